/** Schemas of the contract as generators of clients like them: a schema with a title is a component, a closed set is an enum, and null is a type. */
import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';

export type Json = Readonly<Record<string, unknown>>;

export interface Schemas {
  /** @param title names it when it is an object without a title of its own */
  schemaOf(schema: TSchema, title?: string): Json;
  /** Those that were named so far. */
  components(): Json;
}

export function createSchemas(): Schemas {
  const components = new Map<string, Json>();

  function component(title: string, schema: Json): Json {
    const known = components.get(title);
    if (known !== undefined && !isDeepStrictEqual(known, schema)) throw new Error(`Two schemas of the contract have the title ${title}`);
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

/** Words only are an enum; one type or null is that type, nullable; anything else stays a choice. */
function union(choices: readonly Json[]): Json {
  const words = choices.map((choice) => choice['const']);
  if (words.every((word) => typeof word === 'string')) return { type: 'string', enum: words };
  const [one, other, ...more] = choices;
  if (one !== undefined && other?.['type'] === 'null' && more.length === 0 && typeof one['type'] === 'string') {
    return { ...one, type: [one['type'], 'null'], ...(isList(one['enum']) && { enum: [...one['enum'], null] }) };
  }
  return { anyOf: choices };
}
