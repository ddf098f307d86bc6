/** Codes used by day: a chart with a text alternative, its table, and a provider's API without the data. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerConfig } from '../../testing/config.ts';
import { usePage } from '../../testing/qr.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';
import { QrUsesByDayDocument, type QrUsesByDayQuery, QrUsesDocument } from './users.generated.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:30:00+05:30') });
  answer(QrUsesDocument, () => ({ data: usePage() }));
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => renderRoute('/lats/secure/dashboard?panel=uses', { as: 'ADMIN' });

it('are a chart of the month, on demand, and its table', async () => {
  answerConfig(true);
  const requests = answer(
    QrUsesByDayDocument,
    (): Answer<QrUsesByDayQuery> => ({
      data: {
        qrUsesByDay: [
          { __typename: 'QrUsesOnDay', date: '2026-11-02', count: 1200 },
          { __typename: 'QrUsesOnDay', date: '2026-11-20', count: 34 },
        ],
      },
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByText('Codes used by day'));
  const picture = await screen.findByRole('img', { name: 'Codes used by day, November 2026: 1,234 in all' });
  expect(requests.map(({ variables }) => variables)).toEqual([{ month: 11, year: 2026 }]);
  expect(picture.querySelectorAll('title')).toHaveLength(30);
  expect(picture.querySelectorAll('rect')).toHaveLength(2);
  await user.click(screen.getByText('As a table'));
  const rows = within(screen.getByRole('table', { name: 'Codes used' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayCodes used', 'Mon 2 Nov 20261,200', 'Fri 20 Nov 202634']);
});

it('are not available from a provider, and show a failed load with a retry', async () => {
  answerConfig(false);
  const requests = answer(QrUsesByDayDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  const { user } = await open();
  await user.click(await screen.findByText('Codes used by day'));
  await screen.findByText('Not available on this server: Codes used by day');
  expect(requests).toEqual([]);
  cleanup();
  answerConfig(true);
  const again = await open();
  await again.user.click(await screen.findByText('Codes used by day'));
  await screen.findByText('The codes used by day could not be loaded.');
  answer(QrUsesByDayDocument, () => ({ data: { qrUsesByDay: [] } }));
  await again.user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('img', { name: 'Codes used by day, November 2026: 0 in all' });
});
