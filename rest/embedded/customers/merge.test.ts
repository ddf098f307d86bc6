/** Merging two customers: the joint history and the id of the merged customer. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { mergedDealers, mergedFarmers } from '../database/tables/customers.ts';
import { invoiceLines, invoices } from '../database/tables/invoices.ts';
import { meetings, meetingVisits } from '../database/tables/meetings.ts';
import { products, productVariants, qrUsers, qrUses, warehouses } from '../database/tables/qr.ts';
import { noteVisits } from '../people/visits.ts';
import { addPayload } from '../testing/add-payload.ts';
import { changesSeen } from '../testing/changes-seen.ts';
import { customerCases } from '../testing/customer-cases.ts';
import { addCustomerRow } from '../testing/customers.ts';
import { shareTestServer } from '../testing/test-server.ts';

let walker = '';
let admin = '';
let variant = '';
let warehouse = '';
const tokens: Record<string, string> = {};

const rest = await shareTestServer();
beforeAll(async () => {
  const { database } = rest;
  ({ id: admin, token: tokens['asha'] } = await rest.addAndSignIn('asha', ['ROLE_ADMIN']));
  ({ token: tokens['meera'] } = await rest.addAndSignIn('meera', ['ROLE_MODERATOR']));
  ({ id: walker, token: tokens['walker'] } = await rest.addAndSignIn('walker'));
  const [product] = await database.insert(products).values({ name: 'Humi' }).returning();
  const [made] = await database
    .insert(productVariants)
    .values({ productId: product?.id ?? '', variantName: 'Humi 1 l', packageSize: '1 l' })
    .returning();
  const [place] = await database.insert(warehouses).values({ name: 'Pune' }).returning();
  [variant, warehouse] = [made?.id ?? '', place?.id ?? ''];
});

let people = 0;
const nextPhone = () => {
  people += 1;
  return String(9_400_000_000 + people);
};

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number, 5)).toISOString();

interface Story {
  readonly meetings: readonly number[];
  readonly visits: readonly number[];
  readonly uses: readonly number[];
  readonly invoices: readonly number[];
  readonly changes: number;
}

const days = fc.array(fc.nat({ max: 200 }), { maxLength: 3 });
const story = fc.record({ meetings: days, visits: days, uses: days, invoices: days, changes: fc.nat({ max: 2 }) });

describe.each(customerCases)('merging $plural', ({ kind, idField, plural }) => {
  const one = plural === 'farmers' ? 'Farmer' : 'Dealer';
  const isFarmer = one === 'Farmer';
  const party = (id: string) => (isFarmer ? { farmerId: id } : { dealerId: id });
  const send = (call: string, body: object, as = 'meera', headers = {}) => rest.send(call, { token: tokens[as], body, headers });
  const merge = (body: object, as?: string, headers?: object) => send(`merge${one}s`, { keepVersion: 1, mergeVersion: 1, values: {}, ...body }, as, headers);
  const read = async (id: string) => rest.send(`fetch${one}ById`, { token: tokens['asha'], query: { id } });
  const historyOf = async (id: string) => {
    const answer = await rest.send(`fetch${one}History`, { token: tokens['asha'], query: { id, pageNumber: '0', pageSize: '100' } });
    return Array.from(answer.json().data, (each) => Object(each));
  };
  const add = (
    more: {
      readonly phone?: string;
      readonly registerDate?: string;
      readonly profilePicture?: string;
      readonly village?: string;
      readonly taluka?: string;
    } = {},
    name = 'Anita',
  ) => addCustomerRow(rest.database, kind.table, name, { createdBy: walker, phone: nextPhone(), ...more });

  async function live(id: string, phone: string, { meetings: met, visits, uses, invoices: bought, changes }: Story): Promise<void> {
    const { database } = rest;
    const held = { createdBy: admin, employeeId: walker, status: 'FINISHED' as const };
    for (const at of met) await database.insert(meetings).values({ ...held, ...party(id), createdAt: day(at), startTime: day(at), endTime: day(at) });
    for (const at of visits) {
      const other = await add();
      const [row] = await database
        .insert(meetings)
        .values({ ...held, ...party(other), createdAt: day(at), startTime: day(at), endTime: day(at) })
        .returning();
      await database.insert(meetingVisits).values({ employeeId: walker, meetingId: row?.id ?? '', position: 0, ...party(id), visitedAt: day(at) });
    }
    const now = day(0);
    const user = { firstName: 'Sita', lastName: 'More', createdAt: now, updatedAt: now };
    const [buyer] = await database
      .insert(qrUsers)
      .values({ ...user, phone: isFarmer ? phone : nextPhone() })
      .onConflictDoNothing()
      .returning();
    const qrUserId = buyer?.id ?? '';
    for (const at of qrUserId === '' ? [] : uses) {
      const use = { qrUserId, createdAt: day(at), transactionType: 'EARN', points: 10 + at };
      await database.insert(qrUses).values({ ...use, ...(isFarmer ? {} : { dealerId: id }) });
    }
    for (const at of isFarmer ? [] : bought) {
      const [invoice] = await database
        .insert(invoices)
        .values({ createdAt: day(at), dealerId: id, warehouseId: warehouse, scannedBy: walker })
        .returning();
      await database.insert(invoiceLines).values({ dealerId: id, invoiceId: invoice?.id ?? '', position: 0, productVariantId: variant, qrLinked: true });
    }
    for (let version = 1; version <= changes; version += 1) {
      const answer = await send(`update${one}`, { id, version, village: `Wadi ${id} ${version}` });
      expect(answer.statusCode).toBe(200);
    }
    await noteVisits(database, day(0));
  }

  /** Returns the content of events without their numbers. */
  const contents = (events: readonly object[]) =>
    events
      .map((event) => {
        const { id, kind: eventKind, at, changes = null, meeting = null, invoice = null, use = null } = Object(event);
        const number = eventKind === 'CHANGED' ? '' : id;
        // The dealer of a use is the remaining one after the merge.
        return JSON.stringify([number, eventKind, at, changes, meeting, invoice, use && { ...use, dealer: null }]);
      })
      .sort();

  test('preserves every event, every point, the pictures and the last visit', { tags: 'slow' }, async () => {
    const run = async (kept: Story, merged: Story, takesPhone: boolean, isSamePhone: boolean) => {
      const phone = nextPhone();
      const otherPhone = isSamePhone ? phone : nextPhone();
      const keepId = await add({ phone, profilePicture: 'a.jpg' }, 'Vilas');
      const mergeId = await add({ phone: otherPhone, profilePicture: 'a.jpg,b.jpg' }, 'Vilash');
      await live(keepId, phone, kept);
      await live(mergeId, otherPhone, merged);
      const before = contents([...(await historyOf(keepId)), ...(await historyOf(mergeId))]);
      const [keptRecord, mergedRecord] = [(await read(keepId)).json().data, (await read(mergeId)).json().data];

      const values = takesPhone && !isSamePhone ? { phoneNumber: otherPhone } : {};
      const answer = await merge({ keepId, mergeId, keepVersion: keptRecord.version, mergeVersion: mergedRecord.version, values });
      expect(answer.json()).toMatchObject({ data: { [idField]: keepId, version: keptRecord.version + merged.changes + 1 } });

      const events = await historyOf(keepId);
      const [mergeEvent] = events.filter(({ changes }) => changes?.[0]?.field === 'mergedFrom');
      // A use by a person with both phone numbers was in both histories.
      expect(contents(events.filter((event) => event !== mergeEvent))).toEqual([...new Set(before)].sort());
      expect(mergeEvent).toBeDefined();
      const record = (await read(keepId)).json().data;
      const pointsOf = (list: readonly object[]) => list.reduce((sum, event) => sum + (Object(event).use?.points ?? 0), 0);
      expect(record.points).toBe(pointsOf(events));
      expect(record.profile.profilePicture).toBe('a.jpg,b.jpg');
      const visits = [keptRecord, mergedRecord].flatMap(({ lastVisit }) => lastVisit?.at ?? []).sort();
      expect(record.lastVisit?.at).toBe(visits.at(-1));
    };
    await fc.assert(fc.asyncProperty(story, story, fc.boolean(), fc.boolean(), run), { numRuns: 12 });
  });

  test('is refused when both have more pictures together than a record can have', async () => {
    const pictures = (from: number) => Array.from({ length: 6 }, (_, index) => `p${from + index}.jpg`).join(',');
    const [keepId, mergeId] = [await add({ profilePicture: pictures(0) }, 'Namdev'), await add({ profilePicture: pictures(5) }, 'Namdeo')];
    const refused = await merge({ keepId, mergeId });
    const message = 'Together they have 11 pictures, and a record can have 10: remove some of them first';
    expect([refused.statusCode, refused.json().message, refused.json().field]).toEqual([409, message, 'mergeId']);
    await send(`update${one}`, { id: mergeId, version: 1, profilePicture: 'p5.jpg' });
    const { profile } = (await merge({ keepId, mergeId, mergeVersion: 2 })).json().data;
    expect(profile.profilePicture).toBe(pictures(0));
  });

  test('leaves the place of the merged record in every order of the lists, so a walk continues after it', async () => {
    const taluka = isFarmer ? 'Velhe' : 'Mulshi';
    const ids: string[] = [];
    for (const [index, name] of ['Dagdu', 'Bapu', 'Eknath', 'Chandu'].entries()) {
      ids.push(await add({ taluka, registerDate: day(index) }, name));
      await rest.database
        .update(kind.table)
        .set({ lastVisitAt: day(index), lastVisitBy: name })
        .where(eq(kind.table.id, ids[index] ?? ''));
    }
    const list = async (query: object) => {
      const asked = { state: 'Maharashtra', district: 'Pune', taluka, pageNumber: '0', pageSize: '10', ...query };
      const answer = await rest.send(`getAll${one}sPage`, { token: tokens['meera'], query: asked });
      expect([query, answer.statusCode]).toEqual([query, 200]);
      return Array.from(answer.json(), (row) => String(Object(row)[idField]));
    };
    const sorts = ['REGISTERED', 'NAME', 'PHONE', 'AREA', 'LAST_VISIT', 'LAST_VISITED_BY'];
    const orders = [{}, ...sorts.flatMap((sort) => ['ASCENDING', 'DESCENDING'].map((direction) => ({ sort, direction })))];
    const before = await Promise.all(orders.map(list));
    const [, gone = '', , kept = ''] = ids;
    expect((await merge({ keepId: kept, mergeId: gone })).statusCode).toBe(200);
    for (const [index, order] of orders.entries()) {
      const all = before[index] ?? [];
      // The remaining record has the place of the merged one, and can therefore be anywhere.
      const behind = all.slice(all.indexOf(gone) + 1).filter((id) => id !== kept);
      expect([order, (await list({ ...order, afterId: gone })).filter((id) => id !== kept)]).toEqual([order, behind]);
    }
    const directory = await rest.send(`fetch${one}s`, { token: tokens['meera'], query: { page: '0', size: '1', afterId: gone } });
    expect(directory.statusCode).toBe(200);
    expect((await rest.send(`getAll${one}sPage`, { token: tokens['meera'], query: { pageNumber: '0', pageSize: '1', afterId: '999999' } })).statusCode).toBe(
      400,
    );
  });

  test('applies the chosen values, and frees the name and the phone number of the merged one', async () => {
    const [keepId, phone] = [await add({}, 'Sunil'), nextPhone()];
    const mergeId = await add({ phone }, 'सुनील');
    const values = { firstName: 'सुनील', phoneNumber: phone, whatsAppMobile: phone, details: [{ name: 'Onion', value: '2 acres' }] };
    const { profile, whatsAppMobile } = (await merge({ keepId, mergeId, values })).json().data;
    expect([profile.firstName, profile.phoneNumber, whatsAppMobile]).toEqual(['सुनील', phone, phone]);
    const [event] = await historyOf(keepId);
    expect(event.changes).toContainEqual({ field: 'mergedFrom', before: null, after: mergeId });
    expect(event.changes).toContainEqual({ field: 'firstName', before: 'Sunil', after: 'सुनील' });
    expect((await send(`add${one}`, { ...addPayload, firstName: 'Sunil', lastName: 'Jadhav', phoneNumber: phone })).statusCode).toBe(200);
  });

  test('leads from the merged id to the remaining record, also over several merges, and refuses writes to it', async () => {
    const [first, second, third] = [await add({}, 'Ramu'), await add({}, 'Ramesh'), await add({}, 'Rameshwar')];
    expect((await merge({ keepId: second, mergeId: first })).statusCode).toBe(200);
    expect((await merge({ keepId: third, mergeId: second, mergeVersion: 2 })).statusCode).toBe(200);
    for (const id of [first, second]) {
      expect((await read(id)).json().data).toMatchObject({ [idField]: third, profile: { firstName: 'Rameshwar' } });
      expect((await historyOf(id)).filter(({ kind: each }) => each === 'REGISTERED')).toHaveLength(3);
      const sentence = `Number ${id} was merged into Rameshwar Jadhav, number ${third}. Nothing was saved: open that record`;
      const refusals = [
        await send(`update${one}`, { id, version: 1, firstName: 'Nobody' }),
        await merge({ keepId: third, mergeId: id, keepVersion: 2 }),
        await send('scheduleFarmerMeet', { userId: walker, ...party(id) }),
      ];
      for (const refusal of refusals) expect([refusal.statusCode, refusal.json().message]).toEqual([409, sentence]);
    }
    const listed = await rest.send(`getAll${one}sPage`, {
      token: tokens['meera'],
      query: { pageNumber: '0', pageSize: '100', ids: `${first},${second},${third}` },
    });
    expect(listed.json().map((row: object) => Object(row)[idField])).toEqual([third]);
    const found = await send(`search${one}ByArea`, { state: '', district: '', taluka: '', searchText: 'Ramu' });
    expect(found.json().data).toEqual([]);
  });

  test('is refused for one record, for a changed record and for a plain user, and replays the response to a repeat', async () => {
    const [keepId, mergeId] = [await add({}, 'Mohan'), await add({}, 'Mohanrao')];
    for (const mergeId of [keepId, `0${keepId}`])
      expect((await merge({ keepId, mergeId })).json()).toMatchObject({ message: 'A record cannot be merged with itself', field: 'mergeId' });
    expect((await read(keepId)).statusCode).toBe(200);
    expect((await merge({ keepId, mergeId }, 'walker')).statusCode).toBe(403);
    expect((await merge({ keepId, mergeId: '987654' })).statusCode).toBe(404);
    await send(`update${one}`, { id: mergeId, version: 1, middleName: 'Baban' }, 'asha');
    const stale = await merge({ keepId, mergeId });
    expect([stale.statusCode, stale.json().message]).toEqual([409, expect.stringContaining('has changed this meanwhile')]);
    const key = { 'idempotency-key': `merge-${one}` };
    const [done, repeat] = [await merge({ keepId, mergeId, mergeVersion: 2 }, 'meera', key), await merge({ keepId, mergeId, mergeVersion: 2 }, 'meera', key)];
    expect([done.statusCode, repeat.json()]).toEqual([200, done.json()]);
  });

  test('is recorded in the audit log and in the changes feed', async () => {
    const [keepId, mergeId] = [await add({}, 'Gopal'), await add({}, 'Gopalrao')];
    await merge({ keepId, mergeId });
    const audited = await rest.send('fetchAuditEvents', { token: tokens['asha'], query: { pageNumber: '0', pageSize: '1' } });
    expect(audited.json().data).toMatchObject([{ action: `${one.toUpperCase()}_MERGED`, subjectId: keepId, subjectName: 'Gopal Jadhav', detail: mergeId }]);
    await changesSeen(rest.database);
    const feed = await rest.send('fetchChanges', { token: tokens['asha'], query: { size: '100', types: one.toUpperCase() } });
    expect(Array.from(feed.json().data, (each) => Object(each)).slice(-2)).toMatchObject([
      { id: keepId, created: false, fields: ['mergedFrom'] },
      { id: mergeId, created: false, fields: ['mergedInto'] },
    ]);
    const merged = isFarmer ? mergedFarmers : mergedDealers;
    const [row] = await rest.database.select().from(merged).where(eq(merged.id, mergeId));
    expect(row?.row).toMatchObject({ first_name: 'Gopalrao' });
  });
});
