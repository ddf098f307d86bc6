/** Importing farmers and dealers: errors are shown before sending, each row is one write, and a lost connection resumes where it stopped. */
import { readFile } from 'node:fs/promises';
import { utils, write as writeXlsx } from '@e965/xlsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddFarmerInput } from '../../data/schema.generated.ts';
import {
  AddDealerDocument,
  type AddDealerMutation,
  AddFarmerDocument,
  type AddFarmerMutation,
  RegisteredCustomersDocument,
} from '../../features/customers/customers.generated.ts';
import { readSheet } from '../../features/customers/import/read-sheet.ts';
import { answerConfig } from '../../testing/config.ts';
import { farmers } from '../../testing/customers.ts';
import { answerAreas } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';
import { WorkerHere, workInPage } from '../../testing/workers.ts';
import { unsaved } from '../../ui/form/unsaved.ts';

const header = 'First Name,Last Name,Mobile,DOB,Email,Taluka,Street,Pincode,गाव';
const rowOf = (first: string, part: Partial<Record<'phone' | 'dob' | 'taluka' | 'pin' | 'email', string>> = {}) =>
  [
    first,
    'Patil',
    part.phone ?? '9822041735',
    part.dob ?? '12/02/1984',
    part.email ?? 'a@example.in',
    part.taluka ?? 'Shirur',
    'Canal Road',
    part.pin ?? '412208',
    'Nimone',
  ].join(',');

/** Returns rows of different people. */
const people = (count: number) => Array.from({ length: count }, (_, at) => rowOf(`Asha${at + 2}`, { phone: `98220417${String(at + 10)}` }));

const file = (...rows: readonly string[]) => new File([[header, ...rows].join('\n')], 'shirur.csv', { type: 'text/csv' });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');

const added = (refusal?: string): Answer<AddFarmerMutation> => ({
  data: {
    addFarmer: {
      __typename: 'AddFarmerPayload',
      message: 'Farmer added',
      userErrors: refusal === undefined ? [] : [{ __typename: 'UserError', code: 'REFUSED', message: refusal }],
    },
  },
});

/** Answers each farmer's write. Returns the requests. */
function answerFarmers(give: (input: AddFarmerInput) => Answer<AddFarmerMutation> | Promise<Answer<AddFarmerMutation>> = () => added()) {
  return answer(AddFarmerDocument, ({ input }) => give(input));
}

async function choose(user: UserEvent, chosen: File) {
  await user.upload(await screen.findByLabelText('Choose a file'), chosen);
}

/** Opens the step in which the rows are checked. */
async function check(chosen: File) {
  const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
  await choose(view.user, chosen);
  await view.user.click(await screen.findByRole('button', { name: /^Check \d+ rows?$/ }));
  return view;
}

/** Captures the rows of the next saved spreadsheet. */
function savedSheet() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    // happy-dom navigates to the address of a download.
    return '#saved';
  });
  return async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    const answered = await readSheet(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()));
    return 'rows' in answered ? answered.rows.map(({ cells }) => cells) : [];
  };
}

beforeEach(() => {
  workInPage();
  answerAreas();
  farmers.pages(() => ({ rows: [] }));
});

describe('the file', () => {
  it('opens from the list, and a template can be saved whose columns are matched automatically', { tags: 'slow' }, async () => {
    const view = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    await view.user.click(await screen.findByRole('link', { name: 'Import' }));
    await screen.findByRole('heading', { name: 'Import farmers' });
    const saved = savedSheet();
    await view.user.click(button('Download template (xlsx)'));
    const [columns = []] = await saved();
    expect(columns).toHaveLength(13);
    await choose(view.user, new File([`${columns.join(',')}\nAsha`], 'filled.csv'));
    await screen.findByText('13 of 13 fields are matched.');
  });

  it.each([
    ['', 'This file has no rows.'],
    [header, 'This file has no rows.'],
    ['\0\0\u0001', 'This file cannot be read. Choose an xlsx or csv file.'],
    [`${header}\n${'a,b\n'.repeat(5_001)}`, 'This file has more than 5,000 rows. Split it.'],
  ])('%#: is refused with a message when unusable, and another one can be chosen', { tags: 'slow' }, async (content, words) => {
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    await choose(view.user, new File([content], 'x.csv'));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await choose(view.user, file(...people(1)));
    await screen.findByText('shirur.csv, 1 row');
  });
});

it('shows the file that was chosen last, even when an earlier one is read later', async () => {
  const held: (() => void)[] = [];
  class SlowAtFirst extends WorkerHere {
    override postMessage(task: Parameters<WorkerHere['postMessage']>[0]) {
      if (held.length === 0) held.push(() => super.postMessage(task));
      else super.postMessage(task);
    }
  }
  vi.stubGlobal('Worker', SlowAtFirst);
  const { user } = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a file');
  await user.upload(input, file(...people(1)));
  await waitFor(() => expect(held).toHaveLength(1));
  input.disabled = false;
  await user.upload(input, new File([[header, ...people(2)].join('\n')], 'second.csv', { type: 'text/csv' }));
  await screen.findByText('second.csv, 2 rows');
  await act(async () => held[0]?.());
  // The first file is read before another one is chosen.
  const done = new WorkerHere();
  const isRead = new Promise((resolve) => done.addEventListener('message', resolve));
  done.postMessage({ bytes: new TextEncoder().encode(header), choice: {} });
  await act(async () => void (await isRead));
  expect(screen.getByText('second.csv, 2 rows')).toBeTruthy();
});

it('says that another sheet of the file is empty', async () => {
  const { user } = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, rowOf('Asha')].map((line) => line.split(','))), 'People');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes']]), 'Notes');
  await choose(user, new File([writeXlsx(book, { type: 'array' })], 'two.xlsx'));
  await user.selectOptions(await screen.findByLabelText('Sheet'), 'Notes');
  expect(await screen.findByText('This file has no rows.')).toBeTruthy();
});

describe('people with one name', () => {
  const single = (first: string, phone: string) => rowOf(first, { phone }).replace(',Patil,', ',,');

  it('have errors until they are registered without a last name, together or one by one, and the mark is not shown', { tags: 'slow' }, async () => {
    const sent = answerFarmers();
    const { user } = await check(
      file(single('Sakhubai', '9822041735'), single('Kisan', '9822041736'), single('Rekha', '9822041737'), rowOf('Asha', { phone: '9822041738' })),
    );
    await screen.findByText('3 rows have no last name.');
    await user.click(screen.getAllByLabelText('No last name')[0] ?? document.body);
    await screen.findByText('2 rows have no last name.');
    await user.click(button('Register without a last name'));
    await user.click(button(/^All/));
    expect(screen.getByRole('table').textContent).not.toMatch(/Sakhubai \.|Kisan \./);
    await user.click(await screen.findByRole('button', { name: 'Send 4 farmers' }));
    await screen.findByText('4 registered, 0 not.');
    expect(screen.getByRole('table').textContent).toContain('Kisan');
    expect(screen.getByRole('table').textContent).not.toMatch(/Sakhubai \.|Kisan \./);
    expect(sent.map(({ variables: { input } }) => `${input.firstName} ${input.lastName}`).toSorted()).toEqual([
      'Asha Patil',
      'Kisan .',
      'Rekha .',
      'Sakhubai .',
    ]);
    const saved = savedSheet();
    await user.click(button('Download report (xlsx)'));
    expect((await saved()).map((cells) => cells[3])).toEqual(['Last Name', 'No last name', 'No last name', 'No last name', 'Patil']);
  });

  it('are read from a saved report, and from the mark itself', async () => {
    const sent = answerFarmers();
    const { user } = await check(file(single('Sakhubai', '9822041735').replace(',,', ',No last name,'), single('Kisan', '9822041736').replace(',,', ',.,')));
    await user.click(await screen.findByRole('button', { name: 'Send 2 farmers' }));
    await screen.findByText('2 registered, 0 not.');
    expect(sent.map(({ variables }) => variables.input.lastName)).toEqual(['.', '.']);
  });
});

describe('columns', () => {
  it('without titles are named by their first value, and no person becomes the header', async () => {
    const view = await renderRoute('/?panel=importFarmers', { as: 'ADMIN' });
    await view.user.upload(await screen.findByLabelText('Choose a file'), new File(['Asha Patil,98220 41735\nLata Patil,98220 41736'], 'a.csv'));
    await screen.findByText('a.csv, 2 rows');
    await screen.findByText('No line with names of columns was found. Choose the columns by their first values.');
    await view.user.selectOptions(screen.getByLabelText('Column for First Name'), 'Column in the sheet 1: Asha Patil');
    expect(screen.getByText('Lata Patil')).toBeTruthy();
  });

  const withMore =
    'First Name,Surname,Mobile,WhatsApp,DOB,Tal,Road,Pin,Email,Crops\nAsha,Patil,98220 41735,98220-41736,1984-02-12,Shirur,Canal Road,412208,a@b.in,"Onion (2 acres), Wheat"';

  it('with WhatsApp and crops are sent when the server supports them', { tags: 'slow' }, async () => {
    answerConfig(true);
    answer(RegisteredCustomersDocument, () => ({ data: { registeredCustomers: [] } }));
    const sent = answerFarmers();
    const view = await check(new File([withMore], 'a.csv'));
    await screen.findByText('Onion (2 acres), Wheat');
    await waitFor(() => expect(button('Send 1 farmer').getAttribute('aria-disabled')).toBe(null));
    await view.user.click(await screen.findByRole('button', { name: 'Send 1 farmer' }));
    await screen.findByText('1 registered, 0 not.');
    expect(sent[0]?.variables.input).toMatchObject({
      whatsAppMobile: '9822041736',
      crops: [
        { name: 'Onion', value: '2 acres' },
        { name: 'Wheat', value: null },
      ],
    });
  });

  it('with WhatsApp and crops are not offered when the server does not support them', async () => {
    const sent = answerFarmers();
    const view = await check(new File([withMore.replace('Crops', 'Crop')], 'a.csv'));
    await view.user.click(await screen.findByRole('button', { name: 'Send 1 farmer' }));
    await screen.findByText('1 registered, 0 not.');
    expect(Object.keys(sent[0]?.variables.input ?? {}).filter((field) => field === 'crops' || field === 'whatsAppMobile')).toEqual([]);
  });

  it('fewer than the cells of a row are reported, because a comma may have split a text', async () => {
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    await choose(view.user, new File(['Name,Mobile,Road\nAsha Patil,9822041735,Gat No. 1\nLata Patil,9822041736,Gat No. 2, Shirur'], 'a.csv'));
    await screen.findByText('More cells than columns at line 3. A separator inside a text may have split it.');
  });

  it('that may both be the phone need a choice, and nothing is checked before', async () => {
    answerFarmers();
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    const two = 'First Name,Surname,Mobile,Home phone,DOB,Tal,Road,Pin,Email\nAsha,Patil,98220 41735,98220 41736,1984-02-12,Shirur,Canal Road,412208,a@b.in';
    await choose(view.user, new File([two], 'a.csv'));
    await screen.findByText('Several columns could be this: Mobile, Home phone');
    expect(button('Check 1 row')).toHaveProperty('disabled', true);
    await view.user.selectOptions(screen.getByLabelText('Column for Phone Number'), 'Home phone');
    await view.user.click(button('Check 1 row'));
    await screen.findByText('98220 41736');
  });

  it('are matched when known, chosen by hand otherwise, and may have one value for all rows', { tags: 'slow' }, async () => {
    const sent = answerFarmers();
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    await choose(view.user, new File(['Name,Mobile,DOB,Tal,Road,Postal\nPatil Asha Vilas,98220 41735,1984-02-12,शिरूर,Canal Road,412208'], 'a.csv'));
    const column = (field: string) => screen.findByLabelText(`Column for ${field}`);
    expect(await column('First Name')).toHaveProperty('value', '0');
    expect(await column('Last Name')).toHaveProperty('value', '0');
    expect(button('Check 1 row')).toHaveProperty('disabled', true);
    await view.user.selectOptions(await column('Pincode'), 'Postal');
    await view.user.selectOptions(await column('Email'), 'Same for all rows');
    await view.user.type(screen.getByLabelText('Email for all rows'), 'office@example.in');
    // No name tells which order a list has.
    expect(button('Check 1 row')).toHaveProperty('disabled', true);
    await view.user.click(screen.getByRole('radio', { name: /^Last name, first name, middle name.*First Name Asha, Middle Name Vilas, Last Name Patil$/ }));
    await view.user.click(button('Check 1 row'));
    await view.user.click(await screen.findByRole('button', { name: 'Send 1 farmer' }));
    await screen.findByText('1 registered, 0 not.');
    expect(sent[0]?.variables.input).toMatchObject({
      firstName: 'Asha',
      middleName: 'Vilas',
      lastName: 'Patil',
      phoneNumber: '9822041735',
      email: 'office@example.in',
      gender: 'MALE',
      address: { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur', pinCode: '412208' },
    });
  });
});

describe('faults', () => {
  it('are shown before anything is sent and corrected in place, and no row disappears during correction', { tags: 'slow' }, async () => {
    const sent = answerFarmers();
    const view = await check(
      file(
        rowOf('Asha'),
        rowOf('Balu', { phone: '98220 4173' }),
        rowOf('Ramesh', { phone: '7038122945', dob: '1990' }),
        rowOf('Lata', { phone: '7038091246', taluka: 'Shirr' }),
      ),
    );
    expect(await screen.findByText('1 ready, 3 with errors.')).toBeTruthy();
    expect(rowNames()).toHaveLength(3);
    const phone = screen.getByLabelText(/^Phone Number/);
    expect(within(screen.getAllByRole('row')[1] ?? document.body).getByText('Enter a 10-digit mobile number starting with 6, 7, 8 or 9')).toBeTruthy();
    await view.user.clear(phone);
    await view.user.type(phone, '98220 41736');
    expect(await screen.findByText('2 ready, 2 with errors.')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    const birthday = screen.getByLabelText(/^Date of Birth/);
    await view.user.clear(birthday);
    await view.user.type(birthday, '3-11-79');
    expect(screen.getByText('“Shirr” is not in the list. Choose one.')).toBeTruthy();
    await view.user.click(button('Use Shirur'));
    expect(await screen.findByText('4 ready, 0 with errors.')).toBeTruthy();
    expect(rowNames()).toHaveLength(3);
    expect(sent).toEqual([]);
    await view.user.click(button('Send 4 farmers'));
    await screen.findByText('4 registered, 0 not.');
    expect(sent.map(({ variables: { input } }) => [input.firstName, input.phoneNumber, input.dateOfBirth, input.address.taluka]).sort()).toEqual([
      ['Asha', '9822041735', '1984-02-12', 'Shirur'],
      ['Balu', '9822041736', '1984-02-12', 'Shirur'],
      ['Lata', '7038091246', '1984-02-12', 'Shirur'],
      ['Ramesh', '7038122945', '1979-11-03', 'Shirur'],
    ]);
  });

  it('keep their corrections when a column was changed and restored', { tags: 'slow' }, async () => {
    answerFarmers();
    const view = await check(file(rowOf('Asha'), rowOf('Balu', { phone: '98220 4173' })));
    const phone = screen.getByLabelText(/^Phone Number/);
    await view.user.clear(phone);
    await view.user.type(phone, '98220 41736');
    await screen.findByText('2 ready, 0 with errors.');
    await view.user.click(button('Columns'));
    const village = await screen.findByLabelText<HTMLSelectElement>('Column for Village');
    const chosen = village.value;
    await view.user.selectOptions(village, village.options[0]?.value ?? '');
    await view.user.selectOptions(village, chosen);
    await view.user.click(button('Check 2 rows'));
    await screen.findByText('2 ready, 0 with errors.');
  });

  it('are read with the date order of the column or the person, and with the chosen encoding, separator and header', async () => {
    const sent = answerFarmers();
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    await choose(view.user, file(rowOf('Asha', { dob: '03/04/1984' }), rowOf('Balu', { dob: '05/06/1984', phone: '9822041736' })));
    const bar = within(await screen.findByRole('region', { name: 'How the file was read' }));
    expect(bar.getByText('The dates can be read in two ways. Check the order of day and month.')).toBeTruthy();
    expect(bar.getByLabelText('Separator')).toHaveProperty('value', ',');
    expect(bar.getByLabelText('Encoding')).toHaveProperty('value', 'utf-8');
    expect(bar.getByLabelText('Line of the header')).toHaveProperty('value', '1');
    await view.user.selectOptions(bar.getByLabelText('Separator'), 'Tab');
    expect(await screen.findByLabelText('Column for Taluka')).toHaveProperty('value', '');
    await view.user.selectOptions(await screen.findByLabelText('Separator'), 'Comma');
    await view.user.selectOptions(await screen.findByLabelText('Order of dates'), 'Month, day, year');
    await view.user.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
    await view.user.click(await screen.findByRole('button', { name: 'Send 2 farmers' }));
    await screen.findByText('2 registered, 0 not.');
    expect(sent.map(({ variables: { input } }) => input.dateOfBirth).sort()).toEqual(['1984-03-04', '1984-05-06']);
  });

  it('of a column in an old font are refused, unless the person imports its letters as they are', async () => {
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    await choose(view.user, file(rowOf("jes'k"), rowOf('lquhrk', { phone: '9822041736' })));
    await screen.findByText(/^Column First Name looks like text in an old font/);
    expect(screen.getAllByText('In an old font')).toHaveLength(1);
    await view.user.click(button('Check 2 rows'));
    await screen.findByText('0 ready, 2 with errors.');
    expect(screen.getAllByText('In an old font, not Unicode. Type it again.')).toHaveLength(2);
    await view.user.click(button('Columns'));
    await view.user.selectOptions(await screen.findByLabelText('Columns in an old font'), 'Import the letters as they are');
    await waitFor(() => expect(screen.getByLabelText('Columns in an old font')).toHaveProperty('value', 'read'));
    await view.user.click(button('Check 2 rows'));
    await screen.findByText('2 ready, 0 with errors.');
  });

  it.each(['xls', 'ods'])('of a hidden column of %s are named', async (ending) => {
    const view = await renderRoute('/?panel=importFarmers', { as: 'MODERATOR' });
    const bytes = await readFile(`web/features/customers/import/cases/hidden-columns.${ending}`);
    await choose(view.user, new File([new Uint8Array(bytes)], `hidden.${ending}`));
    await screen.findByText(/^Hidden in the sheet: column Remarks\./);
  });

  it('of registered people and of duplicates in the sheet are shown before anything is sent', { tags: 'slow' }, async () => {
    answerConfig(true);
    const sent = answerFarmers();
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const requests = answer(RegisteredCustomersDocument, async ({ people: some }) => {
      const people = [some].flat();
      if (people.some(({ firstName }) => firstName === 'Mangal')) await finished;
      const known = { __typename: 'RegisteredCustomer' as const, farmerId: '18', dealerId: null, otherName: null, soundsAlike: false };
      const found = people.flatMap(({ firstName }, index) => (firstName.startsWith('Lata') ? [{ ...known, index, id: `FARMER-18-${index}` }] : []));
      return { data: { registeredCustomers: found } };
    });
    const many = Array.from({ length: 120 }, (_, at) => rowOf(`Asha${at + 2}`, { phone: String(9_822_041_100 + at) }));
    const view = await check(file(...many, rowOf('Lata', { phone: '7038091246' }), rowOf('Asha2', { phone: '9822041100' })));
    expect(await screen.findByText('120 ready, 2 with errors.')).toBeTruthy();
    expect(requests.map(({ variables }) => [variables.people].flat().length)).toEqual([100, 21]);
    expect(screen.getByRole('link', { name: 'See Lata Patil' }).getAttribute('href')).toBe('/farmers/18');
    expect(screen.getByText('Same person as row 2 of this sheet')).toBeTruthy();
    await view.user.click(button('Correct row 122'));
    await view.user.type(screen.getAllByLabelText(/^First Name/)[0] ?? document.body, '{Control>}a{/Control}Mangal');
    expect(await screen.findByText('121 ready, 1 with errors.')).toBeTruthy();
    // A person who continues by keys in the meantime is not skipped, and sends nothing.
    button('Send 121 farmers').focus();
    expect(document.activeElement).toBe(button('Send 121 farmers'));
    await view.user.keyboard('{Enter}');
    finish();
    await waitFor(() => expect(button('Send 121 farmers').getAttribute('aria-disabled')).toBe(null));
    expect(document.activeElement).toBe(button('Send 121 farmers'));
    expect(requests.at(-1)?.variables.people).toMatchObject([{ firstName: 'Mangal', lastName: 'Patil', phoneNumber: '7038091246' }]);
    expect(sent).toEqual([]);
  });

  it('name the owner of a phone number with another name, and are skipped unless added', { tags: 'slow' }, async () => {
    answerConfig(true);
    const sent = answerFarmers();
    answer(RegisteredCustomersDocument, () => ({
      data: {
        registeredCustomers: [
          {
            __typename: 'RegisteredCustomer' as const,
            index: 0,
            id: 'FARMER-18-0',
            farmerId: '18',
            dealerId: null,
            otherName: 'Vilas Chavan',
            soundsAlike: false,
          },
        ],
      },
    }));
    const view = await check(file(rowOf('Vilash', { phone: '7038091246' }), rowOf('Asha')));
    await screen.findByText('1 ready, 1 with errors.');
    expect(screen.getByRole('link', { name: 'Open farmer' }).getAttribute('href')).toBe('/farmers/18');
    expect(screen.getByText('Vilas Chavan has this phone number.')).toBeTruthy();
    await view.user.click(button('Add anyway'));
    await view.user.click(await screen.findByRole('button', { name: 'Send 2 farmers' }));
    await screen.findByText('2 registered, 0 not.');
    expect(sent).toHaveLength(2);
  });

  it('with a name that sounds like that of a registered person of the taluka are listed, and sent unless left out', async () => {
    answerConfig(true);
    const requests = answer(RegisteredCustomersDocument, ({ people: some }) => ({
      data: {
        registeredCustomers: [some].flat().flatMap(({ firstName }, index) => {
          const registered = { __typename: 'RegisteredCustomer' as const, index, id: `FARMER-18-${index}`, farmerId: '18', dealerId: null };
          return firstName === 'Anil' ? [{ ...registered, otherName: 'Anil Karpe', soundsAlike: true }] : [];
        }),
      },
    }));
    const view = await check(file(rowOf('Anil', { phone: '7038091246' }), rowOf('Asha')));
    await view.user.click(await screen.findByRole('button', { name: 'Similar names 1' }));
    expect(screen.getByText('Anil Karpe is registered in this taluka.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open farmer' }).getAttribute('href')).toBe('/farmers/18');
    expect(requests[0]?.variables.people).toMatchObject([{ firstName: 'Anil', area: { state: 'Maharashtra' } }, { firstName: 'Asha' }]);
    await screen.findByRole('button', { name: 'Send 2 farmers' });
    await view.user.click(button('Leave out row 2: Anil Patil'));
    await screen.findByRole('button', { name: 'Send 1 farmer' });
  });

  it('do not block sending when the lookup of registered people failed', { tags: 'slow' }, async () => {
    answerConfig(true);
    answerFarmers();
    answer(RegisteredCustomersDocument, () => 'unreachable');
    const view = await check(file(rowOf('Asha')));
    await waitFor(() => expect(button('Send 1 farmer').getAttribute('aria-disabled')).toBe(null));
    await view.user.click(button('Send 1 farmer'));
    await screen.findByText('1 registered, 0 not.');
  });

  it('of the same phone are skipped or added; a row can be left out and restored, and any row can be corrected', async () => {
    const sent = answerFarmers();
    const view = await check(file(rowOf('Asha'), rowOf('Balu'), rowOf('Lata')));
    expect(await screen.findByText('1 ready, 2 with errors.')).toBeTruthy();
    expect(screen.getAllByText('Same phone as row 2 of this sheet')).toHaveLength(2);
    await view.user.click(screen.getAllByRole('button', { name: 'Add anyway' })[0] ?? document.body);
    await view.user.click(button(/^Leave out row 4/));
    expect(await screen.findByText('2 ready, 0 with errors.')).toBeTruthy();
    await view.user.click(button(/^Include row 4 again/));
    expect(await screen.findByText('2 ready, 1 with errors.')).toBeTruthy();
    await view.user.click(button('Ready 2'));
    await view.user.click(button('Correct row 2'));
    await view.user.type(screen.getByLabelText(/^Last Name/), 'l');
    await view.user.click(button('Send 2 farmers'));
    await screen.findByText('1 row was left out.');
    expect(sent.map(({ variables }) => `${variables.input.firstName} ${variables.input.lastName}`).sort()).toEqual(['Asha Patill', 'Balu Patil']);
  });

  it('are reached by keys, and a person under 18 is confirmed', async () => {
    const sent = answerFarmers();
    const view = await check(file(rowOf('Asha'), rowOf('Balu', { phone: '7038122945', dob: '12/02/2024' })));
    await view.user.click(await screen.findByRole('button', { name: 'Correct 1 first' }));
    expect(screen.getByLabelText(/^Date of Birth/)).toBe(document.activeElement);
    await view.user.tab();
    await view.user.keyboard(' ');
    await view.user.click(await screen.findByRole('button', { name: 'Send 2 farmers' }));
    await screen.findByText('2 registered, 0 not.');
    expect(sent.map(({ variables }) => variables.input.dateOfBirth).sort()).toEqual(['1984-02-12', '2024-02-12']);
  });

  it('can be saved with their reasons', async () => {
    const view = await check(file(rowOf('Asha'), rowOf('Balu', { pin: '41222' })));
    const saved = savedSheet();
    await view.user.click(await screen.findByRole('button', { name: 'Download errors (xlsx)' }));
    const [, row = []] = await saved();
    expect([row[0], row[1], row.at(-1)]).toEqual(['3', 'Balu', expect.stringContaining('Pincode: Enter a 6-digit PIN code')]);
  });
});

describe('sending', () => {
  it('writes each row with its own key, keeps the reason of a refusal, and uses another key for a corrected row', { tags: 'slow' }, async () => {
    let isCorrected = false;
    const sent = answerFarmers(({ firstName }) => added(firstName === 'Asha3' && !isCorrected ? 'Email is already in use!' : undefined));
    const view = await check(file(...people(4)));
    await view.user.click(await screen.findByRole('button', { name: 'Send 4 farmers' }));
    await screen.findByText('3 registered, 1 not.');
    expect(rowNames()).toEqual([expect.stringContaining('Email is already in use!')]);
    expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(4);
    expect(unsaved.any()).toBe(true);

    const saved = savedSheet();
    await view.user.click(button('Download report (xlsx)'));
    expect((await saved()).map((row) => row.at(-1))).toEqual(['Result', 'Registered', 'Email is already in use!', 'Registered', 'Registered']);
    await waitFor(() => expect(unsaved.any()).toBe(false));

    isCorrected = true;
    await view.user.click(button('Correct row 3'));
    await view.user.type(await screen.findByLabelText(/^Email/), 'n');
    await view.user.click(button('Send 1 farmer'));
    await screen.findByText('4 registered, 0 not.');
    expect(sent).toHaveLength(5);
    expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(5);
    farmers.pages(() => ({ rows: [['7']] }));
    await view.user.click(screen.getByRole('link', { name: 'See the 4 farmers' }));
    await screen.findByText('Lata Boraste 7');
  });

  it('stops when the connection is lost, and resumes on its own with the same keys', async () => {
    let isBroken = true;
    const sent = answerFarmers(({ firstName }) => (isBroken && firstName !== 'Asha2' ? 'unreachable' : added()));
    const view = await check(file(...people(6)));
    await view.user.click(await screen.findByRole('button', { name: 'Send 6 farmers' }));
    await screen.findByText(/The server could not be reached/);
    expect(screen.getByText('1 of 6 sent.')).toBeTruthy();
    const keys = new Map(sent.map(({ variables: { input } }) => [input.firstName, input.clientMutationId]));
    expect(keys.size).toBeLessThan(6);
    isBroken = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('6 registered, 0 not.');
    const registered = sent.slice(keys.size).map(({ variables: { input } }) => input);
    expect(registered.map(({ firstName }) => firstName).sort()).toEqual(['Asha3', 'Asha4', 'Asha5', 'Asha6', 'Asha7']);
    for (const { firstName, clientMutationId } of registered) if (keys.has(firstName)) expect(clientMutationId).toBe(keys.get(firstName));
  });

  it('can be paused, and the same sheet chosen again has the same keys', { tags: 'slow' }, async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = answerFarmers(async () => {
      await released;
      return added();
    });
    const sheet = file(...people(8));
    const view = await check(sheet);
    await view.user.click(await screen.findByRole('button', { name: 'Send 8 farmers' }));
    await view.user.click(await screen.findByRole('button', { name: 'Pause' }));
    await act(async () => release());
    await screen.findByText('3 of 8 sent.');
    await view.user.click(button('Continue'));
    await screen.findByText('8 registered, 0 not.');
    expect(sent).toHaveLength(8);

    const again = await check(sheet);
    await again.user.click((await screen.findAllByRole('button', { name: 'Send 8 farmers' })).at(-1) ?? document.body);
    await waitFor(() => expect(sent).toHaveLength(16));
    const keys = sent.map(({ variables }) => variables.input.clientMutationId);
    expect(new Set(keys.slice(8))).toEqual(new Set(keys.slice(0, 8)));
  });

  it('leaves writes with an unknown outcome to the person, who checks and resends with a new key', { tags: 'slow' }, async () => {
    const sent = answerFarmers(({ firstName }) => (firstName === 'Asha3' && sent.length < 4 ? { code: 'INTERNAL_SERVER_ERROR' } : added()));
    const view = await check(file(...people(2)));
    await view.user.click(await screen.findByRole('button', { name: 'Send 2 farmers' }));
    await screen.findByText('1 registered, 1 not.');
    expect(screen.getByText(/We could not confirm whether this was saved/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check if it was saved (new tab)' }).getAttribute('href')).toBe('/?panel=farmers');
    await view.user.click(button('Retry row 3'));
    await waitFor(() =>
      expect(new Set(sent.filter(({ variables }) => variables.input.firstName === 'Asha3').map(({ variables }) => variables.input.clientMutationId)).size).toBe(
        2,
      ),
    );
  });

  it('of dealers uses the dealers’ call, and messages in the chosen language', async () => {
    const sent = answer(
      AddDealerDocument,
      (): Answer<AddDealerMutation> => ({ data: { addDealer: { __typename: 'AddDealerPayload', message: null, userErrors: [] } } }),
    );
    const view = await renderRoute('/?panel=importDealers', { as: 'ADMIN' });
    await choose(view.user, file(...people(2)));
    await view.user.click(await screen.findByRole('button', { name: 'Check 2 rows' }));
    await view.user.click(await screen.findByRole('button', { name: 'Send 2 dealers' }));
    await screen.findByRole('link', { name: 'See the 2 dealers' });
    expect(sent).toHaveLength(2);
  });
});

it('asks before a sheet is left whose row was corrected after its report was saved', async () => {
  const view = await check(file(rowOf('Asha'), rowOf('Balu', { pin: '41222', phone: '7038122945' })));
  const saved = savedSheet();
  let write = () => {};
  const written = new Promise<void>((resolve) => (write = resolve));
  class SlowWorker extends WorkerHere {
    override postMessage(task: Parameters<WorkerHere['postMessage']>[0]) {
      void written.then(() => super.postMessage(task));
    }
  }
  vi.stubGlobal('Worker', SlowWorker);
  await view.user.click(await screen.findByRole('button', { name: 'Download errors (xlsx)' }));
  const pin = screen.getByLabelText(/^Pincode/);
  await view.user.clear(pin);
  await view.user.type(pin, '412221');
  await screen.findByText('2 ready, 0 with errors.');
  write();
  await saved();
  await view.user.click(screen.getByRole('link', { name: 'Back to Farmers' }));
  await screen.findByRole('dialog', { name: 'Unsaved changes' });
});

it('asks for confirmation before an unsent sheet is left', async () => {
  const view = await check(file(...people(1)));
  await screen.findByRole('button', { name: 'Send 1 farmer' });
  await view.user.click(screen.getByRole('link', { name: 'Back to Farmers' }));
  await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await view.user.click(button('Stay here'));
  expect(view.address()).toBe('/?panel=importFarmers');
});
