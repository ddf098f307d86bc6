/** Pairs of likely duplicates: their reasons, the export, and pairs that staff dismissed. */
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentence } from '../../contract/sentences.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { addPayload } from '../testing/add-payload.ts';
import { customerCases } from '../testing/customer-cases.ts';
import { shareTestServer } from '../testing/test-server.ts';
import { findAllPairs } from './duplicates.ts';

const rest = await shareTestServer();
const { token } = await rest.addAndSignIn('meera', ['ROLE_MODERATOR']);

let people = 0;
/** Multiples of 11 never differ in a single digit. */
const nextPhone = () => {
  people += 11;
  return String(9_400_000_000 + people);
};

describe.each(customerCases)('likely duplicates of $plural', ({ kind, idField, plural }) => {
  const one = plural === 'farmers' ? 'Farmer' : 'Dealer';
  const send = (call: string, body: object) => rest.send(call, { token, body });
  const add = async (changes: object): Promise<string> => {
    const phoneNumber = nextPhone();
    const own = { phoneNumber, email: `${phoneNumber}@demo.example`, dob: `${1950 + ((people / 11) % 50)}-02-28` };
    const id: string = (await send(`add${one}`, { ...addPayload, ...own, ...changes })).json().addedId;
    ours.add(id);
    return id;
  };
  const list = async () => {
    const answer = await rest.send(`fetch${one}Duplicates`, { token, query: { pageNumber: '0', pageSize: '10' } });
    return Array.from(answer.json().data, (each) => {
      const { older, newer, reasons } = Object(each);
      return [older[idField], newer[idField], reasons];
    }).filter(([older]) => ours.has(older));
  };
  const ours = new Set<string>();
  const isFarmer = plural === 'farmers';

  test('have the same phone number, or the same name in one taluka without different villages, latest first', async () => {
    const phone = nextPhone();
    const area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };
    const first = await add({ ...area, firstName: 'Baban', lastName: 'Gaikwad', village: 'Nimone', phoneNumber: phone });
    const sameName = await add({ ...area, firstName: 'BABAN', lastName: 'Gaikwad', village: '' });
    await add({ ...area, firstName: 'Baban', lastName: 'Gaikwad', village: 'Kardelwadi', taluka: 'Haveli' });
    const samePhone = await add({ ...area, firstName: 'Sita', lastName: 'Gaikwad', village: 'Sonegaon', phoneNumber: phone });
    expect(await list()).toEqual([
      [first, samePhone, ['PHONE']],
      [first, sameName, ['NAME']],
    ]);

    const lines = (await send(`export${one}Duplicates`, { format: 'JSON_LINES' })).body.split('\n').slice(0, -1);
    const exported = lines.map((line) => JSON.parse(line)).filter(({ older }) => ours.has(older.id));
    expect(exported).toMatchObject([
      { reasons: ['PHONE'], older: { id: first, firstName: 'Baban' }, newer: { id: samePhone, phoneNumber: phone, address: { village: 'Sonegaon' } } },
      { reasons: ['NAME'], older: { id: first }, newer: { id: sameName, registeredAt: expect.any(String) } },
    ]);
    const [event] = await rest.database.select().from(auditEvents).where(eq(auditEvents.action, kind.audited.duplicatesExported));
    expect(event).toMatchObject({ subjectId: null, detail: null });

    await send(`update${one}`, { id: samePhone, version: 1, phoneNumber: nextPhone() });
    expect(await list()).toEqual([[first, sameName, ['NAME']]]);
    const dismiss = (dismissed: boolean) => send(`dismiss${one}Duplicate`, { id: sameName, otherId: first, dismissed });
    expect((await dismiss(true)).json()).toEqual(sentence('PAIR_DISMISSED'));
    expect(await list()).toEqual([]);
    await send(`update${one}`, { id: sameName, version: 1, middleName: 'Dagdu' });
    expect(await list()).toEqual([]);
    expect((await dismiss(false)).statusCode).toBe(200);
    await send(`merge${one}s`, { keepId: first, keepVersion: 1, mergeId: sameName, mergeVersion: 2, values: {} });
    expect(await list()).toEqual([]);
    expect((await dismiss(true)).statusCode).toBe(404);
  });

  test('have names that sound alike, one e-mail address, or one birth date and first name in a village', async () => {
    ours.clear();
    const area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };
    const born = { ...area, firstName: 'Kusum', dob: '1974-06-02', village: 'Nimone' };
    const karpe = await add({ ...area, firstName: 'Anil', lastName: 'Karpe', village: 'Karde' });
    const karape = await add({ ...area, firstName: 'अनिल', lastName: 'Karape', village: '' });
    const popat = await add({ firstName: 'Popat', lastName: 'Gadge', email: 'Popat.gadge@demo.example' });
    const shivaji = await add({ ...area, firstName: 'Shivaji', lastName: 'Biradar', email: 'popat.gadge@demo.example' });
    const bhor = await add({ ...born, lastName: 'Bhor' });
    await add({ ...born, lastName: 'More', village: 'Ranjangaon' });
    await add({ ...born, firstName: 'Meena', lastName: 'Dhole' });
    const jadhav = await add({ ...born, firstName: 'Kusuma', lastName: 'Jadhav', village: 'NIMONE' });
    const sawant = { ...area, firstName: 'Santosh', lastName: 'Sawant', village: 'Karde' };
    const mistyped = [await add({ ...sawant, phoneNumber: '9388012345' }), await add({ ...sawant, phoneNumber: '9388012945' })];
    const pairs = [
      [...mistyped, ['PHONE_DIGIT', 'NAME', 'VILLAGE']],
      [bhor, jadhav, ['VILLAGE', 'BIRTH_DATE']],
      [popat, shivaji, ['EMAIL']],
      [karpe, karape, ['SOUNDS_ALIKE']],
    ];
    expect(await list()).toEqual(pairs);

    // The same pairs of customers who were not written by calls.
    const { database } = rest;
    const fill = sql.raw(readFileSync(`${migrationsFolder}/0067_name-sound-pairs.sql`, 'utf8').split('--> statement-breakpoint')[isFarmer ? 0 : 1] ?? '');
    for (const again of [() => findAllPairs(database, kind), () => database.execute(fill)]) {
      await database.delete(kind.duplicates);
      await again();
      const page = { pageNumber: '0', pageSize: '100' };
      const answer = await rest.send(`fetch${one}Duplicates`, { token, query: page });
      const found = Array.from(answer.json().data, (each) => [Object(each).older[idField], Object(each).newer[idField], Object(each).reasons]);
      const own = found.filter(([older, newer]) => ours.has(older) && ours.has(newer));
      expect(own.sort()).toEqual(pairs.toSorted());
    }
  });
});
