/** One farmer or dealer with their record and history, with and without extensions. The same tests apply to both. */
import { describe, expect, test } from 'vitest';
import { dealers } from '../../../rest/contract/dealers.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { startBothGateways } from '../../testing/both-gateways.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';

const cases = [
  { one: 'farmer', One: 'Farmer', id: '705', idField: 'farmerId', details: 'crops', calls: farmers, history: farmers.fetchFarmerHistory },
  { one: 'dealer', One: 'Dealer', id: '805', idField: 'dealerId', details: 'details', calls: dealers, history: dealers.fetchDealerHistory },
] as const;

const wireRecord = {
  profile: { firstName: 'Tanaji', lastName: 'Chavan', phoneNumber: 9371463800 },
  middleName: 'Bhimrao',
  email: 'tanaji@demo.example',
  dob: '1979-08-14',
  gender: 'Male',
  whatsAppMobile: 9371463800,
  version: 3,
  history: [
    { kind: 'CHANGED', count: 2 },
    { kind: 'SUNG_AT', count: 1 },
  ],
  lastSeen: { at: '2026-11-19T10:26:00+05:30', name: 'Ganesh Shinde' },
  points: 2_147_500_000,
};

const record = {
  middleName: 'Bhimrao',
  email: 'tanaji@demo.example',
  dateOfBirth: '1979-08-14',
  gender: 'MALE',
  whatsAppMobile: '9371463800',
  version: 3,
  history: [{ kind: 'CHANGED', count: 2 }],
  lastSeenAt: '2026-11-19T10:26:00.000+05:30',
  lastSeenBy: 'Ganesh Shinde',
  points: null,
  totalPoints: 2_147_500_000,
};

const recordFields = 'record { middleName email dateOfBirth gender whatsAppMobile version history { kind count } lastSeenAt lastSeenBy points totalPoints }';

const { extended, documented } = await startBothGateways();

const paths = (gateway: TestGateway) => gateway.calls().filter((call) => !call.includes('userdetails'));

describe.each(cases)('a $one', ({ one, One, id, idField, details, calls, history }) => {
  const input = `input: { ${idField}: "${id}", version: 3, firstName: "Tanaji", lastName: "Chavan", gender: MALE, phoneNumber: "9371463801",
    address: { street: "Canal Road", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" },
    pictures: ["a.jpg", "b.jpg"], ${details}: [{ name: "Onion", value: "1 acre" }, { name: "Rice" }] }`;
  const update = `mutation { update${One}(${input}) { message userErrors { code message } ${one} { id ${recordFields} } } }`;
  const wire = { [idField]: id, ...wireRecord };

  test('is read with the record', async () => {
    extended.rest.answer('fetchFarmerById' in calls ? calls.fetchFarmerById : calls.fetchDealerById, { payload: wire });
    const { result } = await extended.ask(`{ ${one}(id: "${id}") { id firstName phoneNumber ${recordFields} } }`, {}, 'moderator');
    expect(result).toEqual({ data: { [one]: { id, firstName: 'Tanaji', phoneNumber: '9371463800', record } } });
    expect(paths(extended)).toEqual([`GET /api/${one}/fetch${One}ById?id=${id}`]);
  });

  test('is searched among the newest, without a record, when the REST API has no call by id', async () => {
    const { result } = await documented.ask(`{ ${one}(id: "${id}") { id firstName record { version } } }`, {}, 'moderator');
    expect(result).toEqual({ data: { [one]: { id, firstName: `Sample${id}`, record: null } } });
    expect(paths(documented)).toEqual([`GET /api/${one}/getAll${One}sPage?pageNumber=0&pageSize=100`]);
    const nobody = await documented.ask(`{ ${one}(id: "1") { id } }`, {}, 'moderator');
    expect(nobody.result.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('has a history with its own fields for each kind', async () => {
    const rows = [
      { id: 'USE-9', kind: 'CODE', at: '2026-11-17T10:00:00+05:30', use: { code: 'ABCD', product: 'Humi', points: 50, person: 'Sita', dealer: null } },
      {
        id: 'M-1',
        kind: 'MEETING',
        at: '2026-11-06T10:00:00+05:30',
        employee: { id: 7, name: 'G' },
        meeting: { meetingId: 5094, type: 'FARMER', status: 'FINISHED' },
      },
      { id: 'I-1', kind: 'INVOICE', invoice: { invoiceId: 203, warehouse: 'Pune', products: 24 } },
      {
        id: 'C-2',
        kind: 'CHANGED',
        changes: [
          { field: 'phoneNumber', before: '1', after: null },
          { field: 'hat', before: null, after: 'blue' },
        ],
      },
    ];
    extended.rest.answer(history, { payload: rows, total: 31 });
    const query = `{ ${one}History(id: "${id}", kind: CHANGED, page: 2, size: 4) { totalCount pageInfo { hasNextPage } nodes {
      id kind at employee { id name } changes { field before after } meeting { id type status endedAt } invoice { id warehouse productCount }
      use { code product points person dealer } } } }`;
    const { result } = await extended.ask(query, {}, 'moderator');
    const none = { at: null, employee: null, changes: [], meeting: null, invoice: null, use: null };
    expect(result.data?.[`${one}History`]).toEqual({
      totalCount: 31,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          ...none,
          id: `${One.toUpperCase()}-${id}-USE-9`,
          kind: 'CODE',
          at: '2026-11-17T10:00:00.000+05:30',
          use: { code: 'ABCD', product: 'Humi', points: 50, person: 'Sita', dealer: null },
        },
        {
          ...none,
          id: `${One.toUpperCase()}-${id}-M-1`,
          kind: 'MEETING',
          at: '2026-11-06T10:00:00.000+05:30',
          employee: { id: '7', name: 'G' },
          meeting: { id: '5094', type: 'FARMER', status: 'FINISHED', endedAt: null },
        },
        { ...none, id: `${One.toUpperCase()}-${id}-I-1`, kind: 'INVOICE', invoice: { id: '203', warehouse: 'Pune', productCount: 24 } },
        {
          ...none,
          id: `${One.toUpperCase()}-${id}-C-2`,
          kind: 'CHANGED',
          changes: [
            { field: 'PHONE_NUMBER', before: '1', after: null },
            { field: null, before: null, after: 'blue' },
          ],
        },
      ],
    });
    expect(paths(extended)).toEqual([`GET /api/${one}/fetch${One}History?id=${id}&kind=CHANGED&pageNumber=2&pageSize=4`]);
    expect((await documented.ask(query, {}, 'moderator')).result).toEqual({ data: { [`${one}History`]: null } });
    expect(paths(documented)).toEqual([]);
  });

  test('is changed only in the given fields: null clears, and an absent part of an address stays', async () => {
    extended.rest.answer('updateFarmer' in calls ? calls.updateFarmer : calls.updateDealer, { payload: wire });
    const address = '{ street: "C", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" }';
    const details = 'updateFarmer' in calls ? 'crops' : 'details';
    const ask = (fields: string) =>
      extended.ask(`mutation { update${One}(input: { ${one}Id: "${id}", version: 3, ${fields} }) { ${one} { id version } } }`, {}, 'moderator');
    const { result } = await ask('phoneNumber: "9371463801"');
    expect(result.data).toEqual({ [`update${One}`]: { [one]: { id, version: record.version } } });
    expect(extended.rest.log.at(-1)?.body).toEqual({ id, version: 3, phoneNumber: '9371463801' });
    await ask(`gender: null, dateOfBirth: null, whatsAppMobile: null, pictures: null, ${details}: null, address: ${address}`);
    const area = { street: 'C', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412226' };
    expect(extended.rest.log.at(-1)?.body).toEqual({ id, version: 3, gender: null, dob: null, whatsAppMobile: '', profilePicture: '', details: [], ...area });
  });

  test('is changed in single parts of the address', async () => {
    extended.rest.answer('updateFarmer' in calls ? calls.updateFarmer : calls.updateDealer, { payload: wire });
    const parts = '{ taluka: "Haveli", village: null }';
    await extended.ask(`mutation { update${One}(input: { ${one}Id: "${id}", version: 3, addressParts: ${parts} }) { ${one} { id } } }`, {}, 'moderator');
    expect(extended.rest.log.at(-1)?.body).toEqual({ id, version: 3, taluka: 'Haveli', village: '' });
  });

  test('is changed with the version that was read', async () => {
    extended.rest.answer('updateFarmer' in calls ? calls.updateFarmer : calls.updateDealer, { payload: wire });
    const { result } = await extended.ask(update, {}, 'moderator');
    expect(result).toEqual({ data: { [`update${One}`]: { message: null, userErrors: [], [one]: { id, record } } } });
    expect(extended.rest.log.at(-1)?.body).toEqual({
      id,
      version: 3,
      firstName: 'Tanaji',
      lastName: 'Chavan',
      gender: 'Male',
      phoneNumber: '9371463801',
      street: 'Canal Road',
      taluka: 'Shirur',
      district: 'Pune',
      state: 'Maharashtra',
      pinCode: '412226',
      profilePicture: 'a.jpg,b.jpg',
      details: [
        { name: 'Onion', value: '1 acre' },
        { name: 'Rice', value: '' },
      ],
    });
  });

  test('is not changed over a concurrent change', async () => {
    const message = 'Asha Patil has changed this meanwhile';
    extended.rest.answer('updateFarmer' in calls ? calls.updateFarmer : calls.updateDealer, { status: 409, body: { status: false, message } });
    const { result } = await extended.ask(update, {}, 'moderator');
    expect(result).toEqual({ data: { [`update${One}`]: { message, userErrors: [{ code: 'CONFLICT', message }], [one]: null } } });
  });

  test('is added with a WhatsApp number and crops or details, which are sent only with extensions', async () => {
    const call = 'addFarmer' in calls ? calls.addFarmer : calls.addDealer;
    const add = (fields: string) =>
      `mutation { add${One}(input: { firstName: "T", lastName: "C", dateOfBirth: "1979-08-14", gender: MALE, phoneNumber: "9371463801",
      email: "t@demo.example", address: { street: "C", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" }, ${fields} }) {
      userErrors { code path message } } }`;
    const given = [`whatsAppMobile: "9822012345"`, `${details}: [{ name: "Onion", value: "1 acre" }, { name: "Rice" }]`];
    extended.rest.answer(call, { payload: { message: 'Added', addedId: id } });
    expect((await extended.ask(add(given.join(', ')), {}, 'moderator')).result.data).toEqual({ [`add${One}`]: { userErrors: [] } });
    expect(extended.rest.log.findLast((request) => request.call === call.name)?.body).toMatchObject({
      whatsAppMobile: '9822012345',
      details: [
        { name: 'Onion', value: '1 acre' },
        { name: 'Rice', value: '' },
      ],
    });
    for (const field of given) {
      const { result } = await documented.ask(add(field), {}, 'moderator');
      const message = 'Not available on this server: adding a WhatsApp number, crops and details. Nothing was changed';
      expect(result.data).toEqual({ [`add${One}`]: { userErrors: [{ code: 'NOT_SUPPORTED', path: null, message }] } });
    }
    expect(paths(documented)).toEqual([]);
    // An empty field has no meaning, so every REST API accepts it.
    const { result } = await documented.ask(add(`whatsAppMobile: " ", ${details}: []`), {}, 'moderator');
    expect(result.data).toEqual({ [`add${One}`]: { userErrors: [] } });
    const sent = documented.rest.log.findLast((request) => request.call === call.name)?.body;
    expect(sent).toMatchObject({ firstName: 'T' });
    expect(sent).not.toHaveProperty('whatsAppMobile');
    expect(sent).not.toHaveProperty('details');
    const refusal = { status: 400, body: { status: false, message: 'Name is required', field: 'details.name' } };
    extended.rest.answer(call, refusal);
    const refused = Object((await extended.ask(add(given.join(', ')), {}, 'moderator')).result.data?.[`add${One}`]);
    expect(refused.userErrors).toMatchObject([{ path: ['input', details, 'name'], message: 'Name is required' }]);
  });

  test('is added with a list of pictures, or with the deprecated text of names, but not with both', async () => {
    const add = (fields: string) =>
      `mutation { add${One}(input: { firstName: "T", lastName: "C", dateOfBirth: "1979-08-14", gender: MALE, phoneNumber: "9371463801",
      email: "t@demo.example", address: { street: "C", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" }, ${fields} }) {
      userErrors { code path } } }`;
    for (const fields of ['pictures: ["a.jpg", "b.jpg"]', 'profilePicture: "a.jpg,b.jpg"', 'pictures: ["a.jpg", "b.jpg"], profilePicture: ""']) {
      expect((await documented.ask(add(fields), {}, 'moderator')).result.data).toEqual({ [`add${One}`]: { userErrors: [] } });
      expect(documented.rest.log.at(-1)?.body).toMatchObject({ profilePicture: 'a.jpg,b.jpg' });
    }
    paths(documented);
    const { result } = await documented.ask(add('pictures: ["a.jpg"], profilePicture: "b.jpg"'), {}, 'moderator');
    expect(result.data).toEqual({ [`add${One}`]: { userErrors: [{ code: 'INVALID', path: ['input', 'pictures'] }] } });
    expect(paths(documented)).toEqual([]);
  });

  test('is returned when added, and read only when selected', async () => {
    extended.rest.answer('addFarmer' in calls ? calls.addFarmer : calls.addDealer, { payload: { message: 'Added', addedId: id } });
    extended.rest.answer('fetchFarmerById' in calls ? calls.fetchFarmerById : calls.fetchDealerById, { payload: wire });
    const add = (
      fields: string,
    ) => `mutation { add${One}(input: { firstName: "T", lastName: "C", dateOfBirth: "1979-08-14", gender: MALE, phoneNumber: "9371463801",
      email: "t@demo.example", address: { street: "C", taluka: "Shirur", district: "Pune", state: "Maharashtra", pinCode: "412226" } }) { ${fields} } }`;
    expect((await extended.ask(add(`message ${one} { id firstName }`), {}, 'moderator')).result.data).toEqual({
      [`add${One}`]: { message: 'Added', [one]: { id, firstName: 'Tanaji' } },
    });
    expect(paths(extended)).toEqual([`POST /api/${one}/add${One}`, `GET /api/${one}/fetch${One}ById?id=${id}`]);
    await extended.ask(add('message'), {}, 'moderator');
    expect(paths(extended)).toEqual([`POST /api/${one}/add${One}`]);
    const { result } = await documented.ask(add(`${one} { id }`), {}, 'moderator');
    expect(result.data).toEqual({ [`add${One}`]: { [one]: null } });
  });
});
