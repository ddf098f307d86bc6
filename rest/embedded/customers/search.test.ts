import { desc, sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { beforeAll, describe, expect, test } from 'vitest';
import { totalCountHeader } from '../../contract/call.ts';
import { farmers as contract } from '../../contract/farmers.ts';
import { farmers } from '../database/tables/customers.ts';
import { farmerKind } from '../people/customers.ts';
import { addCustomers, customerCases, type NewCustomer } from '../testing/customer-cases.ts';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { shareTestServer } from '../testing/test-server.ts';
import { selectionOf } from './selection.ts';

const everywhere = { taluka: '', district: '', state: '', searchText: '' };
const nagar = { state: 'Maharashtra', district: 'Ahilyanagar', taluka: 'Rahata' };
const nashik = { state: 'Maharashtra', district: 'Nashik', taluka: 'Yeola' };
const sambhajinagar = { state: 'Maharashtra', district: 'Chhatrapati Sambhajinagar', taluka: 'Chhatrapati Sambhajinagar' };
const bihar = { state: 'Bihar', district: 'Aurangabad', taluka: 'Aurangabad' };

/** Each person is identified by the street. */
const people: readonly Omit<NewCustomer, 'createdBy'>[] = [
  { street: '1', firstName: 'Ramesh', middleName: 'Suresh', lastName: 'Jadhav', phone: '9822012345', village: 'Wadgaon', ...nagar },
  { street: '2', firstName: 'रमेश', middleName: 'सुरेश', lastName: 'काळे', ...nashik },
  { street: '3', firstName: 'José', lastName: 'Nuñez', ...sambhajinagar },
  { street: '4', firstName: 'राम', lastName: 'पाटील', village: 'मालेगाव', ...bihar },
  { street: '5', firstName: '100%', lastName: 'A_B\\C', ...nagar },
  { street: '6', firstName: 'फ़िरोज', lastName: 'ख़ान', ...nagar },
  { street: '7', firstName: "Anthony D'Mello", lastName: "D'Souza", ...nagar },
  { street: '8', firstName: 'क्\u200Dषीतिज', lastName: 'झेंडे', phone: '9822041744', village: 'Wagholi', ...bihar },
];

const rest = await shareTestServer();
const { id: createdBy, token } = await rest.addAndSignIn('moderator', ['ROLE_MODERATOR']);
for (const { kind } of customerCases) {
  await addCustomers(
    rest.database,
    kind,
    people.map((person) => ({ createdBy, ...person })),
  );
}

interface Found {
  readonly addressDetails: { readonly street: string };
}

interface Hit {
  readonly row: Found;
  readonly likeness: string;
}

const everybody = people.map(({ street }) => street).reverse();

describe.each(customerCases)('searching $plural', ({ calls }) => {
  test('by pages finds each row once, and returns the total', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map(async (pageNumber) => {
        const answer = await rest.send(calls.search, { token, body: { ...everywhere, pageNumber, pageSize: 3 } });
        expect(answer.headers[totalCountHeader]).toBe(String(people.length));
        return answer.json().data.map(({ addressDetails }: Found) => addressDetails.street);
      }),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 2, 0]);
    expect(pages.flat()).toEqual(everybody);
  });

  const search = (request: Partial<typeof everywhere>) => rest.send(calls.search, { token, body: { ...everywhere, ...request } });
  const streets = async (request: Partial<typeof everywhere>) => {
    const answer = await search(request);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe(true);
    return answer.json().data.map(({ addressDetails }: Found) => addressDetails.street);
  };

  test('for nothing finds all, newest first', async () => {
    expect(await streets({})).toEqual(everybody);
  });

  test.each([
    ['jadhav', ['1']],
    ['JADHAV', ['1']],
    ['adha', ['1']],
    ['जाधव', ['1']],
    ['Ramesh Jadhav', ['1']],
    ['jadhav ramesh', ['1']],
    ['  ramesh   jadhav ', ['1']],
    ['wadgaon', ['1']],
    ['वडगाव', ['1']],
    ['वडगांव', ['1']],
    ['vadgao', ['1']],
    ['Malegaon', ['4']],
    ['मालेगांव', ['4']],
    ['22012', ['1']],
    ['98220 12345', ['1']],
    ['+91 98220 12345', ['1']],
    ['+919822012345', ['1']],
    ['09822012345', ['1']],
    ['ramesh patil', []],
    ['ramesh', ['2', '1']],
    ['रमेश', ['2', '1']],
    ['काळे रमेश', ['2']],
    ['मेश', ['2', '1']],
    ['पाटील', ['4']],
    ['राम', ['4', '2', '1']],
    ['काळे', ['2']],
    ['Kale', ['2']],
    ['firoz khan', ['6']],
    ['jose', ['3']],
    ['JOSÉ', ['3']],
    ['Jose\u0301', ['3']],
    ['nunez', ['3']],
    ['फिरोज', ['6']],
    ['खान', ['6']],
    ['ख़ान', ['6']],
    ["d'souza", ['7']],
    ['d\u2019souza', ['7']],
    ['98220-41744', ['8']],
    ['919822041744', ['8']],
    ['९८२२०४१७४४', ['8']],
    ['(98220) 41744', ['8']],
    ['क्षीतिज', ['8']],
    ['क्\u200Dषीतिज', ['8']],
    ['क्षीत', ['8']],
    ['क्षीतिज झेंडे 98220.41744', ['8']],
    ['zzz', []],
  ])('for "%s" matches name, phone number and village, ignoring case, accents and order', async (searchText, found) => {
    expect(await streets({ searchText })).toEqual(found);
  });

  test.each([
    ['r', ['1']],
    ['jo', ['3']],
    ['ळे', ['2']],
    ['ra ja', ['1']],
    ['q', []],
  ])('accepts a text of one or two letters: "%s"', async (searchText, found) => {
    expect(await streets({ searchText })).toEqual(found);
  });

  test.each([
    ['%', ['5']],
    ['_', ['5']],
    ['\\', ['5']],
    ['100%', ['5']],
    ['a_b\\c', ['5']],
    ['r%h', []],
    ['r_mesh', []],
    ["' or 1=1 --", []],
  ])('treats every character literally: "%s"', async (searchText, found) => {
    expect(await streets({ searchText })).toEqual(found);
  });

  test.each([
    [{ state: 'Maharashtra' }, ['7', '6', '5', '3', '2', '1']],
    [{ state: 'maharashtra ' }, ['7', '6', '5', '3', '2', '1']],
    [{ state: 'Maharashtra', district: 'Ahilyanagar' }, ['7', '6', '5', '1']],
    [{ state: 'Maharashtra', district: 'Ahmednagar' }, ['7', '6', '5', '1']],
    [{ district: 'Ahmednagar' }, ['7', '6', '5', '1']],
    [{ state: 'Maharashtra', district: 'Aurangabad' }, ['3']],
    [{ state: 'Maharashtra', district: 'Aurangabad', taluka: 'Aurangabad' }, ['3']],
    [{ state: 'Bihar', district: 'Aurangabad' }, ['8', '4']],
    [{ district: 'Aurangabad' }, ['8', '4', '3']],
    [{ ...nashik }, ['2']],
    [{ taluka: 'Yeola' }, ['2']],
    [{ state: 'Maharashtra', taluka: 'Rahata' }, ['7', '6', '5', '1']],
    [{ ...nashik, taluka: 'Rahata' }, []],
    [{ state: 'Goa' }, []],
    [{ state: 'Atlantis', taluka: 'Rahata' }, []],
  ])('in an area finds the people who live there, by its present and former names: %o', async (area, found) => {
    expect(await streets(area)).toEqual(found);
  });

  test('combines area and text', async () => {
    expect(await streets({ district: 'Ahmednagar', state: 'Maharashtra', searchText: 'ramesh' })).toEqual(['1']);
    expect(await streets({ ...nashik, searchText: 'ramesh' })).toEqual(['2']);
    expect(await streets({ ...nashik, searchText: 'jadhav' })).toEqual([]);
  });

  test.each([
    [{ ...everywhere, searchText: 'a'.repeat(101) }, 'searchText must not have more than 100 characters'],
    [{ taluka: '', district: '', state: '' }, 'searchText is required'],
  ])('refuses %o', async (body, message) => {
    const answer = await rest.send(calls.search, { token, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: false, message });
  });
});

describe('many farmers', () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ createdBy, street: `many ${index}`, firstName: 'Many', village: index === 3 ? 'Qx' : null }));
  const search = async (searchText: string): Promise<Found[]> =>
    (await rest.send('searchFarmerByArea', { token, body: { ...everywhere, searchText } })).json().data;

  test('are returned up to 200 at a time, the newest first', async () => {
    await addCustomers(
      rest.database,
      farmerKind,
      many.map((one) => ({ ...one, createdBy })),
    );
    for (const text of ['many', 'ma', '']) {
      const found = await search(text);
      expect(found.map(({ addressDetails }) => addressDetails.street)).toEqual(Array.from({ length: 200 }, (_, index) => `many ${249 - index}`));
      expect(Compile(contract.searchFarmerByArea.response).Check(found)).toBe(true);
    }
  });

  test('are also found by two letters', async () => {
    expect((await search('qx')).map(({ addressDetails }) => addressDetails.street)).toEqual(['many 3']);
  });
});

describe('among twenty thousand farmers', () => {
  beforeAll(async () => {
    await rest.database.execute(sql`insert into farmers (id, first_name, last_name, phone, street, taluka, district, state, pin_code, register_date, created_by)
      select nextval('farmers_id_seq'), 'Anita', case when g % 4000 = 0 then 'Bx' else 'Patil' end, (9000000000 + g)::text, 'Road', 'Haveli', 'Pune', 'Maharashtra', '411001', timestamptz '2026-01-01', ${createdBy}::bigint
      from generate_series(1, 20000) g`);
    await rest.database.execute(sql`vacuum analyze farmers`);
  });
  const planOfSearch = async (searchText: string) => {
    const selected = await selectionOf(rest.database, farmerKind, { ...everywhere, searchText }, { id: createdBy, roles: ['ROLE_ADMIN'] }, new Date());
    const { id } = farmers;
    return planOf(rest.database, rest.database.select({ id }).from(farmers).where(selected).orderBy(desc(id)).limit(200));
  };

  onOneMachine.each([
    ['qz', 'two letters that nobody has'],
    ['ß', 'a letter that nobody has'],
    ['bx', 'two letters that few have'],
    ['ani qz', 'a text with a word of two letters'],
  ])('%s, %s, is found by an index of letters and pairs', async (text) => {
    const plan = await planOfSearch(text);
    expect(plan.join('\n')).toContain('farmers_pairs_index');
    expect(plan.join('\n')).not.toMatch(/Seq Scan|farmers_words_index/);
    expect(rowsIn(plan)).toBeLessThan(100);
  });

  onOneMachine.each(['a', 'pa', 'pa an'])('%s, which many have, is read in the order of the list, and no further than to its end', async (text) => {
    const plan = await planOfSearch(text);
    expect(plan.join('\n')).toContain('farmers_pkey');
    expect(plan.join('\n')).not.toMatch(/Seq Scan|Sort/);
    expect(rowsIn(plan)).toBeLessThan(1000);
  });
});

test('search has its trigram index on both tables', async () => {
  for (const { kind } of customerCases) {
    const rows = await rest.database
      .select({ definition: sql<string>`pg_get_indexdef(indexrelid)` })
      .from(sql`pg_index`)
      .where(sql`indrelid = ${kind.titles.list.toLowerCase()}::regclass and pg_get_indexdef(indexrelid) like '%gin_trgm_ops%'`);
    const definitions = rows.map(({ definition }) => definition).join('\n');
    expect(definitions).toContain('USING gin (search_text gin_trgm_ops, search_key gin_trgm_ops)');
  }
});

describe.each(customerCases)('$plural with a short vowel that is not heard', ({ kind, plural, calls }) => {
  beforeAll(async () => {
    const own = { createdBy, ...nagar };
    await addCustomers(rest.database, kind, [
      { street: 'Latin', lastName: 'Bhosale', village: 'Baramati', ...own },
      { street: 'Devanagari', lastName: 'भोसले', village: 'परभणी', ...own },
    ]);
  });

  test.each([
    ['भोसले', ['Devanagari', 'Latin']],
    ['बारामती', ['Latin']],
    ['परभणी', ['Devanagari']],
    ['बारामती भोसले', ['Latin']],
  ])('are found by "%s" in the list, its export and Find anything', async (searchText, found) => {
    const list = await rest.send(calls.search, { token, body: { ...everywhere, searchText } });
    expect(list.json().data.map(({ addressDetails }: Found) => addressDetails.street)).toEqual(found);
    const file = await rest.send(calls.export, { token, body: { ...everywhere, searchText, format: 'CSV' } });
    expect(file.body.trim().split('\r\n')).toHaveLength(1 + found.length);
    const hits = (await rest.send('findAnything', { token, body: { text: searchText, size: 5 } })).json().data[plural].hits;
    expect(hits.map(({ row, likeness }: Hit) => [row.addressDetails.street, likeness])).toEqual(found.map((street) => [street, 'SAME']));
  });
});
