/** /?panel=farmerDuplicates and dealerDuplicates: likely duplicates, value by value, and the merge. */
import type { Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DismissDuplicateDocument,
  DuplicatePairsDocument,
  type DuplicatePairsQuery,
  FarmersToMergeDocument,
  type FarmersToMergeQuery,
  MergeCustomersDocument,
} from '../../features/customers/merge/merge.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { farmers } from '../../testing/customers.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

type Pair = NonNullable<Unmasked<DuplicatePairsQuery>['duplicates']>['nodes'][number];
type Row = NonNullable<Pair['farmers']>[number];
type Person = NonNullable<Unmasked<FarmersToMergeQuery>['older']>;

const address = {
  __typename: 'Address',
  street: 'Gat No. 88',
  village: 'Puntamba',
  taluka: 'Rahata',
  district: 'Ahilyanagar',
  state: 'Maharashtra',
  pinCode: '413707',
} as const;

const row = (id: string, firstName: string): Row => ({
  __typename: 'Farmer',
  id,
  firstName,
  lastName: 'Chavhan',
  phoneNumber: '9422061187',
  address,
});

const pair = (id: string, one: Row, other: Row): Pair => ({ __typename: 'DuplicatePair', id, reasons: ['PHONE'], farmers: [one, other], dealers: null });

const person = (id: string, firstName: string, more: Partial<NonNullable<Person['record']>> = {}): Person => ({
  __typename: 'Farmer',
  id,
  firstName,
  lastName: 'Chavhan',
  phoneNumber: '9422061187',
  registeredAt: '2025-03-04T10:00:00+05:30',
  address,
  pictures: [],
  notes: [],
  record: {
    __typename: 'CustomerRecord',
    middleName: null,
    email: null,
    dateOfBirth: '1974-06-02',
    gender: 'MALE',
    whatsAppMobile: null,
    version: 3,
    history: [
      { __typename: 'HistoryCount', kind: 'REGISTERED', count: 1 },
      { __typename: 'HistoryCount', kind: 'VISIT', count: 2 },
    ],
    totalPoints: null,
    ...more,
  },
});

const two = [pair('FARMER-2', row('30418', 'Vilas'), row('41207', 'Vilash')), pair('FARMER-1', row('5', 'Kusum'), row('6', 'Kusumtai'))];

function answerPairs(pairs: readonly Pair[]) {
  let left = pairs;
  const requests = answer(DuplicatePairsDocument, () => ({
    data: { duplicates: { __typename: 'DuplicatePairConnection' as const, nodes: [...left], totalCount: left.length, totalCountAtLeast: null } },
  }));
  answer(FarmersToMergeDocument, ({ older, newer }) => ({
    data: { older: person(older, older === '30418' ? 'Vilas' : 'Kusum'), newer: person(newer, 'Vilash', { email: 'vilas.c@example.in', version: 7 }) },
  }));
  return { requests, leave: (next: readonly Pair[]) => (left = next) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const path = '/?panel=farmerDuplicates';

describe('likely duplicates', () => {
  it('open from the list, with the fuller values of the first pair chosen', async () => {
    answerConfig(true);
    farmers.pages(() => ({ rows: [['1']] }));
    answerPairs(two);
    const { user } = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    await user.click(await screen.findByRole('link', { name: 'Likely duplicates' }));
    expect(await screen.findByText('2 pairs of farmers')).toBeTruthy();
    expect(await screen.findByRole('radio', { name: 'Email: vilas.c@example.in' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Name: Vilas Chavhan' })).toHaveProperty('checked', true);
    expect(screen.getByText('94220 61187')).toBeTruthy();
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['h']);
    expect(screen.getByText('1 value is taken from 41207: Email.')).toBeTruthy();
    expect(screen.getByText('Visits: 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Farmer 41207' }).getAttribute('href')).toBe('/farmers/41207');
  });

  it('say why they are likely', async () => {
    answerConfig(true);
    answerPairs([{ ...pair('FARMER-1', row('5', 'Popat'), row('6', 'Popat')), reasons: ['PHONE_DIGIT', 'NAME', 'VILLAGE'] }]);
    await renderRoute(path, { as: 'MODERATOR' });
    const item = within(await screen.findByRole('list', { name: 'Likely duplicates' })).getByRole('listitem');
    for (const reason of ['One digit of the phone differs', 'Same name', 'Same village']) expect(within(item).getByText(reason)).toBeTruthy();
  });

  it('are merged after a confirmation, with the chosen values and both versions', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two);
    const sent = answer(MergeCustomersDocument, () => {
      leave(two.slice(1));
      return { data: { mergeCustomers: { __typename: 'MergeCustomersPayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('radio', { name: 'Name: Vilash Chavhan' }));
    await user.click(screen.getByRole('radio', { name: 'Name: Vilas Chavhan' }));
    await user.click(button('Merge'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Merge farmer 41207 into 30418, Vilas Chavhan?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Merge into 30418' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: 'I have checked that both are the same person' }));
    await user.click(dialog.getByRole('button', { name: 'Merge into 30418' }));
    await screen.findByText('Number 41207 is merged into 30418, Vilas Chavhan.');
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([
      { type: 'FARMER', keepId: '30418', keepVersion: 3, mergeId: '41207', mergeVersion: 7, values: { email: 'vilas.c@example.in' } },
    ]);
    expect(sent[0]?.variables.input.values).not.toHaveProperty('firstName');
    await screen.findByText('1 pair of farmers');
  });

  it('keep the other record instead, and show why a merge is refused', async () => {
    answerConfig(true);
    answerPairs(two);
    const sent = answer(MergeCustomersDocument, () => ({
      data: {
        mergeCustomers: {
          __typename: 'MergeCustomersPayload' as const,
          message: null,
          userErrors: [
            {
              __typename: 'UserError' as const,
              code: 'CONFLICT' as const,
              message: 'Asha Patil has changed this meanwhile. Nothing of yours was saved: read it again first',
            },
          ],
        },
      },
    }));
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Keep 41207 instead' }));
    await user.click(button('Merge'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Merge into 41207' }));
    await dialog.findByText(/has changed this meanwhile/);
    expect(sent[0]?.variables.input).toMatchObject({ keepId: '41207', mergeId: '30418' });
  });

  it('leave the list when another person has merged them meanwhile', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two);
    answer(MergeCustomersDocument, () => {
      leave(two.slice(1));
      answer(FarmersToMergeDocument, ({ older, newer }) => ({
        data:
          older === '30418'
            ? { older: person('30418', 'Vilas'), newer: person('30418', 'Vilas') }
            : { older: person(older, 'Kusum'), newer: person(newer, 'Kusum') },
      }));
      const refusal = { __typename: 'UserError' as const, code: 'CONFLICT' as const, message: 'Asha Patil has changed this meanwhile' };
      return { data: { mergeCustomers: { __typename: 'MergeCustomersPayload' as const, message: null, userErrors: [refusal] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Merge into 30418' }));
    await screen.findByText('Number 41207 is merged into 30418, Vilas Chavhan.');
    await screen.findByText('1 pair of farmers');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be marked as different people, which can be undone', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two);
    const sent = answer(DismissDuplicateDocument, ({ input }) => {
      leave([input].flat()[0]?.dismissed ? two.slice(1) : two);
      return { data: { dismissDuplicate: { __typename: 'DismissDuplicatePayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Not a duplicate' }));
    await screen.findByText('1 pair of farmers');
    await user.click(button('List them again'));
    await screen.findByText('2 pairs of farmers');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-current')).toBe('true'));
    await waitFor(() => expect(sent.map(({ variables }) => [variables.input].flat()[0]?.dismissed)).toEqual([true, false]));
  });

  it('are dismissed by d in the list and among the values, and not in the dialog', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two);
    const sent = answer(DismissDuplicateDocument, () => {
      leave(two.slice(1));
      return { data: { dismissDuplicate: { __typename: 'DismissDuplicatePayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('checkbox').focus();
    await user.keyboard('d');
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    (await screen.findByRole('button', { name: /^Vilas Chavhan and Vilash Chavhan/ })).focus();
    await user.keyboard('d');
    await screen.findByText('1 pair of farmers');
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([{ id: '30418', otherId: '41207', dismissed: true }]);
  });

  it('are chosen by arrow keys, so d dismisses the focused pair and focuses its neighbour', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two);
    const sent = answer(DismissDuplicateDocument, () => {
      leave(two.slice(0, 1));
      return { data: { dismissDuplicate: { __typename: 'DismissDuplicatePayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    const first = await screen.findByRole('button', { name: /^Vilas Chavhan and Vilash Chavhan/ });
    first.focus();
    await user.keyboard('{ArrowDown}');
    expect(button(/^Kusum/).getAttribute('aria-current')).toBe('true');
    await screen.findByRole('link', { name: 'Farmer 5' });
    await user.keyboard('d');
    await screen.findByText('1 pair of farmers');
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([{ id: '5', otherId: '6', dismissed: true }]);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Vilas Chavhan and Vilash Chavhan/));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('dialog');
  });

  it('give the focus to the neighbour of a merged pair, also when other pairs disappear with it', async () => {
    answerConfig(true);
    const third = pair('FARMER-3', row('30418', 'Vilas'), row('7', 'Vilaas'));
    const { leave } = answerPairs([...two, third]);
    answer(MergeCustomersDocument, () => {
      leave(two.slice(1));
      return { data: { mergeCustomers: { __typename: 'MergeCustomersPayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    await user.click(await screen.findByRole('button', { name: /^Vilas Chavhan and Vilaas/ }));
    await screen.findByRole('link', { name: 'Farmer 7' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Merge into 30418' }));
    await screen.findByText('1 pair of farmers');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button(/^Kusum/)));
  });

  it('leave the focus in the page after the last one is dismissed', async () => {
    answerConfig(true);
    const { leave } = answerPairs(two.slice(0, 1));
    answer(DismissDuplicateDocument, () => {
      leave([]);
      return { data: { dismissDuplicate: { __typename: 'DismissDuplicatePayload' as const, message: null, userErrors: [] } } };
    });
    const { user } = await renderRoute(path, { as: 'MODERATOR' });
    (await screen.findByRole('button', { name: /^Vilas Chavhan and Vilash Chavhan/ })).focus();
    await screen.findByRole('button', { name: 'Not a duplicate' });
    await user.keyboard('d');
    await screen.findByText('No likely duplicates');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('show a message when there are none', async () => {
    answerConfig(true);
    answerPairs([]);
    await renderRoute(path, { as: 'MODERATOR' });
    await screen.findByText('No likely duplicates');
  });

  it('are not available with a provider, and the list has no link to them', async () => {
    answerConfig(false);
    const requests = answer(DuplicatePairsDocument, () => ({ data: { duplicates: null } }));
    const view = await renderRoute(path, { as: 'MODERATOR' });
    await screen.findByText('Finding and merging duplicates needs another server.');
    farmers.pages(() => ({ rows: [['1']] }));
    await view.user.click(screen.getByRole('link', { name: 'Back to Farmers' }));
    await screen.findByRole('heading', { name: 'Farmers' });
    expect(screen.queryByRole('link', { name: 'Likely duplicates' })).toBeNull();
    expect(requests).toEqual([]);
  });
});
