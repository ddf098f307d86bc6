import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { cleanedKind } from '../../contract/clean-texts.ts';
import { exampleOf } from '../../contract/examples.ts';
import { meetings } from '../../contract/meetings.ts';
import { tokens } from '../../contract/tokens.ts';
import { inputOf, readReason } from './input.ts';

/** Texts that are never cleaned: names of users and files, passwords, ids and cursors. Their own parsers check them. */
const exactTexts = new Set(
  'id userId userIds fromUserId toUserId otherId keepId mergeId farmerId dealerId customerId meetingId batchId invoiceId tokenId webhookId deliveryId url registeredBy key productVarientId username profilePicture token password confirmPassword oldPassword newPassword after'.split(
    ' ',
  ),
);

interface FoundText {
  readonly path: string;
  readonly isCleaned: boolean;
}

/** Returns the texts of a request that accept any characters. */
function openTexts(schema: TSchema | undefined, path: string): readonly FoundText[] {
  if (Type.IsObject(schema)) return Object.entries(schema.properties).flatMap(([name, inner]) => openTexts(inner, `${path}.${name}`));
  if (Type.IsArray(schema)) return openTexts(schema.items, path);
  if (Type.IsUnion(schema)) return schema.anyOf.flatMap((inner) => openTexts(inner, path));
  if (!Type.IsString(schema) || 'pattern' in schema || 'format' in schema) return [];
  return [{ path, isCleaned: cleanedKind(schema) !== undefined }];
}

describe('every text of the contract', () => {
  const texts = calls.flatMap(({ name, query, body }) => [...openTexts(query, name), ...openTexts(body, name)]);

  test('is cleaned before a handler receives it, or is listed as exact', () => {
    expect(texts.filter(({ path, isCleaned }) => !isCleaned && !exactTexts.has(path.split('.').at(-1) ?? '')).map(({ path }) => path)).toEqual([]);
    expect(texts.filter(({ isCleaned }) => isCleaned).length).toBeGreaterThan(50);
  });

  const withCleanedTexts = calls.filter(({ query, body }) => [...openTexts(query, ''), ...openTexts(body, '')].some(({ isCleaned }) => isCleaned));

  test.each(withCleanedTexts)('of $name loses hidden characters and extra spaces, and has its usual form', (call) => {
    const dirty = (schema: TSchema | undefined) => (schema === undefined ? undefined : dirtied(schema, exampleOf(schema)));
    const { query, body }: { query: unknown; body: unknown } = inputOf(call)({ query: dirty(call.query), body: dirty(call.body) });
    const read = JSON.stringify([query, body]);
    const sent = JSON.stringify([dirty(call.query), dirty(call.body)]);
    for (const [uncleaned, clean] of Object.values(samples)) expect(read.includes(`"${clean}"`)).toBe(sent.includes(JSON.stringify(uncleaned)));
    expect(read).not.toMatch(/\u200B|\u202E| {2}/);
  });
});

/** An uncleaned and a cleaned text of each kind. */
const samples = {
  text: [' \u202Ean \u200B– \u00A0onion\t', 'an – onion'],
  phone: ['\u202E+91 (98220)\u200B 12345', '9822012345'],
  email: ['Asha <mailto:asha\u200B@example.in>', 'asha@example.in'],
  pinCode: ['\u202E४२२ २०९', '422209'],
} as const;

/** Returns a value of a schema with the uncleaned sample in each text that is cleaned. */
function dirtied(schema: TSchema, value: unknown): unknown {
  const kind = cleanedKind(schema);
  if (kind !== undefined) return samples[kind][0];
  if (Type.IsUnion(schema)) return value;
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
