/** Every row of docs/calls.md over a fake REST API: the exact request, and the typed response in every envelope and under every tolerance. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '../../rest/contract/call.ts';
import { calls } from '../../rest/contract/calls.ts';
import { session } from '../../rest/contract/session.ts';
import { callCases } from '../testing/call-cases.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway({ fromManyAddresses: true });
/** Gateway without the compiler. */
const plain = await shareTestGateway({ fromManyAddresses: true, compileAfter: 'never', restUrl: gateway.rest.url });
beforeEach(() => {
  // The call for the caller's roles is ignored here.
  gateway.rest.answer(session.userDetails, ({ token }) => ({ payload: { id: token, roles: ['ROLE_ADMIN'] } }));
  gateway.rest.log.splice(0);
});

/** Counter that creates a new person for each query, so no query joins an earlier one. */
let questions = 0;
const admin = () => {
  questions += 1;
  return `admin-${questions}`;
};

const fieldOf = (field: string, data: Record<string, unknown> | null | undefined) => data?.[field.split('.')[1] ?? ''];
/** Returns the requests except those for roles. */
const requests = (call: string) => gateway.rest.log.filter((request) => call === 'userDetails' || request.call !== 'userDetails');

describe.each(callCases)('$field by $call.method $call.path', ({ field, call, document, query, body, payload, data }) => {
  test('makes exactly the documented request', async () => {
    gateway.rest.answer(call, { payload });
    const token = admin();
    const { result } = await gateway.ask(document, {}, token);
    expect(result).toEqual({ data: { [field.split('.')[1] ?? '']: data } });
    const [request, ...more] = requests(call.name);
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: call.method, path: call.path, query: query ?? {}, body: body ?? null });
    // The token is the only header of the caller, and is sent only if the call requires one.
    const { host: _, connection: __, 'content-length': ___, ...headers } = request?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      'x-request-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(call.who !== 'anyone' && { authorization: `Bearer ${token}` }),
    });
  });

  test('has the same response compiled and by graphql-js', async () => {
    gateway.rest.answer(call, { payload });
    const { result } = await plain.ask(document, {}, admin());
    expect(result).toEqual({ data: { [field.split('.')[1] ?? '']: data } });
  });

  test.each<Envelope>(['bare', 'data', 'data.data'])('understands the answer in the envelope %s', async (envelope) => {
    gateway.rest.answer(call, { payload });
    gateway.rest.envelope(envelope);
    const { result } = await gateway.ask(document, {}, admin());
    gateway.rest.envelope(null);
    // The message of the envelope, if there is one, is the REST API's message too.
    const found = fieldOf(field, result.data);
    expect(result.errors).toBeUndefined();
    if (field.startsWith('Query')) expect(found).toEqual(data);
    else expect({ ...Object(found), message: null }).toEqual({ ...Object(data), message: null });
  });

  test('tolerates ids of the other type, unknown fields, nulls and missing fields', async () => {
    for (const change of [withUnknown, withTextIds, withNulls, withOnlyIds]) {
      gateway.rest.answer(call, { payload: change(payload) });
      const { result } = await gateway.ask(document, {}, admin());
      expect(result.errors, change.name).toBeUndefined();
      expect(fieldOf(field, result.data), change.name).not.toBeNull();
    }
  });

  test('a wrong container is a fault of shape that names the call', async () => {
    gateway.rest.answer(call, { body: Array.isArray(payload) ? { data: { rows: payload } } : [payload] });
    const { result } = await gateway.ask(document, {}, admin());
    const codes = new Set(result.errors?.map(({ extensions }) => extensions?.['code']));
    expect(codes).toEqual(new Set(['UPSTREAM_SHAPE']));
    expect(result.errors?.[0]?.extensions).toMatchObject({ call: call.name });
  });
});

test('every documented call has a case, except exports, which have separate tests', () => {
  const cased = new Set(callCases.map(({ call }) => call.name));
  expect(calls.filter(({ name, extension, files }) => !extension && files.length === 0 && !cased.has(name)).map(({ name }) => name)).toEqual([]);
});

const idNames = /^(id|\w+Id)$/;
type Json = unknown;

function mapped(value: Json, change: (key: string, value: Json) => Json | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const changed = change(key, field);
      return changed === undefined ? [] : [[key, mapped(changed, change)]];
    }),
  );
}

function withUnknown(payload: Json): Json {
  const adding = (value: Json): Json => (Array.isArray(value) ? value.map(adding) : { ...Object(value), unheardOf: { deep: [1] }, __typename: 'X' });
  return adding(payload);
}
const withTextIds = (payload: Json) =>
  mapped(payload, (key, value) =>
    idNames.test(key) && (typeof value === 'number' || typeof value === 'string') ? (typeof value === 'number' ? String(value) : value) : value,
  );
const withNulls = (payload: Json) => mapped(payload, (key, value) => (idNames.test(key) || key === 'token' || key === 'roles' ? value : null));
const withOnlyIds = (payload: Json) => mapped(payload, (key, value) => (idNames.test(key) || key === 'token' || key === 'roles' ? value : undefined));
