/** /?panel=usage: the use of the API by field and client, for administrators. */
import type { Unmasked } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FieldUsageDocument, type FieldUsageQuery } from '../../features/usage/usage.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

type Page = NonNullable<Unmasked<FieldUsageQuery>['fieldUsage']>;
type Client = Page['nodes'][number]['clients'][number];

const client = (name: string, operationCount: number, isTool = false): Client => ({ __typename: 'FieldUsageClient', name, isTool, operationCount });
const page = (fields: Partial<Page> = {}): Answer<FieldUsageQuery> => ({
  data: {
    fieldUsage: {
      __typename: 'FieldUsageConnection',
      nodes: [
        {
          __typename: 'FieldUsage',
          id: 'QrUser.points',
          deprecationReason: 'Until 2027-06-30: use totalPoints',
          operationCount: 1_234,
          lastUsedOn: '2026-11-19',
          clients: [client('Nightly copy', 1_200, true), client('web', 30), client('report', 3), client('curl', 1)],
        },
        { __typename: 'FieldUsage', id: 'Query.areas', deprecationReason: null, operationCount: 0, lastUsedOn: null, clients: [] },
      ],
      totalCount: 2,
      countedSince: '2026-11-01',
      shared: false,
      ...fields,
    },
  },
});

const address = '/?panel=usage';
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

describe('the use of the API', () => {
  beforeEach(() => void answerConfig(true));

  it('lists operations, last day and clients of each field, and the start of counting', async () => {
    answer(FieldUsageDocument, () => page());
    const { user } = await renderRoute('/?panel=addEmployee', { as: 'ADMIN' });
    await user.click((await screen.findAllByRole('link', { name: 'API usage' }))[0] ?? document.body);
    await screen.findByText('QrUser.points');
    expect(cells()).toEqual([
      ...['QrUser.pointsUntil 2027-06-30: use totalPoints', '1,234', '19 Nov 2026', 'Nightly copy (tool): 1,200, web: 30, report: 3, and 1 more', 'Deprecated'],
      ...['Query.areas', '0', '-', 'Never used', ''],
    ]);
    screen.getByText(/counted by this gateway only, since 1 Nov 2026/);
  });

  it('is filtered by deprecation and by a text, which the address keeps', async () => {
    const requests = answer(FieldUsageDocument, () => page({ nodes: [], totalCount: 0, shared: true }));
    const { user } = await renderRoute(`${address}&selection=DEPRECATED&search=points`, { as: 'ADMIN' });
    await screen.findByText('Deprecated, "points"');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Field' }), 'Never used');
    await screen.findByText('Never used, "points"');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(requests.map(({ variables }) => variables)).toEqual([
      { text: 'points', selection: 'DEPRECATED', page: 0 },
      { text: 'points', selection: 'UNUSED', page: 0 },
      { text: null, selection: null, page: 0 },
    ]);
  });

  it('is not available to a moderator', async () => {
    const requests = answer(FieldUsageDocument, () => page());
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(within(document.body).queryByRole('link', { name: 'API usage' })).toBeNull();
    expect(requests).toEqual([]);
  });
});
