/** The pages of a farmer and of a dealer, with the same tests for both. */
import type { Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HistoryKind } from '../../data/schema.generated.ts';
import {
  DealerHistoryDocument,
  DealerRecordDocument,
  FarmerHistoryDocument,
  type FarmerHistoryQuery,
  FarmerRecordDocument,
  type FarmerRecordQuery,
} from '../../features/customers/record.generated.ts';
import { ScheduleMeetingDocument } from '../../features/meetings/meetings.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { type CustomerRow, dealers, farmers } from '../../testing/customers.ts';
import { answerFoundEmployee } from '../../testing/employees.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

type FarmerRecord = NonNullable<Unmasked<FarmerRecordQuery>['customer']>;
type Event = NonNullable<FarmerHistoryQuery['history']>['nodes'][number];

const record: NonNullable<FarmerRecord['record']> = {
  __typename: 'CustomerRecord',
  middleName: 'Bhimrao',
  email: 'tanaji@demo.example',
  dateOfBirth: '1979-08-14',
  gender: 'MALE',
  whatsAppMobile: '9371463800',
  version: 2,
  history: [
    { __typename: 'HistoryCount', kind: 'CHANGED', count: 1 },
    { __typename: 'HistoryCount', kind: 'MEETING', count: 11 },
    { __typename: 'HistoryCount', kind: 'CODE', count: 4 },
  ],
  totalPoints: 200,
};

const event = (id: string, kind: HistoryKind, more: Partial<Event> = {}): Event => ({
  __typename: 'HistoryEvent',
  id,
  kind,
  at: '2026-11-06T10:00:00+05:30',
  employee: { __typename: 'HistoryEmployee', id: '7', name: 'Asha Patil' },
  changes: [],
  meeting: null,
  invoice: null,
  use: null,
  ...more,
});

const events: Event[] = [
  event('m', 'MEETING', { meeting: { __typename: 'HistoryMeeting', id: '5094', type: 'FARMER', status: 'FINISHED', endedAt: '2026-11-06T11:05:00+05:30' } }),
  event('v', 'VISIT', { meeting: { __typename: 'HistoryMeeting', id: '5095', type: 'DEALER', status: 'STARTED', endedAt: null } }),
  event('u', 'CODE', { employee: null, use: { __typename: 'HistoryUse', code: 'ABCD1234', product: 'Humi', points: 50, person: 'Sita', dealer: null } }),
  event('i', 'INVOICE', { invoice: { __typename: 'HistoryInvoice', id: '203', warehouse: 'Pune', productCount: 24 } }),
  event('c', 'CHANGED', { changes: [{ __typename: 'FieldChange', field: 'PHONE_NUMBER', before: '9371463080', after: '9371463800' }] }),
  event('r', 'REGISTERED', { at: '2025-03-04T10:00:00+05:30' }),
];

const common = (id: string) => ({
  id,
  firstName: 'Tanaji',
  lastName: 'Chavan',
  phoneNumber: '9371463800',
  pictures: [{ __typename: 'Image', url: '/images/portrait.png' } as const],
  address: {
    __typename: 'Address',
    street: 'Canal Road',
    village: 'Sonegaon',
    taluka: 'Shirur',
    district: 'Pune',
    state: 'Maharashtra',
    pinCode: '412226',
  } as const,
  registeredAt: '2025-03-04T10:00:00+05:30',
  lastVisit: { __typename: 'Visit', at: '2026-11-19T10:26:00+05:30', employeeName: 'Ganesh Shinde', meetingId: '5127' } as const,
  notes: [
    { __typename: 'NameValue', name: 'Sugarcane', value: '2.5 acres' } as const,
    { __typename: 'NameValue', name: 'Licence valid to', value: '2028-05-27' } as const,
  ],
  notesText: null,
  location: null,
});

const historyPage = (nodes: Event[]): FarmerHistoryQuery => ({ history: { __typename: 'HistoryEventConnection', nodes } });

type Given = 'nobody' | 'unreachable' | FarmerRecord['record'];
const recordOf = <Name extends 'Farmer' | 'Dealer'>(__typename: Name, id: string, given: Given) => {
  if (typeof given === 'string') return given === 'nobody' ? { code: 'NOT_FOUND' as const } : given;
  return { data: { customer: { __typename, ...common(id), record: given } } };
};

const cases = [
  {
    ...farmers,
    path: 'farmers',
    word: 'Farmer',
    record: (give: (id: string) => Given) => answer(FarmerRecordDocument, ({ id }) => recordOf('Farmer', id, give(id))),
    history: (give: (page: number) => Event[]) => answer(FarmerHistoryDocument, ({ page }) => ({ data: historyPage(give(page)) })),
  },
  {
    ...dealers,
    path: 'dealers',
    word: 'Dealer',
    record: (give: (id: string) => Given) => answer(DealerRecordDocument, ({ id }) => recordOf('Dealer', id, give(id))),
    history: (give: (page: number) => Event[]) => answer(DealerHistoryDocument, ({ page }) => ({ data: historyPage(give(page)) })),
  },
] as const;

const main = () => within(screen.getByRole('main'));
const many = (page: number): readonly CustomerRow[] => Array.from({ length: 10 }, (_, at) => [`${page * 10 + at + 1}`]);

describe.each(cases)('the page of one of the $path', ({ path, word, panel, title, record: answerRecord, history, pages, found }) => {
  it('shows the known fields, with the crops or the shop details as rows', async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Bhimrao Chavan' });
    await waitFor(() => expect(document.title).toBe('Tanaji Bhimrao Chavan'));
    const facts = main()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      'Phone Number': '93714 63800',
      Area: 'Shirur, Pune, Maharashtra',
      Email: 'tanaji@demo.example',
      'Date of Birth': '14 Aug 1979',
      Gender: 'Male',
      'Last visit': expect.stringMatching(/^19 Nov 2026, [\d,]+ days? ago, Ganesh Shinde$/),
      'Lucky points': '200 from 4 codes',
    });
    const notes = within(main().getByRole('table', { name: word === 'Farmer' ? 'Crops' : 'Shop' }));
    expect(notes.getByRole('row', { name: 'Sugarcane 2.5 acres' })).toBeTruthy();
    expect(notes.getByRole('row', { name: 'Licence valid to 27 May 2028' })).toBeTruthy();
    expect(main().getByText(`${word} 30418, registered 4 Mar 2025`)).toBeTruthy();
    expect(main().getByText('Location not recorded')).toBeTruthy();
  });

  it('schedules a meeting in one dialog: the employee is searched for, and a date needs its time', { tags: 'slow' }, async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    answerFoundEmployee('7', 'Kavita', 'Patil');
    const sent = answer(ScheduleMeetingDocument, () => ({
      data: { scheduleMeeting: { __typename: 'ScheduleMeetingPayload' as const, message: 'Scheduled.', userErrors: [] } },
    }));
    const { user } = await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Schedule Meet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    await user.click(dialog.getByRole('button', { name: 'Schedule Meet' }));
    expect(dialog.getByText('Search and choose who attends.')).toBeTruthy();
    await user.type(dialog.getByRole('searchbox', { name: 'Attended by' }), 'kavita');
    await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
    await user.type(dialog.getByLabelText('Date'), '24 Nov 2026{Tab}');
    await user.clear(dialog.getByLabelText('Time'));
    await user.click(dialog.getByRole('button', { name: 'Schedule Meet' }));
    expect(dialog.getByText('Enter both a date and a time.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Time'), '15:00');
    await user.click(dialog.getByRole('button', { name: 'Schedule Meet' }));
    await screen.findByText('Scheduled.');
    expect(sent.map(({ variables }) => variables.input)).toEqual([
      expect.objectContaining({ userId: '7', [`${word.toLowerCase()}Id`]: '30418', plannedAt: '2026-11-24T15:00:00.000+05:30' }),
    ]);
  });

  it('enlarges a picture, and returns the focus', async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    const { user } = await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    const small = await screen.findByRole('button', { name: 'Enlarge: Picture 1 of Tanaji Bhimrao Chavan' });
    await user.click(small);
    const large = within(await screen.findByRole('dialog', { name: 'Picture 1 of Tanaji Bhimrao Chavan' }));
    expect(large.getByRole('img', { name: 'Picture 1 of Tanaji Bhimrao Chavan' }).getAttribute('src')).toBe(small.querySelector('img')?.getAttribute('src'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(small).toBe(document.activeElement));
  });

  it('shows the history in words, with a link from each event to its object', async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await screen.findByText('Registered by Asha Patil');
    expect([...document.querySelectorAll('[data-event]')].map(({ textContent }) => textContent)).toEqual([
      '6 Nov 2026Meeting 5094 with Asha Patil, 10:00 to 11:05',
      '6 Nov 2026Visited by Asha Patil during meeting 5095',
      '6 Nov 2026Used code ABCD1234Humi, 50 points, Sita',
      '6 Nov 2026Invoice 20324 products, Pune',
      '6 Nov 2026Changed by Asha PatilPhone Number: 9371463080 → 9371463800',
      '4 Mar 2025Registered by Asha Patil',
    ]);
    const hrefs = ['Meeting 5094 with Asha Patil, 10:00 to 11:05', 'Visited by Asha Patil during meeting 5095', 'Invoice 203'].map((name) =>
      main().getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/meetingDetails/FARMER/5094', '/meetingDetails/dealer/5095', '/lats/secure/dashboard?panel=invoices&invoice=203']);
  });

  it('shows the outcome of a meeting, even without its times', async () => {
    answerConfig(true);
    answerRecord(() => record);
    const statuses = ['SCHEDULED', 'STARTED', 'FINISHED', 'CANCELLED', null] as const;
    history(() =>
      statuses.map((status, at) =>
        event(`of ${status}`, 'MEETING', { meeting: { __typename: 'HistoryMeeting', id: String(at), type: 'FARMER', status, endedAt: null } }),
      ),
    );
    await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await screen.findByText('Meeting 3 of Asha Patil, cancelled');
    expect([...document.querySelectorAll('[data-event]')].map(({ textContent }) => textContent?.slice('6 Nov 2026'.length))).toEqual([
      'Meeting 0 planned for Asha Patil',
      'Meeting 1 started by Asha Patil, not finished',
      'Meeting 2 with Asha Patil, held',
      'Meeting 3 of Asha Patil, cancelled',
      'Meeting 4 of Asha Patil',
    ]);
  });

  it('shows one kind by its chip, which the address keeps, and earlier events on request', async () => {
    answerConfig(true);
    answerRecord(() => record);
    const requests = history((page) => [event(`of ${page}`, 'MEETING')]);
    const view = await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await view.user.click(await screen.findByRole('button', { name: 'Meetings 11' }));
    expect(view.address()).toBe(`/${path}/30418?history=MEETING`);
    await view.user.click(await screen.findByRole('button', { name: '1 earlier' }));
    await waitFor(() => expect(requests.map(({ variables }) => variables)).toContainEqual({ id: '30418', kind: 'MEETING', page: 1 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull());
    expect(screen.queryByRole('button', { name: /Invoices/ })).toBeNull();
  });

  it('opens from the list, links to neighbours across the edge of a page, and back to the position in the list', { tags: 'slow' }, async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    pages(({ page }) => ({ rows: many(page), more: true }));
    const view = await renderRoute(`/?panel=${panel}&page=2`, { as: 'MODERATOR' });
    await view.user.click(await screen.findByRole('link', { name: 'Lata Boraste 20' }));
    await screen.findByText('20 of 1,000');
    expect(view.address()).toBe(`/${path}/20?page=2`);
    await view.user.click(await screen.findByRole('link', { name: 'Next' }));
    await screen.findByText('21 of 1,000');
    expect(view.address()).toBe(`/${path}/21?page=3`);
    await view.user.click(await screen.findByRole('link', { name: 'Previous' }));
    await screen.findByText('20 of 1,000');
    await view.user.click(main().getByRole('link', { name: `Back to ${title}` }));
    await screen.findByRole('link', { name: 'Lata Boraste 20' });
    expect(view.address()).toBe(`/?panel=${panel}&page=2`);
  });

  it('stays within the results of a search', async () => {
    answerConfig(true);
    answerRecord(() => record);
    history(() => events);
    found(() => [['a'], ['b']]);
    const view = await renderRoute(`/${path}/a?search=shinde&page=1`, { as: 'MODERATOR' });
    await screen.findByText('1 of 2');
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    await view.user.click(await screen.findByRole('link', { name: 'Next' }));
    await screen.findByText('2 of 2');
    expect(view.address()).toBe(`/${path}/b?search=shinde&page=1`);
  });

  it('explains what a provider does not support, and offers no change', async () => {
    answerConfig(false);
    answerRecord(() => null);
    await renderRoute(`/${path}/30418`, { as: 'MODERATOR' });
    await screen.findByText('Not available on this server: e-mail, date of birth, history and changes');
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Chavan' });
    expect(main().getByRole('link', { name: 'Schedule Meet' }).getAttribute('href')).toBe(`/add${word}Meeting?search=9371463800`);
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  });

  it('reports a missing person, and a failed load', async () => {
    answerConfig(false);
    let reply: Given = 'nobody';
    answerRecord(() => reply);
    history(() => []);
    await renderRoute(`/${path}/1`, { as: 'MODERATOR' });
    await screen.findByText('No farmer or dealer has this number');
    await screen.findByText('Not among the newest. Open them from the list.');
    expect(main().getByRole('link', { name: title }).getAttribute('href')).toBe(`/?panel=${panel}`);
    reply = 'unreachable';
    const { user } = await renderRoute(`/${path}/2`, { as: 'MODERATOR' });
    await screen.findByText('This record could not be loaded');
    reply = record;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: 'Tanaji Bhimrao Chavan' });
  });

  it('is for staff', async () => {
    await renderRoute(`/${path}/1`, { as: 'USER' });
    await screen.findByText("You don't have access");
  });
});
