import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { exampleOf } from '../../contract/examples.ts';
import { freeTextMark } from '../../contract/fields.ts';
import { meetings } from '../../contract/meetings.ts';
import { tokens } from '../../contract/tokens.ts';
import { inputOf, readReason } from './input.ts';

/** Texts that are never cleaned: names of accounts and files, passwords, ids and cursors. Their own parsers check them. */
const exactTexts = new Set(
  'id userId userIds fromUserId toUserId otherId keepId mergeId farmerId dealerId customerId meetingId batchId invoiceId tokenId webhookId deliveryId url productVarientId username email phoneNumber mobileNumber whatsAppMobile profilePicture token password confirmPassword oldPassword newPassword after'.split(
    ' ',
  ),
);

interface FoundText {
  readonly path: string;
  readonly isFree: boolean;
}

/** Returns the texts of a request that accept any characters. */
function openTexts(schema: TSchema | undefined, path: string): readonly FoundText[] {
  if (Type.IsObject(schema)) return Object.entries(schema.properties).flatMap(([name, inner]) => openTexts(inner, `${path}.${name}`));
  if (Type.IsArray(schema)) return openTexts(schema.items, path);
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((inner) => openTexts(inner, path));
  if (!Type.IsString(schema) || 'pattern' in schema || 'format' in schema) return [];
  return [{ path, isFree: Reflect.get(schema, freeTextMark) === true }];
}

describe('every text of the contract', () => {
  const texts = calls.flatMap(({ name, query, body }) => [...openTexts(query, name), ...openTexts(body, name)]);

  test('is cleaned before a handler receives it, or is listed as exact', () => {
    expect(texts.filter(({ path, isFree }) => !isFree && !exactTexts.has(path.split('.').at(-1) ?? '')).map(({ path }) => path)).toEqual([]);
    expect(texts.filter(({ isFree }) => isFree).length).toBeGreaterThan(50);
  });

  const withFreeTexts = calls.filter(({ query, body }) => [...openTexts(query, ''), ...openTexts(body, '')].some(({ isFree }) => isFree));

  test.each(withFreeTexts)('of $name that is free loses hidden characters and extra spaces', (call) => {
    const dirty = (schema: TSchema | undefined) => (schema === undefined ? undefined : dirtied(schema, exampleOf(schema)));
    const { query, body }: { query: unknown; body: unknown } = inputOf(call)({ query: dirty(call.query), body: dirty(call.body) });
    const read = JSON.stringify([query, body]);
    expect(read).toContain(clean);
    expect(read).not.toMatch(/\u200B|\u202E| {2}/);
  });
});

const clean = 'an – onion';
const soiled = ' \u202Ean \u200B– \u00A0onion\t';

/** Returns a value of a schema with extra spaces and hidden characters in each free text. */
function dirtied(schema: TSchema, value: unknown): unknown {
  if (Type.IsUnion(schema)) return schema.anyOf.some((inner) => Reflect.get(inner, freeTextMark) === true) ? soiled : value;
  if (Reflect.get(schema, freeTextMark) === true) return soiled;
  if (Type.IsArray(schema)) return [dirtied(schema.items, Array.isArray(value) ? value[0] : exampleOf(schema.items))];
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, inner]) => [name, dirtied(inner, Reflect.get(value, name) ?? exampleOf(inner, name))]),
  );
}

describe('a text without a visible character', () => {
  test('is refused with the name of its field when a text is required', () => {
    const makeToken = inputOf(tokens.createAccessToken);
    expect(() => makeToken({ query: undefined, body: { name: '\u200B \u2060', roles: ['user'], days: 1 } })).toThrow(
      expect.objectContaining({ message: 'name must not be empty', facts: { field: 'name' } }),
    );
    const { body } = inputOf(meetings.cancelMeeting)({ query: undefined, body: { meetingId: '7', reason: '\u200E\u00AD ' } });
    expect(() => readReason(body.reason)).toThrow(expect.objectContaining({ message: 'reason has to say why', facts: { field: 'reason' } }));
  });

  test('is an empty text when none is required', () => {
    expect(inputOf(meetings.planMeeting)({ query: undefined, body: { meetingId: '7', purpose: '\u200B' } }).body.purpose).toBe('');
  });
});
