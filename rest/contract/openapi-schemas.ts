/** Converts schemas of the contract for client generators: a titled schema becomes a component, a closed set an enum, and null a type. */
import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';

export type Json = Readonly<Record<string, unknown>>;

export interface Schemas {
  /** @param title name for an object schema without its own title */
  schemaOf(schema: TSchema, title?: string): Json;
  /** Returns the components named so far. */
  components(): Json;
}

export function createSchemas(): Schemas {
  const components = new Map<string, Json>();

  function component(title: string, schema: Json): Json {
    const existing = components.get(title);
    if (existing !== undefined && !isDeepStrictEqual(existing, schema)) throw new Error(`Two schemas of the contract have the title ${title}`);
    components.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }

  function simplified(schema: Json): Json {
    const { title, anyOf, properties, items, ...rest } = schema;
    const simple = {
      ...rest,
      ...(isList(anyOf) && union(anyOf.filter(isJson).map(simplified))),
      ...(isJson(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, isJson(value) ? simplified(value) : value])),
      }),
      ...(isJson(items) && { items: simplified(items) }),
    };
    return typeof title === 'string' ? component(title, simple) : simple;
  }

  return {
    schemaOf(schema, title) {
      const read: Json = JSON.parse(JSON.stringify(schema));
      return simplified(read['type'] === 'object' && title !== undefined ? { title, ...read } : read);
    },
    components: () => Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Converts a choice: literals become an enum, and one type or null becomes a nullable type. Any other choice is unchanged. */
function union(choices: readonly Json[]): Json {
  const words = choices.map((choice) => choice['const']);
  if (words.every((word) => typeof word === 'string')) return { type: 'string', enum: words };
  const [one, other, ...more] = choices;
  if (one !== undefined && other?.['type'] === 'null' && more.length === 0 && typeof one['type'] === 'string') {
    return { ...one, type: [one['type'], 'null'], ...(isList(one['enum']) && { enum: [...one['enum'], null] }) };
  }
  return { anyOf: choices };
}
