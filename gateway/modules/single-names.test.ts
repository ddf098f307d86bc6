/** People without a last name (decision 158). No field of the API returns the mark that the REST API stores instead. */
import { expect, test } from 'vitest';
import { contract } from '../../rest/contract/calls.ts';
import { exampleOf } from '../../rest/contract/examples.ts';
import { payroll } from '../../rest/contract/payroll.ts';
import { session } from '../../rest/contract/session.ts';
import { chooseSamples, schemaOperations } from '../testing/schema-operations.ts';
import { shareTestGateway } from '../testing/test-gateway.ts';

/** REST fields that contain a person's whole name. */
const wholeNames = new Set([
  'name',
  'actorName',
  'subjectName',
  'createdByName',
  'correctedBy',
  'scanedBy',
  'dealerName',
  'dealer',
  'person',
  'latinName',
  'closedBy',
  'lastBy',
  'by',
]);
/** REST objects whose `name` is not a person's. */
const things = new Set(['holidays', 'products', 'product', 'warehouse']);

/** Returns an example with a single name for each person. */
function withSingleNames(value: unknown, key = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withSingleNames(item, key, parent));
  if (typeof value === 'object' && value !== null) {
    if ('before' in value) return { ...value, field: 'lastName', before: '.', after: '.' };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSingleNames(inner, name, key)]));
  }
  if (typeof value !== 'string') return value;
  if (key === 'lastName') return '.';
  return wholeNames.has(key) && !things.has(parent) ? 'Tanaji .' : value;
}

function* textsIn(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value === 'object' && value !== null) for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${name}`);
}
const gateway = await shareTestGateway({ extensions: true, fromManyAddresses: true });
for (const [domain, calls] of Object.entries(contract)) {
  for (const call of Object.values(calls)) {
    const example = exampleOf(call.response);
    gateway.rest.answer(call, { payload: domain === 'tokens' || call.name === payroll.fetchHolidays.name ? example : withSingleNames(example), total: 1 });
  }
}
gateway.rest.answer(session.userDetails, ({ token }) => ({ payload: { id: token, firstName: 'Tanaji', lastName: '.', roles: ['ROLE_ADMIN'] } }));

const chosen = chooseSamples({ page: 0, size: 10, first: null, orderBy: null, phoneNumber: null });

/** Queries of parts whose complete selection is refused, because it exceeds the call budget or has mutually exclusive arguments. */
const parts = [
  {
    name: 'plannedMeetings-of-a-page',
    document: '{ plannedMeetings(from: "2026-11-23", to: "2026-11-29") { people { employee { firstName lastName } meetings { lastName } } } }',
  },
  {
    name: 'visitSuggestions-of-a-territory',
    document: '{ visitSuggestions(userId: "7") { nodes { customer { firstName lastName } lastVisit { employeeName } } } }',
  },
].map((part) => ({ ...part, variables: () => ({}) }));
const refused = ['teamDay', 'teamMonth', 'plannedMeetings', 'visitSuggestions'];

test.each([...schemaOperations.filter(({ kind }) => kind === 'query'), ...parts])('$name', async ({ name, document, variables }) => {
  const { result } = await gateway.ask(document, variables(chosen), `admin-${name}`);
  const texts = [...textsIn(result.data, name)];
  expect(texts.filter(([, text]) => text === '.' || text.endsWith(' .'))).toEqual([]);
  if (document.includes(' lastName ') && !refused.includes(name)) expect(texts.filter(([, text]) => text === 'Tanaji')).not.toEqual([]);
});
