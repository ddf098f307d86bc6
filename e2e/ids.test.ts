/**
 * Ids are unique within their type, which normalising clients need: with the demo data, and with a provider that uses separate sequences.
 * @module-tag slow
 */
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isAbstractType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../gateway/testing/schema-operations.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/test-gateway.ts';
import { days } from '../rest/contract/days.ts';
import { dealers } from '../rest/contract/dealers.ts';
import { farmers } from '../rest/contract/farmers.ts';
import { invoices } from '../rest/contract/invoices.ts';
import { meetings } from '../rest/contract/meetings.ts';
import { loadDemo } from '../rest/embedded/demo/load.ts';
import { addPerson, startTestServer, type TestServer } from '../rest/embedded/testing/test-server.ts';

/** Fields that are null unless the details of an object, or its owner, are requested. */
const onlyInDetails = new Set([
  'Employee.version',
  'Employee.lastChange',
  'Employee.gender',
  'Employee.dateOfBirth',
  'Employee.address',
  'Farmer.record',
  'Dealer.record',
]);
for (const field of ['startLocation', 'endLocation', 'visitedFarmers', 'visitedDealers', 'pictures']) onlyInDetails.add(`Meeting.${field}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Normalises responses by type and id, as clients do, and records fields of one object with different values. */
class Identified {
  readonly types = new Set<string>();
  readonly clashes = new Set<string>();
  readonly #objects = new Map<string, Map<string, string>>();

  /** Returns the normalised value: the key of an object with an id, or else the value. */
  read(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.read(each));
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, this.read(field)] as const);
    const { __typename: type, id } = value;
    if (typeof id !== 'string' || typeof type !== 'string') return Object.fromEntries(fields);
    const key = `${type}:${id}`;
    this.types.add(type);
    const known = this.#objects.get(key) ?? new Map<string, string>();
    this.#objects.set(key, known);
    for (const [name, field] of fields) {
      const [before, now] = [known.get(name), JSON.stringify(field)];
      const isPartial = onlyInDetails.has(`${type}.${name}`) && (before === 'null' || now === 'null');
      if (before !== undefined && before !== now && !isPartial) this.clashes.add(`${key}.${name}: ${before} or ${now}`);
      if (before === undefined || before === 'null') known.set(name, now);
    }
    return key;
  }
}

/** Selects all fields of a type without required arguments, except the lists of an employee and the fields in which the types of a union differ. */
function selection(output: GraphQLOutputType, above: readonly string[]): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((possible) => {
      const fields = fieldsOf(possible, [...above, type.name]).filter((field) => !field.startsWith('pictures'));
      return `... on ${possible.name} { ${fields.join(' ')} }`;
    });
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  return `{ __typename ${fieldsOf(type, above).join(' ')} }`;
}

const isSelected = (type: GraphQLObjectType, name: string) => !(type.name === 'Employee' && schema.getQueryType()?.getFields()[name] !== undefined);

const fieldsOf = (type: GraphQLObjectType, above: readonly string[]): string[] =>
  Object.values(type.getFields())
    .filter(
      ({ name, args, type: below }) =>
        isSelected(type, name) && name !== 'edges' && !args.some(isRequiredArgument) && !above.includes(getNamedType(below).name),
    )
    .map(({ name, type: below }) => `${name} ${selection(below, [...above, type.name])}`);

async function walk(gateway: TestGateway, token: string, fields: readonly string[]): Promise<Identified> {
  const identified = new Identified();
  for (const asked of fields) {
    const name = asked.split('(', 1).join();
    const field = schema.getQueryType()?.getFields()[name];
    if (field === undefined) throw new Error(`There is no query ${name}`);
    const { result } = await gateway.ask(`{ ${asked} ${selection(field.type, [])} }`, {}, token);
    expect(result.errors, asked).toBeUndefined();
    identified.read(result.data);
  }
  return identified;
}

/** Types whose objects have an id. */
const identifiedTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getFields()['id'] !== undefined)
  .map(({ name }) => name);

const pages = [0, 1, 2].map((page) => `page: ${page}, size: 100`);
const both = (fields: (kind: 'farmer' | 'dealer', type: 'FARMER' | 'DEALER') => readonly string[]) => [
  ...fields('farmer', 'FARMER'),
  ...fields('dealer', 'DEALER'),
];

describe('of the demo data', () => {
  let rest: TestServer;
  let gateway: TestGateway;
  let token = '';
  beforeAll(async () => {
    rest = await startTestServer();
    await loadDemo(rest.database, { now: new Date('2026-11-20T04:30:00.000Z') });
    await addPerson(rest.database, 'walker', ['ROLE_ADMIN']);
    token = await rest.signIn('walker');
    const url = await rest.server.listen({ host: '127.0.0.1', port: 0 });
    gateway = await startTestGateway({ extensions: true, restUrl: new URL(url) });
    await gateway.ask('{ changes { nodes { subjectId } } }', {}, token);
    await gateway.ask('mutation { createWebhook(input: { url: "https://tools.example.in/hook", types: [FARMER] }) { message } }', {}, token);
    await gateway.ask('mutation { createAccessToken(input: { name: "Walk", roles: [USER], days: 1 }) { message } }', {}, token);
  }, 300_000);
  afterAll(async () => {
    await gateway[Symbol.asyncDispose]();
    await rest.close();
  });

  test('each identifies one object of its type, in all lists and details', async () => {
    const { result } = await gateway.ask(
      '{ meetings(filter: { everyone: true }, size: 40) { nodes { id party { firstName lastName } } } farmers(size: 1) { nodes { phoneNumber } } employees { nodes { id } } qrBatches { nodes { id } } }',
      {},
      token,
    );
    const { meetings: listed, farmers, employees: people, qrBatches: batches } = Object(result.data);
    const meetingIds: string[] = listed.nodes.map(({ id }: { id: string }) => id);
    const [name] = listed.nodes.map(({ party }: { party: { firstName: string } }) => party.firstName);
    const ids = ['1', '2', '3', '5', '8', '20'];
    const found = await walk(gateway, token, [
      ...['me', 'viewer', 'profile', 'productVariants', 'accessTokens', 'auditEvents(size: 100)', `search(text: "${name}")`],
      ...pages.flatMap((page) => [`employees(${page})`, `farmers(${page})`, `dealers(${page})`, `farmerDirectory(${page})`, `dealerDirectory(${page})`]),
      ...pages.flatMap((page) => [
        `meetings(filter: { everyone: true }, ${page})`,
        `invoices(${page})`,
        `qrBatches(${page})`,
        `qrUsers(${page})`,
        `qrUses(${page})`,
        `fieldUsage(${page})`,
        `visits(from: "2026-11-01", to: "2026-11-19", ${page})`,
        `visits(from: "2026-11-01", to: "2026-11-19", meetingsOnly: true, ${page})`,
      ]),
      ...['FARMER', 'DEALER'].map((type) => `duplicates(type: ${type}, size: 40)`),
      'employees(roles: [MODERATOR, ADMIN])',
      ...['payrollMonth(month: 11, year: 2026)', 'webhooks', `possibleDuplicates(type: FARMER, phone: "${farmers.nodes[0].phoneNumber}")`],
      ...batches.nodes.slice(0, 2).flatMap(({ id }: { id: string }) => [`qrCards(batchId: "${id}", size: 100)`, `qrBatchPeople(batchId: "${id}", size: 100)`]),
      ...both((kind, type) => ids.flatMap((id) => [`${kind}(id: "${type}-${id}")`, `${kind}History(id: "${id}", size: 100)`])),
      ...meetingIds.map((id) => `meeting(id: "${id}")`),
      ...people.nodes
        .slice(0, 4)
        .flatMap(({ id }: { id: string }) => [
          `employee(id: "${id}")`,
          `attendance(userId: "${id}", period: NOVEMBER)`,
          ...['17', '18', '19', '20'].flatMap((day) => [
            `checkEvents(userId: "${id}", date: "2026-11-${day}")`,
            `dayDashboard(userId: "${id}", date: "2026-11-${day}")`,
          ]),
        ]),
    ]);
    expect([...found.clashes]).toEqual([]);
    // The demo has no planned meetings on working days, no lookups by name, no deliveries of the webhook, and no hand-overs.
    expect(
      identifiedTypes.filter(
        (type) => !found.types.has(type) && !['PlannedMeeting', 'RegisteredCustomer', 'TerritoryTransfer', 'WebhookDelivery'].includes(type),
      ),
    ).toEqual([]);
  }, 120_000);

  test('registered customers have separate ids for each kind and each place among the people', async () => {
    const { result } = await gateway.ask(
      '{ farmers(size: 3) { nodes { firstName lastName phoneNumber } } dealers(size: 3) { nodes { firstName lastName phoneNumber } } }',
      {},
      token,
    );
    const { farmers: some, dealers: others } = Object(result.data);
    const document =
      'query ($type: MeetingType!, $people: [PersonKeyInput!]!) { registeredCustomers(type: $type, people: $people) { __typename id index farmerId dealerId } }';
    const identified = new Identified();
    for (const [type, people] of [
      ['FARMER', some.nodes],
      ['DEALER', others.nodes],
      ['FARMER', some.nodes.toReversed()],
    ] as const) {
      const { result: answer } = await gateway.ask(document, { type, people }, token);
      expect(Object(answer.data).registeredCustomers).toHaveLength(3);
      identified.read(answer.data);
    }
    expect([...identified.clashes]).toEqual([]);
  });
});

test('of a provider with separate sequences for farmers and dealers, and for the meetings with either', async () => {
  await using gateway = await startTestGateway();
  const entry = (id: number, kind: string) => ({ id, name: `${kind} ${id}`, mobile: `98220417${id}` });
  const party = (kind: string) => ({ id: 5, profile: { firstName: kind, lastName: 'Patil' } });
  const withFarmer = { meetingId: 5, statusComment: 'Farmer', farmerDetails: party('Farmer') };
  const withDealer = { meetingId: 5, statusComment: 'Dealer', dealerDetails: party('Dealer') };
  const invoice = (invoiceId: number, qrLinked: boolean) => ({
    invoiceId,
    products: [
      { id: 3, name: 'Neem', qrLinked },
      { id: 3, name: 'Neem', qrLinked: !qrLinked },
    ],
  });
  gateway.rest.answer(farmers.fetchFarmers, { payload: [entry(5, 'Farmer'), entry(6, 'Farmer')] });
  gateway.rest.answer(dealers.fetchDealers, { payload: [entry(5, 'Dealer'), entry(6, 'Dealer')] });
  gateway.rest.answer(meetings.getAllFarmerMeetingCreatedByPage, { payload: [withFarmer, withDealer] });
  gateway.rest.answer(meetings.getFarmerMeetingDetails, { payload: { ...withFarmer, visitedFarmers: [party('Farmer')], visitedDealers: [party('Dealer')] } });
  gateway.rest.answer(meetings.getDealerMeetingDetails, { payload: withDealer });
  gateway.rest.answer(days.getUserCheckinCheckoutReport, { payload: [{ id: 1, checkinTime: '09:04', checkoutTime: '18:05' }] });
  gateway.rest.answer(invoices.fetchInvoice, { payload: [invoice(7, true), invoice(8, false)] });
  gateway.rest.answer(invoices.fetchInvoiceDetails, { payload: invoice(7, true) });
  const found = await walk(gateway, 'admin', [
    ...[
      'me',
      'profile',
      'employees',
      'productVariants',
      'farmers',
      'dealers',
      'meetings',
      'meeting(id: "FARMER-5")',
      'meeting(id: "5", type: DEALER)',
      'invoice(id: "7")',
    ],
    ...['farmerDirectory', 'dealerDirectory', 'invoices', 'qrBatches', 'qrUsers', 'qrUses'].map((list) => `${list}(month: 11, year: 2026)`),
    ...['dayDashboard', 'checkEvents'].map((field) => `${field}(userId: "100", date: "2026-11-20")`),
    'attendance(userId: "100", period: CURRENT_WEEK)',
    'qrCards(batchId: "1")',
  ]);
  expect([...found.clashes]).toEqual([]);
  for (const type of ['DirectoryEntry', 'Meeting', 'MeetingParty', 'CheckEvent', 'InvoiceProduct']) expect(found.types).toContain(type);
});

test('an argument accepts the id of a type that mixes both, and never the id of the other kind', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(farmers.fetchFarmerById, { payload: { farmerId: 5 } });
  const { result } = await gateway.ask('{ farmer(id: "FARMER-5") { id } }', {}, 'moderator');
  expect(result).toEqual({ data: { farmer: { id: '5' } } });
  expect(gateway.rest.log.at(-1)?.query).toEqual({ id: '5' });
  const other = await gateway.ask('{ farmer(id: "DEALER-5") { id } farmers(ids: ["DEALER-5"]) { nodes { id } } }', {}, 'moderator');
  expect(other.result.errors?.map(({ extensions }) => [extensions?.['code'], extensions?.['field']])).toEqual([
    ['BAD_USER_INPUT', 'id'],
    ['BAD_USER_INPUT', 'ids'],
  ]);
  const mutation = await gateway.ask(
    'mutation { scheduleMeeting(input: { userId: "3", farmerId: "DEALER-5" }) { userErrors { code path } } }',
    {},
    'moderator',
  );
  expect(mutation.result.data).toEqual({ scheduleMeeting: { userErrors: [{ code: 'INVALID', path: ['input', 'farmerId'] }] } });
});
