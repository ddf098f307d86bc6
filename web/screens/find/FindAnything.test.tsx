/** Find anything, from the bar of any page: by mouse, by keys alone, and its messages without results. */
import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { FindBatchDocument, ProductVariantsDocument, QrCodeDocument, type QrCodeQuery } from '../../features/qr/batches.generated.ts';
import { SearchDocument, type SearchQuery } from '../../features/search/search.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { employeePage } from '../../testing/employees.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, server } from '../../testing/server.ts';

type Groups = NonNullable<SearchQuery['search']>;
const address = { __typename: 'Address', village: 'Sonegaon', taluka: 'Shirur', district: 'Pune' } as const;
const farmer = (id: string, firstName: string, lastName: string) =>
  ({ __typename: 'Farmer', id, firstName, lastName, phoneNumber: `937146380${id}`, address }) as const;

const found: Groups = [
  {
    __typename: 'SearchGroup',
    kind: 'FARMERS',
    totalCount: 14,
    cut: false,
    hits: [
      { __typename: 'SearchHit', likeness: 'SAME', matchedWords: ['तानाजी', 'चव्हाण'], latinName: 'Tanaji Chavhan', node: farmer('1', 'तानाजी', 'चव्हाण') },
      { __typename: 'SearchHit', likeness: 'SOUNDS_ALIKE', matchedWords: ['Tanaji'], latinName: null, node: farmer('2', 'Tanaji', 'Chauhan') },
    ],
  },
  { __typename: 'SearchGroup', kind: 'DEALERS', totalCount: 0, cut: false, hits: [] },
  {
    __typename: 'SearchGroup',
    kind: 'MEETINGS',
    totalCount: 1,
    cut: false,
    hits: [
      {
        __typename: 'SearchHit',
        likeness: 'SAME',
        matchedWords: [],
        latinName: null,
        node: {
          __typename: 'Meeting',
          id: '5131',
          type: 'FARMER',
          status: 'SCHEDULED',
          createdAt: '2026-11-20T10:00:00+05:30',
          party: { __typename: 'MeetingParty', id: null, firstName: 'Tanaji', lastName: 'Chavan' },
        },
      },
    ],
  },
];

const group = { __typename: 'SearchGroup' as const, totalCount: 1, cut: false };
const hit = (id: string, firstName: string) => ({
  __typename: 'SearchHit' as const,
  likeness: 'SAME' as const,
  matchedWords: [],
  latinName: null,
  node: farmer(id, firstName, 'Jadhav'),
});

const searched = vi.fn();

beforeEach(() => {
  // The pages that open from here have their own tests, so they may fail to load here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(graphql.operation(() => HttpResponse.json({ data: null, errors: [{ message: 'Not asked here', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })));
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  answer(SearchDocument, ({ text }) => {
    searched(text);
    return { data: { search: text.startsWith('tanaji') ? found : [] } };
  });
});
afterEach(() => {
  searched.mockReset();
  localStorage.clear();
});

const field = () => screen.findByRole('combobox', { name: 'Find anything' });

async function opened(role: 'ADMIN' | 'MODERATOR' = 'ADMIN') {
  const page = await renderRoute('/', { as: role });
  await page.user.keyboard('{Control>}k{/Control}');
  await field();
  return page;
}

it('finds people and meetings, with matched words marked in both scripts and the reason of other matches', { tags: 'slow' }, async () => {
  const { user } = await opened();
  // Typed at once, because on a slow machine parts of a slowly typed text would be searched for.
  await user.click(await field());
  await user.paste('tanaji chavan');
  const list = await screen.findByRole('listbox', { name: 'Results' });
  const farmers = await within(list).findByRole('group', { name: 'Farmers' });
  const [first, second] = within(farmers).getAllByRole('option');
  expect(first?.textContent).toBe('तानाजी चव्हाणTanaji Chavhan · 93714 63801 · Sonegaon, Shirur, Pune');
  expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['तानाजी', 'चव्हाण', 'Tanaji', 'Chavhan']);
  expect(second?.textContent).toContain('sounds alike');
  expect(within(farmers).getByText('2 of 14')).toBeTruthy();
  expect(within(list).getByRole('option', { name: /Meeting 5131 with Tanaji Chavan/ })).toBeTruthy();
  expect(within(list).queryByRole('group', { name: 'Dealers' })).toBeNull();
  expect(searched.mock.calls).toEqual([['tanaji chavan']]);
});

it('by keys alone: Down chooses, Tab moves to the next group, Enter opens, and the field keeps the focus', { tags: 'slow' }, async () => {
  const { user, address: at } = await opened();
  await user.type(await field(), 'tanaji');
  await screen.findByRole('group', { name: 'Meetings' });
  const chosen = () => within(screen.getByRole('listbox', { name: 'Results' })).getByRole('option', { selected: true }).textContent;
  expect(chosen()).toContain('तानाजी');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Chauhan');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('All 14');
  await user.keyboard('{Tab}');
  expect(chosen()).toContain('Meeting 5131');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}');
  expect(chosen()).toContain('तानाजी');
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(at()).toBe('/meetingDetails/FARMER/5131'));
  expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
});

it('Enter waits for the results of the current text, and opens no result of an earlier text', { tags: 'slow' }, async () => {
  const { promise: loaded, resolve: respond } = deferred();
  answer(SearchDocument, async ({ text }): Promise<Answer<SearchQuery>> => {
    if (text === 'sunita') await loaded;
    return { data: { search: text === 'sunita' ? [{ ...group, kind: 'FARMERS', hits: [hit('7', 'Sunita')] }] : found } };
  });
  const { user, address: at } = await opened();
  await user.type(await field(), 'tanaji');
  await screen.findByRole('group', { name: 'Meetings' });
  await user.clear(await field());
  await user.type(await field(), 'sunita{Enter}');
  expect(at()).toBe('/');
  respond();
  await waitFor(() => expect(at()).toBe('/farmers/7'));
});

it('links to the list of all results, and to a person', { tags: 'slow' }, async () => {
  answerConfig(true);
  const { user, address: at } = await opened();
  await user.type(await field(), 'tanaji');
  await user.click(await screen.findByRole('option', { name: 'All 14' }));
  await waitFor(() => expect(at()).toBe('/?panel=farmers&search=tanaji'));
  await user.click(screen.getByRole('button', { name: 'Find anything' }));
  await user.click(await screen.findByRole('button', { name: 'tanaji' }));
  await user.click(await screen.findByRole('option', { name: /तानाजी/ }));
  await waitFor(() => expect(at()).toBe('/farmers/1'));
});

it('opens with / where no text field has the focus, unless switched off', { tags: 'slow' }, async () => {
  const { user } = await renderRoute('/', { as: 'MODERATOR' });
  await user.keyboard('/');
  await user.type(await field(), 'a/b');
  expect(await field()).toHaveProperty('value', 'a/b');
  await user.keyboard('{Escape}');
  (await screen.findByRole<HTMLDialogElement>('dialog')).close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /Welcome/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn off the “/” shortcut for search' }));
  await user.keyboard('/');
  expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await field();
});

it('lists the screens that the role may open', async () => {
  const { user, address: at } = await opened('MODERATOR');
  await user.type(await field(), 'all');
  const screens = await screen.findByRole('group', { name: 'Screens' });
  expect(
    within(screens)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['View All Invoices', 'View All Farmers', 'View All Dealers']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(at()).toBe('/lats/secure/dashboard?panel=farmers'));
});

const answerBatch = () =>
  answer(FindBatchDocument, ({ id }) =>
    id === '318' ? { data: { qrBatch: { __typename: 'QrBatch' as const, id, productName: 'Humi Boost', packageSize: '500 ml' } } } : { code: 'NOT_FOUND' },
  );

it('opens a batch by its number, before anything else with the number', async () => {
  answer(SearchDocument, () => ({ data: { search: found } }));
  answerBatch();
  const { user, address: at } = await opened();
  await user.type(await field(), 'Batch 318');
  const [first] = await within(await screen.findByRole('group', { name: 'Batches and products' })).findAllByRole('option');
  expect(first?.textContent).toBe('Open batch 318Humi Boost, 500 ml');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/lats/secure/dashboard?panel=batches&batch=318'));
});

it('says that there is no batch with a number', async () => {
  answerBatch();
  const { user } = await opened();
  await user.type(await field(), 'Batch 999');
  await screen.findByText('There is no batch 999.');
  expect(screen.queryByText('Open batch 999')).toBeNull();
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

it('links to the uses of a product by its name', async () => {
  answer(ProductVariantsDocument, () => ({
    data: { productVariants: [{ __typename: 'ProductVariant' as const, id: '1', name: 'Humi Boost 500 ml', productName: 'Humi Boost' }] },
  }));
  const { user, address: at } = await opened();
  await user.type(await field(), 'humi');
  await user.click(await screen.findByRole('option', { name: 'Uses of Humi Boost' }));
  await waitFor(() => expect(at()).toContain('panel=uses'));
  expect(at()).toContain('product=Humi+Boost');
});

it('reports that nothing was found', async () => {
  const { user } = await opened();
  await user.type(await field(), 'zzz');
  expect(await screen.findByText('Nothing found for "zzz"')).toBeTruthy();
});

it('keeps the typed text after a failed search, and retries', async () => {
  let failing = true;
  answer(SearchDocument, () => (failing ? { code: 'UPSTREAM_UNAVAILABLE' } : { data: { search: found } }));
  const { user } = await opened();
  await user.type(await field(), 'tanaji');
  await screen.findByText('The search failed. Try again.');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('group', { name: 'Farmers' });
});

const code = '0123456789ABCDEF';
type Known = NonNullable<QrCodeQuery['qrCode']>;
const known: Known = {
  __typename: 'QrCode',
  readable: true,
  card: {
    __typename: 'QrCard',
    id: '2041-3',
    code,
    productName: 'Humi Boost',
    packageSize: '500 ml',
    expiryDate: '2028-11-03',
    points: 50,
    used: true,
    state: 'USED',
    voidReason: null,
    voidedAt: null,
  },
  batch: { __typename: 'QrBatch', id: '2041', createdAt: '2026-11-03T10:00:00+05:30' },
  use: {
    __typename: 'QrUse',
    id: '5',
    createdAt: '2026-11-17T14:22:00+05:30',
    firstName: 'Tanaji',
    middleName: null,
    lastName: 'Chavan',
    phoneNumber: '9371463800',
    dealerName: 'Kisan Agro Agencies',
    dealerMobile: '9823144907',
    dealerId: '4',
    userId: '9',
  },
};

it('shows whether a code is genuine, and who used it when and where', async () => {
  answer(QrCodeDocument, ({ code: typed }) => {
    searched(typed);
    return { data: { qrCode: known } };
  });
  const { user, address: at } = await opened();
  await user.type(await field(), '0123-4567-89ab-cdef');
  expect(await screen.findByText('One of our codes')).toBeTruthy();
  expect(screen.getByText('Used')).toBeTruthy();
  expect(screen.getByText('Humi Boost, 500 ml')).toBeTruthy();
  expect(screen.getByRole('link', { name: '93714 63800' })).toBeTruthy();
  expect(screen.getByText(/Kisan Agro Agencies/)).toBeTruthy();
  expect(searched.mock.calls).toContainEqual([code]);
  await user.click(screen.getByRole('link', { name: 'Open the batch' }));
  await waitFor(() => expect(at()).toBe('/lats/secure/dashboard?panel=batches&batch=2041'));
});

it('reports a foreign code, and a provider that does not support codes', async () => {
  let qrCode: Known | null = { __typename: 'QrCode', readable: true, card: null, batch: null, use: null };
  answer(QrCodeDocument, () => ({ data: { qrCode } }));
  const { user } = await opened();
  await user.type(await field(), code);
  await screen.findByText('Not one of our codes');
  qrCode = null;
  await user.clear(await field());
  await user.type(await field(), code.toLowerCase());
  await screen.findByText('Not available on this server: looking up codes');
});

it('replaces the first scan with the second, for scanners that end with Enter, with Tab or with nothing', { tags: 'slow' }, async () => {
  const other = 'FEDCBA9876543210';
  answer(QrCodeDocument, ({ code: typed }) => {
    searched(typed);
    return { data: { qrCode: known } };
  });
  const { user } = await opened();
  for (const [scan, sent] of [
    [`]Q3${code}{Enter}`, code],
    [`${other}{Enter}`, other],
    [`"${code}"{Tab}`, code],
    [`${other}{Tab}`, other],
    [code, code],
    [other, other],
  ] as const) {
    await user.keyboard(scan);
    await waitFor(() => expect(searched.mock.calls.at(-1)).toEqual([sent]));
  }
  await screen.findByText('One of our codes');
});

it('distinguishes an unreadable code from a forged one', async () => {
  const forged: Known = { __typename: 'QrCode', readable: true, card: null, batch: null, use: null };
  answer(QrCodeDocument, () => ({ data: { qrCode: forged } }));
  const { user } = await opened();
  await user.type(await field(), code);
  await screen.findByText(/may be forged/);
  await user.keyboard('{Backspace}');
  await screen.findByText('No complete code');
  expect(screen.queryByText(/may be forged/)).toBeNull();
});

it('is available to staff only', async () => {
  const { user } = await renderRoute('/changePassword', { as: 'USER' });
  await screen.findByRole('heading', { name: 'Change Password' });
  expect(screen.queryByRole('button', { name: 'Find anything' })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
});

describe('a code read by the camera', () => {
  const stop = vi.fn();
  const camera = (getUserMedia: () => Promise<{ getTracks: () => { stop: () => void }[] }>) =>
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  beforeEach(() => {
    stop.mockReset();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined);
  });
  afterEach(() => vi.stubGlobal('BarcodeDetector', undefined));

  it('is looked up like a typed code, and the camera is switched off', async () => {
    answer(QrCodeDocument, () => ({ code: 'NOT_FOUND' }));
    const seen = [[], [{ rawValue: '7K2M9QTB4XWN3PZR' }]];
    class Fake {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => seen.shift() ?? [];
    }
    vi.stubGlobal('BarcodeDetector', Fake);
    camera(async () => ({ getTracks: () => [{ stop }] }));
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Scan a QR code' }));
    await waitFor(async () => expect(await field()).toHaveProperty('value', '7K2M9QTB4XWN3PZR'));
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('What the camera sees')).toBeNull();
  });

  it.each([
    ['is denied by the person', new DOMException('', 'NotAllowedError'), 'Camera access is blocked. Allow it in the address bar, or type the code.'],
    ['is missing', new DOMException('', 'NotFoundError'), 'The camera cannot be used here. Type or paste the code.'],
  ])('shows a message when the camera %s', async (_what, error, words) => {
    camera(() => Promise.reject(error));
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Scan a QR code' }));
    await screen.findByText(words);
  });

  it('is not offered to people who may not look up codes', async () => {
    await opened('MODERATOR');
    expect(screen.queryByRole('button', { name: 'Scan a QR code' })).toBeNull();
  });
});
