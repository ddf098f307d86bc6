/** Every text of a request has a maximum length, so callers cannot control how much is hashed, stored or compared. */
import { type TSchema, Type } from 'typebox';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';

/** Formats with a fixed length. */
const fixedFormats: readonly unknown[] = ['date'];

/** Returns the paths of texts without a maximum length. */
function unlimited(schema: TSchema, path: string): readonly string[] {
  if (Type.IsObject(schema)) return Object.entries(schema.properties).flatMap(([name, inner]) => unlimited(inner, `${path}.${name}`));
  if (Type.IsArray(schema)) return unlimited(schema.items, path);
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((inner) => unlimited(inner, path));
  if (!Type.IsString(schema)) return [];
  const { maxLength, format }: Readonly<Record<string, unknown>> = { ...schema };
  return typeof maxLength === 'number' || fixedFormats.includes(format) ? [] : [path];
}

it.each(calls)('$name has no text of unlimited length', ({ name, query, body }) => {
  expect([query, body].flatMap((schema) => (schema === undefined ? [] : unlimited(schema, name)))).toEqual([]);
});

it('finds a text without a limit at any depth', () => {
  const schema = Type.Object({ people: Type.Array(Type.Object({ name: Type.Union([Type.String(), Type.Null()]) })), code: Type.String({ pattern: '^\\d+$' }) });
  expect(unlimited(schema, 'call')).toEqual(['call.people.name', 'call.code']);
});
