import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../rest/contract/call.ts';
import { calls } from '../../rest/contract/calls.ts';
import { UpstreamFault } from './fault.ts';
import { checkRequest } from './request-check.ts';

interface Text {
  readonly path: readonly string[];
  readonly limit: number;
}

/** Returns the texts of a schema that have a maximum length. */
function textsOf(schema: TSchema | undefined, path: readonly string[] = []): readonly Text[] {
  if (schema === undefined) return [];
  if (Type.IsObject(schema)) return Object.entries(schema.properties).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
  if (Type.IsArray(schema)) return textsOf(schema.items, [...path, '0']);
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((inner) => textsOf(inner, path));
  return 'maxLength' in schema && typeof schema.maxLength === 'number' ? [{ path, limit: schema.maxLength }] : [];
}

/** Creates a request with only the text at the path. */
const valueAt = (path: readonly string[], text: string): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text);

const texts = calls.flatMap((call) =>
  (['query', 'body'] as const).flatMap((part) =>
    textsOf(call[part]).map(({ path, limit }) => ({ name: call.name, call, part, field: path.join('.'), path, limit })),
  ),
);

function faultOf(call: Call, request: object): UpstreamFault | null {
  try {
    checkRequest(call, request);
    return null;
  } catch (error) {
    if (error instanceof UpstreamFault) return error;
    throw error;
  }
}

test.each(texts)('$name: $part $field may have up to $limit characters', ({ call, part, field, path, limit }) => {
  expect(faultOf(call, { [part]: valueAt(path, 'a'.repeat(limit)) })).toBeNull();
  expect(faultOf(call, { [part]: valueAt(path, 'a'.repeat(limit + 1)) })).toMatchObject({
    kind: 'invalid',
    field,
    message: `"${field}" may have at most ${limit} characters, not ${limit + 1}`,
  });
});

describe('counts characters as the contract does', () => {
  const [signIn] = calls;
  test('by code points', () => {
    const username = '🌱'.repeat(254);
    expect(signIn && faultOf(signIn, { body: { username } })).toBeNull();
    expect(signIn && faultOf(signIn, { body: { username: `${username}🌱` } })).toMatchObject({ kind: 'invalid', field: 'username' });
  });
});
