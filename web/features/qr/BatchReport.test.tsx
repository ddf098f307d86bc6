/** A batch of a REST API with counts: its report, filters and voiding, and the people to call. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConfig } from '../../testing/config.ts';
import { change } from '../../testing/forms.ts';
import { card, cardPage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import {
  ExportQrBatchPeopleDocument,
  QrBatchPeopleDocument,
  QrBatchReportDocument,
  QrCardsDocument,
  QrPeopleToPrintDocument,
  SetQrRecallCallDocument,
  VoidQrCodesDocument,
} from './batches.generated.ts';

const page = '/lats/secure/dashboard?panel=batches&batch=318';
const done = { message: 'Done', userErrors: [] };

beforeEach(() => {
  answerConfig(true);
  answer(QrBatchReportDocument, () => ({
    data: {
      qrBatch: {
        __typename: 'QrBatch' as const,
        id: '318',
        createdAt: '2026-10-20T10:42:00+05:30',
        productName: 'Neem Gold 1500',
        packageSize: '500 ml',
        expiryInMonths: 24,
        quantity: 1000,
        points: 50,
        usedCount: 412,
        voidedCount: 25,
        personCount: 287,
        calledCount: 2,
        noAnswerCount: 1,
        usesByDay: [{ __typename: 'QrUsesOnDay' as const, date: '2026-11-20', count: 25 }],
        usesByDealer: [
          { __typename: 'QrUsesOfDealer' as const, dealerId: null, dealerName: null, taluka: null, count: 45 },
          { __typename: 'QrUsesOfDealer' as const, dealerId: '4', dealerName: 'Kisan Agro', taluka: 'Shirur', count: 40 },
          { __typename: 'QrUsesOfDealer' as const, dealerId: '5', dealerName: 'Junnar Agro', taluka: 'Junnar', count: 12 },
        ],
        usesByTaluka: [
          { __typename: 'QrUsesOfTaluka' as const, key: 'Maharashtra/Pune/Shirur', district: 'Pune', taluka: 'Shirur', count: 40 },
          { __typename: 'QrUsesOfTaluka' as const, key: 'Maharashtra/Pune/Junnar', district: 'Pune', taluka: 'Junnar', count: 12 },
          { __typename: 'QrUsesOfTaluka' as const, key: 'Maharashtra/Other/Junnar', district: 'Other', taluka: 'Junnar', count: 1 },
        ],
        voids: [{ __typename: 'QrVoid' as const, fromSerial: 0, toSerial: 29, count: 25, reason: 'Box lost', at: null, byName: 'Asha Patil' }],
      },
    },
  }));
});

/** Finds the button that voids cards. Before the counts arrive, the chip of voided cards has the same name. */
async function voidButton() {
  await screen.findByRole('button', { name: 'Void 25' });
  return screen.findByRole('button', { name: 'Void' });
}

it('shows used and total cards with the facts of the batch, and filters the cards by state', async () => {
  const requests = answer(QrCardsDocument, () => ({ data: cardPage([card('1', { used: null, state: 'VOID', voidReason: 'Box lost' })]) }));
  const { user } = await renderRoute(page, { as: 'ADMIN' });
  await screen.findByRole('img', { name: '412 of 1,000 cards are used' });
  expect(screen.getByText('Used 412, not used 563, void 25')).toBeTruthy();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Points', '50'],
    ['QR Code Quantity', '1,000'],
    ['Created Date', '20 Oct 2026, 10:42'],
    ['Expiry Date', '20 Oct 2028'],
    ['Points given', '20,600'],
  ]);
  expect(screen.getByRole('table', { name: 'Used by dealer' }).textContent).toContain('Not given');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const day = within(screen.getByRole('table', { name: 'Used by day' })).getByRole('link', { name: 'Fri 20 Nov 2026' });
  expect(day.getAttribute('href')).toBe('/lats/secure/dashboard?panel=uses&ofBatch=318&from=2026-11-20&until=2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Void 25' }));
  await waitFor(() => expect(requests.at(-1)?.variables).toEqual({ batchId: '318', page: 0, filter: { state: 'VOID' } }));
});

it('counts before it voids, and requires a reason', { tags: 'slow' }, async () => {
  answer(QrCardsDocument, () => ({ data: cardPage([card('1')]) }));
  const voids = answer(VoidQrCodesDocument, () => ({
    data: { voidQrCodes: { __typename: 'VoidQrCodesPayload' as const, ...done, voidedCount: 96, usedCount: 4 } },
  }));
  const { user } = await renderRoute(page, { as: 'ADMIN' });
  await user.click(await voidButton());
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Void 96 cards' });
  await user.click(dialog.getByRole('button', { name: 'A range' }));
  change(dialog.getByLabelText('From card'), '0');
  change(dialog.getByLabelText('To card'), '99');
  await user.click(await dialog.findByRole('button', { name: 'Void 96 cards' }));
  await dialog.findByText('Enter the reason');
  change(dialog.getByLabelText('Reason'), 'Box lost');
  await user.click(dialog.getByRole('button', { name: 'Void 96 cards' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const counts = voids.filter(({ variables }) => variables.input.dryRun);
  expect(counts.map(({ variables }) => variables.input.toSerial)).toEqual([undefined, 99]);
  expect(voids.at(-1)?.variables.input).toMatchObject({ batchId: '318', fromSerial: 0, toSerial: 99, reason: 'Box lost', dryRun: false });
});

it('asks before a dialog with a typed card number is closed', { tags: 'slow' }, async () => {
  answer(QrCardsDocument, () => ({ data: cardPage([card('1')]) }));
  answer(VoidQrCodesDocument, () => ({ data: { voidQrCodes: { __typename: 'VoidQrCodesPayload' as const, ...done, voidedCount: 3, usedCount: 0 } } }));
  const { user } = await renderRoute(page, { as: 'ADMIN' });
  for (const end of ['From card', 'To card']) {
    await user.click(await voidButton());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'A range' }));
    const number = dialog.getByLabelText(end);
    change(number, '7');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? number);
    await user.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('voids selected cards, including those of another page', { tags: 'slow' }, async () => {
  answer(QrCardsDocument, ({ page: number }) => ({ data: cardPage([card(`318-${number * 2}`), card(`318-${number * 2 + 1}`)], number === 0) }));
  const voids = answer(VoidQrCodesDocument, () => ({
    data: { voidQrCodes: { __typename: 'VoidQrCodesPayload' as const, ...done, voidedCount: 3, usedCount: 0 } },
  }));
  const { user } = await renderRoute(page, { as: 'ADMIN' });
  await user.click(await screen.findByRole('checkbox', { name: 'Card 318-1' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All cards of this page that are not used' }).indeterminate).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next Page' }));
  await screen.findByRole('checkbox', { name: 'Card 318-2' });
  await user.click(screen.getByRole('checkbox', { name: 'All cards of this page that are not used' }));
  await screen.findByText('3 cards selected');
  await user.click(screen.getByRole('button', { name: 'Void' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Selected cards' }).getAttribute('aria-pressed')).toBe('true');
  change(dialog.getByLabelText('Reason'), 'Torn');
  await user.click(await dialog.findByRole('button', { name: 'Void 3 cards' }));
  await waitFor(() => expect(screen.queryByText('3 cards selected')).toBeNull());
  expect(voids.at(-1)?.variables.input).toMatchObject({ batchId: '318', serials: [1, 2, 3], reason: 'Torn', dryRun: false });
});

it('lists voided cards with person and reason', async () => {
  await renderRoute(`${page}&tab=changes`, { as: 'ADMIN' });
  const table = await screen.findByRole('table', { name: 'Changes' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('0 to 2925Box lostAsha Patil-');
  expect(screen.getByRole('link', { name: 'Changes 1' }).getAttribute('aria-current')).toBe('page');
});

const person = {
  __typename: 'QrBatchPerson' as const,
  id: '318-5',
  userId: '5',
  firstName: 'Lata',
  middleName: null,
  lastName: 'Boraste',
  phoneNumber: '9764011829',
  address: null,
  cards: 3,
  lastUsedAt: null,
  dealerId: '4',
  dealerName: 'Kisan Agro',
  call: null,
};

it('filters the people to call, and prints all of them', async () => {
  const lists = answer(QrBatchPeopleDocument, () => ({ data: { list: { __typename: 'QrBatchPersonConnection' as const, nodes: [person], totalCount: 1 } } }));
  const prints = answer(QrPeopleToPrintDocument, ({ page: number }) => ({
    data: {
      list: {
        __typename: 'QrBatchPersonConnection' as const,
        nodes: [{ ...person, id: `318-${number}`, firstName: `Person ${number}` }],
        pageInfo: { __typename: 'PageInfo' as const, hasNextPage: number === 0 },
      },
    },
  }));
  const printed: (string | undefined)[] = [];
  vi.stubGlobal('print', () => printed.push(document.querySelector('[data-print-only]')?.textContent));
  const { user } = await renderRoute(`${page}&tab=people`, { as: 'ADMIN' });
  await screen.findByText('2 of 287 people called');
  expect((await screen.findByRole('link', { name: 'Kisan Agro' })).getAttribute('href')).toBe('/dealers/4');
  await user.click(screen.getByRole('button', { name: 'Not called 284' }));
  await waitFor(() => expect(lists.at(-1)?.variables).toEqual({ batchId: '318', page: 0, filter: { state: 'NOT_CALLED' } }));
  await user.click(screen.getByRole('button', { name: 'Print list' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^People to call about batch 318, Neem Gold 1500, 500 ml, Not called,.*Person 0.*Person 1/);
  expect(prints.map(({ variables }) => variables)).toEqual([0, 1].map((number) => ({ batchId: '318', page: number, filter: { state: 'NOT_CALLED' } })));
  vi.unstubAllGlobals();
});

it('filters the people to call by the taluka of the dealer, in the address and in the export', async () => {
  const lists = answer(QrBatchPeopleDocument, () => ({ data: { list: { __typename: 'QrBatchPersonConnection' as const, nodes: [person], totalCount: 1 } } }));
  const exports = answer(ExportQrBatchPeopleDocument, () => ({
    data: { exportQrBatchPeople: { __typename: 'ExportQrBatchPeoplePayload' as const, ...done, url: null } },
  }));
  const { user, address } = await renderRoute(`${page}&tab=people&ofDealer=4`, { as: 'ADMIN' });
  const taluka = await screen.findByRole('combobox', { name: 'Taluka of the dealer' });
  expect(
    within(taluka)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any taluka', 'Shirur', 'Junnar, Pune', 'Junnar, Other']);
  await user.selectOptions(taluka, 'Junnar, Pune');
  const filter = { talukaKey: 'Maharashtra/Pune/Junnar' };
  await waitFor(() => expect(lists.at(-1)?.variables).toEqual({ batchId: '318', page: 0, filter }));
  expect(new URLSearchParams(address()).get('ofTaluka')).toBe(filter.talukaKey);
  // The counts of the batch would be wrong for this list.
  screen.getByRole('button', { name: 'Not called' });
  expect(screen.queryByText(/people called/)).toBeNull();
  const dealers = within(screen.getByRole('combobox', { name: 'Purchase From' })).getAllByRole('option');
  expect(dealers.map(({ textContent }) => textContent)).toEqual(['Any dealer', 'Junnar Agro, Junnar']);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Export' })).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exports.at(-1)?.variables.input).toMatchObject({ batchId: '318', ...filter }));
});

it('names a filter of the address that the batch does not have, and clears it', async () => {
  answer(QrBatchPeopleDocument, () => ({ data: { list: { __typename: 'QrBatchPersonConnection' as const, nodes: [], totalCount: 0 } } }));
  const { user, address } = await renderRoute(`${page}&tab=people&ofTaluka=Maharashtra/Pune/Haveli`, { as: 'ADMIN' });
  await screen.findByText(/Maharashtra\/Pune\/Haveli/);
  await user.click(screen.getByRole('button', { name: /Clear/ }));
  await waitFor(() => expect(new URLSearchParams(address()).get('ofTaluka')).toBeNull());
});

it('records a call to a person', async () => {
  answer(QrBatchPeopleDocument, () => ({ data: { list: { __typename: 'QrBatchPersonConnection' as const, nodes: [person], totalCount: 1 } } }));
  const calls = answer(SetQrRecallCallDocument, () => ({ data: { setQrRecallCall: { __typename: 'SetQrRecallCallPayload' as const, ...done } } }));
  const { user } = await renderRoute(`${page}&tab=people`, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'Called: Lata Boraste' }));
  await waitFor(() => expect(calls.at(-1)?.variables.input).toMatchObject({ batchId: '318', userId: '5', outcome: 'CALLED' }));
});

describe('the focus in the people to call', () => {
  type Call = { readonly outcome: 'CALLED' | 'NO_ANSWER'; readonly at: string; readonly byName: string };

  /** Answers with two people and records calls. */
  function answerCalls() {
    const calls = new Map<string, Call>();
    const people = [person, { ...person, id: '318-6', userId: '6', firstName: 'Asha' }];
    answer(QrBatchPeopleDocument, ({ filter }) => {
      const nodes = people
        .map((each) => {
          const call = calls.get(each.userId);
          return { ...each, call: call === undefined ? null : { __typename: 'QrRecallCall' as const, ...call } };
        })
        .filter(({ call }) => filter === undefined || call === null);
      return { data: { list: { __typename: 'QrBatchPersonConnection' as const, nodes, totalCount: nodes.length } } };
    });
    return answer(SetQrRecallCallDocument, ({ input }) => {
      for (const { userId, outcome } of [input].flat()) {
        if (outcome == null) calls.delete(userId);
        else calls.set(userId, { outcome, at: '2026-11-20T09:30:00+05:30', byName: 'Asha Patil' });
      }
      return { data: { setQrRecallCall: { __typename: 'SetQrRecallCallPayload' as const, ...done } } };
    });
  }
  const focusedName = () => document.activeElement?.getAttribute('aria-label');

  it('moves to the next person, and stays with the last one', async () => {
    const calls = answerCalls();
    const { user } = await renderRoute(`${page}&tab=people`, { as: 'ADMIN' });
    (await screen.findByRole('button', { name: 'Called: Lata Boraste' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Withdraw: Lata Boraste' });
    expect(focusedName()).toBe('Called: Asha Boraste');
    screen.getByRole('button', { name: 'No answer: Asha Boraste' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Withdraw: Asha Boraste' });
    await waitFor(() => expect(focusedName()).toBe('Withdraw: Asha Boraste'));
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Called: Asha Boraste' });
    await waitFor(() => expect(focusedName()).toBe('Called: Asha Boraste'));
    expect(calls.map(({ variables }) => [variables.input].flat()[0]?.outcome)).toEqual(['CALLED', 'NO_ANSWER', null]);
  });

  it('stays in the list when the rows leave it, and in the page after the last one', async () => {
    answerCalls();
    const { user } = await renderRoute(`${page}&tab=people&call=NOT_CALLED`, { as: 'ADMIN' });
    (await screen.findByRole('button', { name: 'Called: Asha Boraste' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Called: Asha Boraste' })).toBeNull());
    expect(focusedName()).toBe('Called: Lata Boraste');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Called: Lata Boraste' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('moves to the next person who was not called, from a page of called people to those who were not', async () => {
    const calls = answerCalls();
    const { user, address } = await renderRoute(`${page}&tab=people`, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'No answer: Lata Boraste' }));
    await screen.findByRole('button', { name: 'Withdraw: Lata Boraste' });
    await user.click(screen.getByRole('button', { name: 'Next to call' }));
    await waitFor(() => expect(focusedName()).toBe('Called: Asha Boraste'));
    await user.click(screen.getByRole('button', { name: 'Called: Asha Boraste' }));
    await screen.findByRole('button', { name: 'Withdraw: Asha Boraste' });
    expect(calls).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next to call' }));
    await waitFor(() => expect(address()).toContain('call=NOT_CALLED'));
  });

  it('does not move while a key repeats', async () => {
    const calls = answerCalls();
    const { user } = await renderRoute(`${page}&tab=people`, { as: 'ADMIN' });
    (await screen.findByRole('button', { name: 'Called: Lata Boraste' })).focus();
    await user.keyboard('{Enter>3/}');
    await screen.findByRole('button', { name: 'Withdraw: Lata Boraste' });
    await user.keyboard('{Enter>}');
    await screen.findByRole('button', { name: 'Withdraw: Asha Boraste' });
    expect(calls).toHaveLength(2);
  });
});
