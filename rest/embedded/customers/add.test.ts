import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addPayload } from '../testing/add-payload.ts';
import { customerCases } from '../testing/customer-cases.ts';
import { onOneMachine } from '../testing/plans.ts';
import { shareTestServer } from '../testing/test-server.ts';

const rest = await shareTestServer();
const { tokens } = await rest.addPeople({ meera: ['ROLE_MODERATOR'], vikram: ['ROLE_MODERATOR'] });

describe.each(customerCases)('registering $plural', ({ kind, calls, idField, detailsField }) => {
  const add = (change: object = {}, headers = {}) => rest.send(calls.add, { token: tokens['meera'], body: { ...addPayload, ...change }, headers });
  const ofMeera = async () => (await rest.send(calls.all, { token: tokens['meera'], query: { pageNumber: '0', pageSize: '100' } })).json();

  test('stores them with the caller and the present time', async () => {
    const answer = await add({ profilePicture: ' a.svg, ,portrait-2.jpeg ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'Anita Suresh Patil is registered', addedId: expect.stringMatching(/^\d+$/) });
    const created = await rest.send(calls.createdBy, { token: tokens['meera'], query: { pageNumber: '0', pageSize: '10' } });
    const { street, village, taluka, district, state, pinCode } = addPayload;
    expect(created.json()).toEqual([
      {
        [idField]: expect.stringMatching(/^\d+$/),
        profile: { firstName: 'Anita', lastName: 'Patil', phoneNumber: '9876543210', profilePicture: 'a.svg,portrait-2.jpeg' },
        addressDetails: { street, village, taluka, district, state, pinCode },
        registerDate: '2026-11-20T10:00:00.000+05:30',
        version: 1,
        updatedDate: '2026-11-20T10:00:00.000+05:30',
        latitude: null,
        longitude: null,
        syncId: null,
        lastVisit: null,
        [detailsField]: '[]',
      },
    ]);
    const others = await rest.send(calls.createdBy, { token: tokens['vikram'], query: { pageNumber: '0', pageSize: '10' } });
    expect(others.json()).toEqual([]);
  });

  test('stores the WhatsApp number and the crops or details', async () => {
    const details = [
      { name: ' Onion ', value: '2 acres' },
      { name: 'Rice', value: ' ' },
    ];
    const answer = await add({ firstName: 'Whole', phoneNumber: '9876543215', whatsAppMobile: ' 9822012345 ', details });
    expect(answer.statusCode).toBe(200);
    const row = (await rest.send(calls.record, { token: tokens['meera'], query: { id: answer.json().addedId } })).json().data;
    expect([row.whatsAppMobile, JSON.parse(row[detailsField]), row.version]).toEqual([
      '9822012345',
      [
        { name: 'Onion', value: '2 acres' },
        { name: 'Rice', value: '' },
      ],
      1,
    ]);
  });

  test('treats an empty WhatsApp number and missing crops or details as unknown', async () => {
    const answer = await add({ firstName: 'Plain', phoneNumber: '9876543216', whatsAppMobile: ' ', details: [] });
    expect(answer.statusCode).toBe(200);
    const row = (await rest.send(calls.record, { token: tokens['meera'], query: { id: answer.json().addedId } })).json().data;
    expect([row.whatsAppMobile, row[detailsField]]).toEqual([null, '[]']);
  });

  test('refuses the same name with the same phone number from any caller', async () => {
    const before = await ofMeera();
    for (const change of [{}, { firstName: 'ANITA', lastName: 'patil', middleName: 'X', email: 'other@demo.example' }]) {
      const answer = await add(change);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ status: false, message: expect.stringMatching(/with the phone number 9876543210 is already registered$/) });
    }
    expect(await ofMeera()).toEqual(before);
  });

  test.each([
    ['Dupc', 'Dupc\u200B', 'Patil', 'Patil'],
    ['Rita', 'Rita', "D'Costa", 'D\u2019Costa'],
    ['क्\u200Dषमा', 'क्षमा', 'Zadkar', 'Zadkar'],
    ['\u095Bीनत', 'ज\u093Cीनत', 'Zadkar', 'Zadkar'],
    ['José', 'JOSE', 'Anne-Marie', 'anne\u2013marie'],
  ])('refuses one person with two spellings: %j and %j, %j and %j', async (firstName, other, lastName, otherLast) => {
    const person = { firstName, lastName, phoneNumber: '9100000006' };
    expect((await add(person)).statusCode).toBe(200);
    const again = { firstName: other, lastName: otherLast, phoneNumber: '+91 91000-00006' };
    expect((await add(again)).statusCode).toBe(409);
    const asked = await rest.send(calls.registered, { token: tokens['meera'], body: { people: [again] } });
    expect(asked.json().data).toHaveLength(1);
  });

  test('finds the registered ones among many people, by their index', async () => {
    const ask = (people: object[], token = tokens['vikram']) => rest.send(calls.registered, { token, body: { people } });
    const person = { firstName: 'Anita', lastName: 'Patil', phoneNumber: '9876543210' };
    const [{ [idField]: id }] = (await ofMeera()).filter(({ profile }: { profile: object }) => Object(profile).phoneNumber === '9876543210');
    const answer = await ask([{ ...person, firstName: 'Lata' }, { ...person, firstName: 'ANITA' }, { ...person, phoneNumber: '9876543219' }, person]);
    expect(answer.json().data).toEqual([
      { id, index: 1 },
      { id, index: 3 },
    ]);
    expect((await ask(Array.from({ length: 100 }, () => person))).json().data).toHaveLength(100);
    expect((await ask([])).statusCode).toBe(400);
    const withOthers = { people: [{ ...person, firstName: 'Lata' }, person, { ...person, phoneNumber: '9876543219' }], otherNames: true };
    expect((await rest.send(calls.registered, { token: tokens['vikram'], body: withOthers })).json().data).toEqual([
      { id, index: 0, otherName: 'Anita Suresh Patil' },
      { id, index: 1 },
    ]);
    const place = { state: 'Maharashtra', district: 'Pune', taluka: 'Haveli' };
    const alike = { ...person, firstName: 'अनिता', phoneNumber: '9876543219' };
    const people = [
      { ...alike, ...place },
      { ...alike, ...place, taluka: 'Shirur' },
      { ...alike, ...place, firstName: 'Sunita' },
      { ...alike, ...place, village: 'Somewhere else' },
      alike,
    ];
    expect((await ask(people)).json().data).toEqual([]);
    expect((await rest.send(calls.registered, { token: tokens['vikram'], body: { people, otherNames: true } })).json().data).toEqual([
      { id, index: 0, otherName: 'Anita Suresh Patil', soundsAlike: true },
    ]);
    expect((await ask(Array.from({ length: 101 }, () => person))).statusCode).toBe(400);
  });

  onOneMachine('refuses a person whom an instance of the previous version registered first, which writes only its unique key', async () => {
    const { keys, titles } = kind;
    const table = titles.list.toLowerCase();
    const index = sql.raw(`${table}_person_key`);
    await rest.database.execute(sql`create unique index ${index} on ${kind.table} (phone, lower(first_name), lower(last_name))`);
    await rest.database.delete(keys);
    const answer = await add();
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Anita Suresh Patil with the phone number 9876543210 is already registered']);
    await rest.database.execute(sql`drop index ${index}`);
  });

  test('accepts families who share a phone number, and namesakes with different numbers', async () => {
    expect((await add({ firstName: 'Suresh' })).statusCode).toBe(200);
    expect((await add({ phoneNumber: '9876543211' })).statusCode).toBe(200);
  });

  test('adds new ones before the first page', async () => {
    const before = await ofMeera();
    await add({ firstName: 'Newest' });
    const [newest, ...others] = await ofMeera();
    expect(newest.profile.firstName).toBe('Newest');
    expect(others).toEqual(before);
  });

  test('registers once when a request is repeated with its key', async () => {
    const headers = { 'idempotency-key': `one click on ${calls.add}` };
    const answers = await Promise.all([add({ firstName: 'Once' }, headers), add({ firstName: 'Once' }, headers)]);
    const [first, second] = answers.map((answer) => answer.json());
    expect([first.message, second]).toEqual(['Once Suresh Patil is registered', first]);
  });

  test.each([
    [{ phoneNumber: '123' }, 'Phone number has to be 10 digits beginning with 6, 7, 8 or 9'],
    [{ lastName: ' ' }, 'Last name is required'],
    [{ gender: 'male' }, 'gender has to be one of Male, Female, Other'],
    [{ profilePicture: '../secret.svg' }, 'Profile picture has to be plain file names, separated by commas'],
    [{ profilePicture: 'https://example.com/a.png' }, 'Profile picture has to be plain file names, separated by commas'],
    [{ profilePicture: Array(11).fill('a.svg').join() }, 'Profile picture: there must not be more than 10'],
    [{ profilePicture: 7 }, 'profilePicture has to be text'],
    [{ whatsAppMobile: '123' }, 'WhatsApp Mobile has to be 10 digits beginning with 6, 7, 8 or 9'],
    [{ details: [{ name: ' ', value: '2 acres' }] }, 'Name is required'],
  ])('refuses %o', async (change, message) => {
    const before = await ofMeera();
    const answer = await add({ firstName: 'Refused', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, message });
    expect(await ofMeera()).toEqual(before);
  });
});
