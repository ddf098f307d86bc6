/** Lists that are too long to be completed in one go are completed in slices, between which everybody else is answered. Only calls without pages give such lists. */
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type GraphQLFieldConfig, type GraphQLSchema, getNullableType, isListType } from 'graphql';
import { nextTurn } from '../upstream/turns.ts';
import type { Context } from './context.ts';

/** Rows that are completed in one go at most; a row that waits for its slice costs several times as much. */
export const mostAtOnce = 5_000;

/** Rows of a slice: with all fields of a farmer some 20 ms. */
export const sliceRows = 1_000;

/** Both ways of running an operation complete a row when its promise resolves. */
function inSlices<Row>(rows: readonly Row[]): Promise<Row>[] {
  let turn = Promise.resolve();
  return rows.map((row, index) => {
    if (index % sliceRows === 0) turn = nextTurn();
    return turn.then(() => row);
  });
}

const paced = (rows: unknown) => (Array.isArray(rows) && rows.length > mostAtOnce ? inSlices(rows) : rows);

/** Fields without a resolver of their own have no long lists, and stay as quick as they are. */
export function withLongLists(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>) => {
      const { type, resolve } = field;
      if (resolve === undefined || !isListType(getNullableType(type))) return field;
      return {
        ...field,
        resolve(...asked) {
          const rows: unknown = resolve(...asked);
          return rows instanceof Promise ? rows.then(paced) : paced(rows);
        },
      };
    },
  });
}
