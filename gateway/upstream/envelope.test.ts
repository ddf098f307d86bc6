import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Envelope } from '../../rest/contract/call.ts';
import { openEnvelope, type PayloadKind } from './envelope.ts';
import { messageOf, verdictOfText } from './verdict.ts';

const rows = [{ id: 1 }, { id: 2 }];
const person = { id: 7, firstName: 'Asha' };

/** Wraps a payload in each documented envelope. */
const wraps: Readonly<Record<Envelope, (payload: unknown, status: object) => unknown>> = {
  bare: (payload) => payload,
  data: (payload, status) => ({ ...status, data: payload }),
  'data.data': (payload, status) => ({ ...status, data: { data: payload } }),
};
const envelopes: readonly Envelope[] = ['bare', 'data', 'data.data'];
const said: readonly [string, object][] = [
  ['status true', { status: true }],
  ['no status', {}],
  ['status true and a message', { status: true, message: 'ok' }],
];
const payloads: readonly [PayloadKind, unknown][] = [
  ['list', rows],
  ['list', []],
  ['object', person],
  ['object', {}],
];

describe('the payload of each documented envelope', () => {
  for (const envelope of envelopes) {
    for (const [saying, status] of said) {
      test.each(payloads)(`${envelope}, ${saying}: finds a %s`, (wanted, payload) => {
        expect(openEnvelope(wraps[envelope](payload, status), wanted)).toMatchObject({ refused: null, payload });
      });
    }
  }

  test('opening a wrapped payload returns it, whatever its fields', () => {
    const list = fc.array(fc.anything());
    // No documented payload has an object in a field `data`, because that would look like an envelope.
    const object = fc.dictionary(fc.string(), fc.anything()).filter((fields) => typeof fields['data'] !== 'object' || Array.isArray(fields['data']));
    const status = fc.constantFrom<object>({}, { status: true }, { status: null }, { status: 200 }, { success: true }, { message: 'ok' });
    fc.assert(
      fc.property(fc.constantFrom<Envelope>('data', 'data.data'), status, list, (envelope, around, payload) => {
        expect(openEnvelope(wraps[envelope](payload, around), 'list')).toMatchObject({ refused: null, payload });
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom<Envelope>('data', 'data.data'), status, object, (envelope, around, payload) => {
        const opened = openEnvelope(wraps[envelope](payload, around), 'object');
        expect('payload' in opened && opened.payload).toBe(payload);
      }),
    );
  });

  test('returns anything but an envelope unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom<PayloadKind>('list', 'object', 'message'), (body, wanted) => {
        const isObject = typeof body === 'object' && body !== null;
        fc.pre(!(isObject && ('data' in body || 'status' in body)));
        const opened = openEnvelope(body, wanted);
        expect('payload' in opened && opened.payload).toBe(body);
      }),
    );
  });
});

describe('payload fields with the envelope’s names', () => {
  const meeting = { id: 3, status: 'SCHEDULED', data: 'text' };

  test.each(envelopes.slice(1))('keeps an object with its own status and data in %s', (envelope) => {
    expect(openEnvelope(wraps[envelope](meeting, { status: true }), 'object')).toMatchObject({ refused: null, payload: meeting });
  });

  test('accepts a bare object whose status is a word', () => {
    expect(openEnvelope({ id: 3, status: 'STARTED' }, 'object')).toMatchObject({ refused: null, payload: { id: 3, status: 'STARTED' } });
  });

  test('accepts rows with a status field', () => {
    const cards = [{ id: 1, status: false }];
    expect(openEnvelope(cards, 'list')).toMatchObject({ refused: null, payload: cards });
    expect(openEnvelope({ data: cards }, 'list')).toMatchObject({ refused: null, payload: cards });
  });

  test('ignores inherited fields', () => {
    expect(openEnvelope(JSON.parse('{"__proto__": {"status": false, "data": [], "message": "x"}, "id": 1}'), 'object')).toMatchObject({
      refused: null,
      message: null,
      payload: { id: 1 },
    });
  });
});

describe('containers are never confused', () => {
  test.each<[string, unknown, PayloadKind, unknown]>([
    ['an object for a list', { status: true, data: person }, 'list', person],
    ['a list for an object', { status: true, data: rows }, 'object', rows],
    ['null for a list', { status: true, data: null }, 'list', null],
    ['null for an object', { status: true, data: null }, 'object', null],
    ['null one deeper', { status: true, data: { data: null } }, 'list', null],
    ['text for a list', { status: true, data: 'none' }, 'list', 'none'],
  ])('%s is returned unchanged, and the shape check refuses it', (_case, body, wanted, payload) => {
    expect(openEnvelope(body, wanted)).toMatchObject({ refused: null, payload });
  });
});

describe('a response with only a message', () => {
  test.each<[unknown, string | null]>([
    [{ message: 'Farmer added' }, 'Farmer added'],
    [{ status: true, message: 'Farmer added', data: null }, 'Farmer added'],
    [{ status: true, message: 'Farmer added', data: [] }, 'Farmer added'],
    [{ status: true, data: { message: 'Farmer added' } }, 'Farmer added'],
    [{ status: true }, null],
  ])('%j is accepted, whatever its data', (body, message) => {
    expect(openEnvelope(body, 'message')).toEqual({ refused: null, payload: body, message });
  });
});

describe('refusals', () => {
  test.each<[unknown, string | null]>([
    [{ status: false, message: 'No such farmer' }, 'No such farmer'],
    [{ status: false, data: { message: 'No such farmer' } }, 'No such farmer'],
    [{ status: false, data: null }, null],
    [{ status: false, data: rows }, null],
    [{ status: false, message: ' ' }, null],
  ])('%j is refused', (body, message) => {
    for (const wanted of ['list', 'object', 'message'] as const) expect(openEnvelope(body, wanted)).toEqual({ refused: { status: null }, message });
  });

  test.each([
    { status: 'true' },
    { status: 1 },
    { status: null },
    { status: 200 },
    { status: 'SUCCESS' },
    { success: true },
    { success: 'true' },
    { statusCode: 201 },
    { error: null },
    { error: false },
    { error: '' },
    { errors: [] },
    { error: 'two rows were left out' },
  ])('%j beside data is not a refusal', (body) => {
    expect(openEnvelope({ ...body, data: rows }, 'list')).toMatchObject({ refused: null, payload: rows });
  });

  test('a body with an HTTP status is refused with that status', () => {
    expect(openEnvelope({ status: 400, message: 'No' }, 'message')).toEqual({ refused: { status: 400 }, message: 'No' });
    expect(openEnvelope({ success: false, statusCode: '409' }, 'object')).toEqual({ refused: { status: 409 }, message: null });
  });

  test.each([
    ['{"status": "false"}', 'refused'],
    ['{"status": 0}', 'refused'],
    ['{"status": "0"}', 'refused'],
    ['{"status": "FAIL"}', 'refused'],
    ['{"status": "FAILURE"}', 'refused'],
    ['{"status": "error"}', 'refused'],
    ['{"status": "404"}', 'refused'],
    ['{"status": "BAD_REQUEST"}', 'refused'],
    ['{"status": "FAILED_VALIDATION"}', 'refused'],
    ['{"status": "KO"}', 'refused'],
    ['{"status": "unsuccessful"}', 'refused'],
    ['{"isSuccess": false, "errorMessage": "No such farmer"}', 'refused'],
    ['{"succeeded": false}', 'refused'],
    ['{"errorMessage": "Phone number already exists"}', 'refused'],
    ['{"Status": false, "Message": "Phone number already exists"}', 'refused'],
    ['{"errors": {"phone": "Phone number already exists"}}', 'refused'],
    ['{"success": false}', 'refused'],
    ['{"success": 0}', 'refused'],
    ['{"error": true, "data": null}', 'refused'],
    ['{"error": {"code": 7, "message": "No such farmer"}}', 'refused'],
    ['{"error": null, "message": "Done"}', 'done'],
    ['{"status": true}', 'done'],
    ['{"status": 200}', 'done'],
    ['{"status": "200 OK"}', 'done'],
    ['{"status": "CREATED"}', 'done'],
    ['{"ok": true, "errorMessage": ""}', 'done'],
    ['{"success": true}', 'done'],
    ['{"message": "Error reports are sent"}', 'done'],
  ])('the body %s is %s', (body, verdict) => {
    expect(openEnvelope(JSON.parse(body), 'message').refused === null ? 'done' : 'refused').toBe(verdict);
  });

  test('the spellings match the table in docs/rest.md', async () => {
    const [, table = ''] = (await readFile(new URL('../../docs/rest.md', import.meta.url), 'utf8')).split('## Refusals inside a 2xx');
    const rows = [...table.matchAll(/^\| (refused|done|unclear) \| (.*)\| (.*) \|$/gm)];
    const spellings = rows.flatMap(([, verdict = '', ...cells]) =>
      cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, body = '']): [string, string] => [body, verdict])),
    );
    expect(spellings.length).toBeGreaterThan(15);
    const verdictOf = (body: string) => {
      if (!body.startsWith('{')) return verdictOfText(body);
      return openEnvelope(JSON.parse(body), 'message').refused === null ? 'done' : 'refused';
    };
    for (const [body, verdict] of spellings) expect([body, verdictOf(body)]).toEqual([body, verdict]);
  });
});

describe('the message for people', () => {
  test.each<[unknown, string | null]>([
    [{ message: 'a' }, 'a'],
    [{ message: 'a', data: { message: 'b' } }, 'a'],
    [{ message: '', data: { message: 'b' } }, 'b'],
    [{ data: { message: 'b' } }, 'b'],
    [{ error: 'Phone exists' }, 'Phone exists'],
    [{ error: { message: 'Phone exists' } }, 'Phone exists'],
    [{ errors: [{ message: 'Phone exists' }] }, 'Phone exists'],
    [{ status: 400, error: 'Bad Request' }, null],
    [{ message: ['a'] }, null],
    [{ message: { text: 'a' } }, null],
    [{ data: { data: { message: 'c' } } }, null],
    [{ data: [{ message: 'c' }] }, null],
    ['a', null],
    [null, null],
    [['a'], null],
  ])('of %j is %j', (body, message) => expect(messageOf(body)).toBe(message));

  test('is searched in any value without an error', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof (messageOf(body) ?? '') === 'string'));
  });
});
