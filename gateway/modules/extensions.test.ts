/**
 * Checks that schema.graphql states every use of REST_EXTENSIONS, and that a field of an extension makes no call to a REST API without extensions.
 * Every field is explained in full, and each call of an extension is checked.
 */
import { getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { calls } from '../../rest/contract/calls.ts';
import type { Explanation } from '../graphql/explain.ts';
import { chooseSamples, schema, schemaOperations } from '../testing/schema-operations.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

const gateway = await shareTestGateway({ extensions: true, fromManyAddresses: true });
/** Gateway in front of a REST API that has only the documented calls. */
const documented = await shareTestGateway({ fromManyAddresses: true });

const extensions = new Set(calls.filter(({ extension }) => extension).map(({ name }) => name));

const chosen = (place: 0 | -1) => chooseSamples({ quantity: 5, page: null, size: null, clientMutationId: null }, place);

/** Returns the descriptions on the path to a field of a response, the root field's first. */
function descriptionsOf(kind: 'query' | 'mutation', way: string): string[] {
  let type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return way.split('.').flatMap((name) => {
    const field = type?.getFields()[name];
    if (field === undefined) return [];
    const inner = getNamedType(field.type);
    type = isObjectType(inner) ? inner : null;
    return [field.description ?? ''];
  });
}

const seen = new Set<string>();

/** Returns the outcome of a field without extensions: its value, the code of its refusal, or the documented calls that it makes instead. */
async function outcomeWithout(document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
  documented.rest.log.splice(0);
  const { result } = await documented.ask(document, variables, 'admin');
  const calls = documented.rest.log.flatMap(({ call }) => (call === 'userDetails' ? [] : [call]));
  if (calls.length > 0) return calls;
  const field = Object.values(result.data ?? {})[0] ?? null;
  const { userErrors: [refusal] = [], ...done } = Object(field);
  // A refused mutation returns nothing else.
  if (refusal) expect(Object.values(done).filter((value) => value !== null && String(value) !== '')).toEqual([]);
  return result.errors?.[0]?.extensions?.['code'] ?? refusal?.code ?? field;
}

const outcomes = new Map<string, unknown>();

// The complete teamDay and teamMonth exceed the limit of an operation.
const operations = [
  ...schemaOperations.map(({ kind, name, document, variables }) => ({ kind, name, document, variables })),
  { kind: 'query' as const, name: 'part of teamDay', document: '{ teamDay(date: "2026-11-20") { people { day { visitCount } } } }', variables: () => ({}) },
  // Either argument is allowed, but not both.
  { kind: 'query' as const, name: 'qrPoints of a phone number', document: '{ qrPoints(phoneNumber: "9822041735") { balance } }', variables: () => ({}) },
  { kind: 'query' as const, name: 'visitSuggestions', document: '{ visitSuggestions(userId: "7") { farKm } }', variables: () => ({}) },
  {
    kind: 'query' as const,
    name: 'plannedMeetings',
    document: '{ plannedMeetings(from: "2026-11-23", to: "2026-11-29") { nextPage } }',
    variables: () => ({}),
  },
  { kind: 'query' as const, name: 'part of teamMonth', document: '{ teamMonth(month: 11) { people { travel { date } } } }', variables: () => ({}) },
];

test.each(operations)('$kind $name states each call of an extension', async ({ kind, name, document, variables }) => {
  const headers = { 'x-explain': '1', authorization: 'Bearer admin' };
  // An enum argument may choose the call, so the first and the last value of each are tried.
  for (const place of [0, -1] as const) {
    const payload = { query: document, variables: variables(chosen(place)) };
    const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    const told: { extensions?: { explain: Explanation }; errors?: { extensions: { code: string } }[] } = answer.json();
    // The complete team day and month exceed the call budget of one operation.
    if (told.extensions === undefined) {
      expect(['teamDay', 'teamMonth', 'plannedMeetings']).toContain(name);
      expect(told.errors?.[0]?.extensions.code).toBe('OPERATION_LIMIT');
    }
    const made = told.extensions?.explain.calls.filter(({ call }) => call !== 'userDetails') ?? [];
    // A write may be followed by documented reads of what it changed.
    const first = made.filter(({ step }) => step === made[0]?.step);
    if (place === 0 && first.length > 0 && first.every(({ call }) => extensions.has(call)))
      outcomes.set(`${kind} ${name}`, await outcomeWithout(document, payload.variables));
    for (const { call, field } of made.filter((each) => extensions.has(each.call))) {
      seen.add(call);
      expect(descriptionsOf(kind, field).join(' '), `${field} makes ${call}`).toMatch(/extension/);
    }
  }
});

test('covers every call of an extension', () => {
  expect([...extensions].filter((call) => !seen.has(call))).toEqual([]);
});

test('without them, a field is null or not supported and makes no call', () => {
  const others = [...outcomes].filter(([name, outcome]) => outcome !== (name.startsWith('mutation ') ? 'NOT_SUPPORTED' : null));
  expect(Object.fromEntries(others)).toEqual({
    'query qrBatchPeople': 'NOT_SUPPORTED',
    // Read from documented lists and searches.
    'query employee': ['fetchAllEmployeeByPage'],
    'query farmer': ['getAllFarmersPage'],
    'query dealer': ['getAllDealersPage'],
    'query search': ['searchFarmerByArea', 'searchDealerByArea'],
    // The token is only forgotten.
    'mutation signOut': { message: null, userErrors: [], clientMutationId: null },
  });
  expect(outcomes.size).toBeGreaterThan(65);
});
