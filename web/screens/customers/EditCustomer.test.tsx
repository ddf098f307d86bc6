/** Changing a farmer and a dealer, with the same tests for both. */
import type { Unmasked } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddFarmerDocument, type AddFarmerMutation } from '../../features/customers/customers.generated.ts';
import {
  DealerHistoryDocument,
  DealerRecordDocument,
  DealerToEditDocument,
  FarmerHistoryDocument,
  FarmerRecordDocument,
  type FarmerRecordQuery,
  FarmerToEditDocument,
  type FarmerToEditQuery,
  UpdateDealerDocument,
  UpdateFarmerDocument,
  type UpdateFarmerMutation,
} from '../../features/customers/record.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { dealers, farmers } from '../../testing/customers.ts';
import { answerAreas, field, fill, fillPerson } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, server } from '../../testing/server.ts';

/** Draws pictures as they are, because there is no canvas here. A file named notes.txt is unreadable. */
function drawPictures(): void {
  let drawn: Blob;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'notes.txt') throw new DOMException('The source image could not be decoded.');
    drawn = file;
    return { width: 1, height: 1, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.create({ fillRect: () => undefined, drawImage: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(drawn));
}

type ToEdit = Omit<NonNullable<FarmerToEditQuery['customer']>, '__typename'>;
type Record = NonNullable<NonNullable<Unmasked<FarmerRecordQuery>['customer']>['record']>;
type Updated = NonNullable<NonNullable<Unmasked<UpdateFarmerMutation>['updateFarmer']>['farmer']>;

const tanaji: ToEdit = {
  id: '18',
  firstName: 'Tanaji',
  lastName: 'Chavan',
  phoneNumber: '9371463800',
  address: { __typename: 'Address', street: 'Canal Road', village: 'Sonegaon', taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412226' },
  pictures: [{ __typename: 'Image', fileName: 'field-01.jpg', url: '/images/field-01.jpg' }],
  notes: [{ __typename: 'NameValue', name: 'Sugarcane', value: '2.5 acres' }],
  record: {
    __typename: 'CustomerRecord',
    middleName: 'Bhimrao',
    email: 'tanaji@example.in',
    dateOfBirth: '1979-08-14',
    gender: 'MALE',
    whatsAppMobile: null,
    version: 3,
  },
};

const recordOf = ({ record }: ToEdit): Record | null =>
  record && {
    ...record,
    history: [{ __typename: 'HistoryCount', kind: 'CHANGED', count: record.version - 1 }],
    totalPoints: null,
  };

const rowOf = (customer: ToEdit): Omit<Updated, '__typename'> => ({
  ...customer,
  registeredAt: '2025-03-04T10:00:00+05:30',
  lastVisit: null,
  notesText: null,
  record: recordOf(customer),
});

const lastChange = { __typename: 'HistoryEventConnection' as const, nodes: [changeBy('Asha Patil')] };

function changeBy(name: string) {
  return {
    __typename: 'HistoryEvent' as const,
    id: `of ${name}`,
    at: '2026-11-20T10:42:00+05:30',
    employee: { __typename: 'HistoryEmployee' as const, id: '7', name },
  };
}

/** The saved record, until a test changes it. */
let saved: ToEdit | null;
/** The refusal of the server; undefined when it accepts the change. */
let refusal: string | undefined;

/** Runs while a change is pending at the server. */
let whileSaving: () => void = () => undefined;

function refusals() {
  whileSaving();
  return refusal === undefined ? [] : [{ __typename: 'UserError' as const, code: 'CONFLICT' as const, message: refusal }];
}
const sent: unknown[] = [];
const notFound: Answer<never> = { code: 'NOT_FOUND' };

/** Accepts a change, unless it is refused. */
function take(
  change: { lastName?: string | null | undefined; phoneNumber?: string | null | undefined; version: number },
  notes: readonly { name: string; value?: string | null | undefined }[] | null | undefined,
): ToEdit | null {
  sent.push({ ...change, notes });
  if (refusal !== undefined || !saved?.record) return null;
  const { lastName = saved.lastName, phoneNumber = saved.phoneNumber } = change;
  saved = { ...saved, lastName, phoneNumber, record: { ...saved.record, version: saved.record.version + 1 } };
  return saved;
}

const history = { __typename: 'HistoryEventConnection' as const, nodes: [] };

const cases = [
  {
    ...farmers,
    path: 'farmers',
    note: 'Crop',
    another: 'Add a crop',
    answerAll: () => {
      answer(FarmerToEditDocument, () => (saved === null ? notFound : { data: { customer: { __typename: 'Farmer' as const, ...saved }, lastChange } }));
      answer(FarmerRecordDocument, () =>
        saved === null ? notFound : { data: { customer: { __typename: 'Farmer' as const, ...rowOf(saved), location: null, record: recordOf(saved) } } },
      );
      answer(FarmerHistoryDocument, () => ({ data: { history } }));
      answer(UpdateFarmerDocument, ({ input }) => {
        const taken = take(input, input.crops);
        const farmer = taken && { __typename: 'Farmer' as const, ...rowOf(taken) };
        return { data: { updateFarmer: { __typename: 'UpdateFarmerPayload' as const, message: null, userErrors: refusals(), farmer } } };
      });
    },
  },
  {
    ...dealers,
    path: 'dealers',
    note: 'Detail',
    another: 'Add a detail',
    answerAll: () => {
      answer(DealerToEditDocument, () => (saved === null ? notFound : { data: { customer: { __typename: 'Dealer' as const, ...saved }, lastChange } }));
      answer(DealerRecordDocument, () =>
        saved === null ? notFound : { data: { customer: { __typename: 'Dealer' as const, ...rowOf(saved), location: null, record: recordOf(saved) } } },
      );
      answer(DealerHistoryDocument, () => ({ data: { history } }));
      answer(UpdateDealerDocument, ({ input }) => {
        const taken = take(input, input.details);
        const dealer = taken && { __typename: 'Dealer' as const, ...rowOf(taken) };
        return { data: { updateDealer: { __typename: 'UpdateDealerPayload' as const, message: null, userErrors: refusals(), dealer } } };
      });
    },
  },
] as const;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(drawPictures);

it('registers a farmer with uploaded pictures', { tags: 'slow' }, async () => {
  answerConfig(true);
  answerAreas();
  farmers.pages(() => ({ rows: [] }));
  const added = answer(
    AddFarmerDocument,
    (): Answer<AddFarmerMutation> => ({ data: { addFarmer: { __typename: 'AddFarmerPayload', message: 'Added.', userErrors: [] } } }),
  );
  server.use(http.post('*/images', () => HttpResponse.json({ fileName: 'new-1.jpg', url: '/images/new-1.jpg' })));
  const { user } = await renderRoute('/addFarmer', { as: 'MODERATOR' });
  await screen.findByRole('option', { name: 'Maharashtra' });
  fillPerson();
  await user.upload(await screen.findByLabelText('Add pictures', { selector: 'input' }), new File(['a field'], 'field.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('img', { name: 'Picture 1 of Dattatray Kharat' });
  await user.click(button('Add Farmer'));
  await screen.findByText('Added.');
  expect(added.map(({ variables }) => variables.input.pictures)).toEqual([['new-1.jpg']]);
});

describe.each(cases)('changing one of the $path', ({ path, note, another, answerAll, pages }) => {
  beforeEach(() => {
    answerConfig(true);
    answerAreas();
    saved = tanaji;
    refusal = undefined;
    whileSaving = () => undefined;
    sent.length = 0;
    answerAll();
  });

  const edit = async (query = '', name = 'Tanaji Bhimrao Chavan') => {
    const view = await renderRoute(`/${path}/18${query}`, { as: 'MODERATOR' });
    await view.user.click(await screen.findByRole('link', { name: 'Edit' }));
    await screen.findByRole('heading', { level: 1, name: `Edit ${name}` });
    await screen.findByRole('option', { name: 'Maharashtra' });
    return view;
  };

  it('contains the known values, marks changes, sends all values, and shows the new state', { tags: 'slow' }, async () => {
    const { user, address } = await edit();
    expect(address()).toBe(`/${path}/18?panel=edit`);
    expect(field('Email')).toHaveProperty('value', 'tanaji@example.in');
    fill('Last Name', 'Pawar');
    expect(screen.getByText('Before: Chavan')).toBeTruthy();
    await user.click(button(another));
    expect(document.activeElement).toBe(screen.getByLabelText(`${note} 2`));
    await user.keyboard('Onion{Enter}Wheat');
    expect(screen.getByText(/^Changed: Last Name, /)).toBeTruthy();
    await user.click(button('Save changes'));
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Bhimrao Pawar' });
    expect(screen.getByText('The changes to Tanaji Bhimrao Pawar are saved.')).toBeTruthy();
    expect(address()).toBe(`/${path}/18`);
    expect(sent).toMatchObject([
      {
        lastName: 'Pawar',
        version: 3,
        pictures: ['field-01.jpg'],
        whatsAppMobile: null,
        notes: [
          { name: 'Sugarcane', value: '2.5 acres' },
          { name: 'Onion', value: null },
          { name: 'Wheat', value: null },
        ],
      },
    ]);
  });

  it('shows errors at their fields and rows, and sends nothing', async () => {
    const { user } = await edit();
    fill('Phone Number', '12');
    await user.clear(screen.getByLabelText(`${note} 1`));
    await user.click(button('Save changes'));
    expect(screen.getByText('Correct 2 fields.')).toBeTruthy();
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: /^(Crops|Shop)$/ }));
    expect(document.activeElement).toBe(screen.getByLabelText(`${note} 1`));
    expect(sent).toEqual([]);
  });

  it('shows a concurrent change beside the typed value, and then saves both', { tags: 'slow' }, async () => {
    const { user } = await edit();
    fill('Last Name', 'Pawar');
    fill('Phone Number', '9371463801');
    saved = { ...tanaji, phoneNumber: '9371463899', record: tanaji.record && { ...tanaji.record, email: 'new@example.in', version: 4 } };
    refusal = 'Asha Patil has changed this meanwhile. Nothing of yours was saved: read it again first';
    await user.click(button('Save changes'));
    await screen.findByText('Asha Patil also changed this record (20 Nov 2026, 10:42). Your changes are kept here.');
    expect(screen.getByText(/^Phone Number: theirs is 9371463899, yours is 9371463801\. Saving keeps yours\./)).toBeTruthy();
    expect(screen.getByText('Email: now new@example.in, as they saved it.')).toBeTruthy();
    expect([field('Last Name'), field('Phone Number'), field('Email')].map((input) => input.getAttribute('value'))).toEqual([
      'Pawar',
      '9371463801',
      'new@example.in',
    ]);
    await user.click(button('Use theirs: Phone Number'));
    expect(field('Phone Number')).toHaveProperty('value', '9371463899');
    refusal = undefined;
    await user.click(button('Save changes'));
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Bhimrao Pawar' });
    expect(sent.at(-1)).toMatchObject({ version: 4, lastName: 'Pawar', phoneNumber: '9371463899', email: 'new@example.in' });
  });

  it('keeps input typed while a refused change is merged with a concurrent one', async () => {
    const { user } = await edit();
    fill('Phone Number', '9371463801');
    saved = { ...tanaji, lastName: 'Gite', record: tanaji.record && { ...tanaji.record, version: 4 } };
    refusal = 'Asha Patil has changed this meanwhile. Nothing of yours was saved: read it again first';
    whileSaving = () => fireEvent.change(field('Pincode'), { target: { value: '412207' } });
    await user.click(button('Save changes'));
    await screen.findByText('Last Name: now Gite, as they saved it.');
    expect(field('Pincode')).toHaveProperty('value', '412207');
  });

  it('shows no mark of a missing last name, in the field, beside it and in concurrent changes', { tags: 'slow' }, async () => {
    saved = { ...tanaji, lastName: null };
    const { user } = await edit('', 'Tanaji Bhimrao');
    expect(screen.getByLabelText('No last name')).toHaveProperty('checked', true);
    await user.click(screen.getByLabelText('No last name'));
    fill('Last Name', 'Pawar');
    expect(screen.getByText('Before: No last name')).toBeTruthy();
    saved = { ...tanaji, lastName: 'Chavan', record: tanaji.record && { ...tanaji.record, version: 4 } };
    refusal = 'Asha Patil has changed this meanwhile. Nothing of yours was saved: read it again first';
    await user.click(screen.getByLabelText('No last name'));
    fill('Phone Number', '9371463801');
    await user.click(button('Save changes'));
    expect((await screen.findByText(/as they saved it/)).textContent).toBe('Last Name: now Chavan, as they saved it.');
    await user.click(screen.getByLabelText('No last name'));
    expect(screen.getByText('Before: Chavan')).toBeTruthy();
    refusal = undefined;
    saved = { ...tanaji, lastName: null };
    await user.click(button('Save changes'));
    await screen.findByText('The changes to Tanaji Bhimrao are saved.');
    expect(sent.at(-1)).toMatchObject({ version: 4, lastName: '.' });
  });

  it('shows any other refusal above the fields, and keeps typed input', async () => {
    refusal = 'Tanaji Pawar with the phone number 9371463800 is already registered';
    const { user } = await edit();
    fill('Last Name', 'Pawar');
    await user.click(button('Save changes'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('is already registered'));
    expect(field('Last Name')).toHaveProperty('value', 'Pawar');
  });

  it('asks for confirmation before unsaved input is left, and leaves at once without any', async () => {
    const { user, address } = await edit();
    await user.click(button('Cancel'));
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Bhimrao Chavan' });
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await screen.findByRole('option', { name: 'Maharashtra' });
    fill('Last Name', 'Pawar');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe(`/${path}/18`));
    expect(sent).toEqual([]);
  });

  it('adds pictures, reports each failed one, removes one, and saves the rest', async () => {
    const { user } = await edit();
    let uploads = 0;
    server.use(
      http.post('*/images', async ({ request }) => {
        if ((await request.text()) === 'large') return HttpResponse.json({ message: 'A picture must not have more than 2 MB' }, { status: 413 });
        uploads += 1;
        return HttpResponse.json({ fileName: `new-${uploads}.jpg`, url: `/images/new-${uploads}.jpg` });
      }),
    );
    const files = ['a field', 'large', 'text', 'a shop'].map(
      (content, at) => new File([content], ['field.jpg', 'large.jpg', 'notes.txt', 'shop.jpg'][at] ?? '', { type: 'image/jpeg' }),
    );
    await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), files);
    await screen.findByRole('img', { name: 'Picture 3 of Tanaji Bhimrao Chavan' });
    expect(screen.getByText('large.jpg: A picture must not have more than 2 MB')).toBeTruthy();
    expect(screen.getByText('notes.txt: this file could not be read as a picture. Choose another one.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
    expect(screen.getByText('Changed: Pictures')).toBeTruthy();
    await user.click(button('Save changes'));
    await waitFor(() => expect(sent).toMatchObject([{ pictures: ['new-1.jpg', 'new-2.jpg'] }]));
  });

  it('uploads no further picture once the form was left', async () => {
    const { user, goTo } = await edit();
    const { promise: released, resolve: release } = deferred();
    const uploaded: string[] = [];
    server.use(
      http.post('*/images', async ({ request }) => {
        uploaded.push(await request.text());
        await released;
        return HttpResponse.json({ fileName: 'new.jpg', url: '/images/new.jpg' });
      }),
    );
    const files = ['a field', 'a shop'].map((content) => new File([content], `${content}.jpg`, { type: 'image/jpeg' }));
    await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), files);
    await waitFor(() => expect(uploaded).toEqual(['a field']));
    await goTo('/addFarmer');
    await screen.findByRole('heading', { name: 'Add Farmer' });
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(uploaded).toEqual(['a field']);
  });

  it('continues with the next customer in the list', async () => {
    pages(() => ({ rows: [['18'], ['19']] }));
    const { user, address } = await edit('?page=1');
    await user.click(await screen.findByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(address()).toBe(`/${path}/19?panel=edit&page=1`));
  });

  it('explains when a provider has no call for it', async () => {
    answerConfig(false);
    saved = { ...tanaji, record: null };
    await renderRoute(`/${path}/18?panel=edit`, { as: 'MODERATOR' });
    expect(await screen.findByText('Not available on this server')).toBeTruthy();
  });
});
