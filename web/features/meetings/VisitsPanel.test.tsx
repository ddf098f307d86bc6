/** The visits of a period, filtered by a row of the overview, and what a provider lacks. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ReportRowEmployeeDocument } from '../../people/people.generated.ts';
import { onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';
import { VisitsDocument, type VisitsQuery } from './meetings.generated.ts';

onFriday();
beforeEach(() => answerConfig(true));

type Visit = NonNullable<VisitsQuery['visits']>['nodes'][number];

const visit = (id: string, more: Partial<Visit> = {}) => ({
  __typename: 'HeldVisit' as const,
  id,
  at: '2026-11-19T10:00:00+05:30',
  type: 'FARMER' as const,
  isMeeting: true,
  meetingId: '9',
  meetingType: 'FARMER' as const,
  employeeId: '7',
  employeeName: 'Ganesh Shinde',
  customer: {
    __typename: 'MeetingParty' as const,
    id: 'FARMER-77',
    farmerId: '77',
    dealerId: null,
    firstName: 'Lata',
    lastName: 'Boraste',
    address: { __typename: 'Address' as const, village: 'Gunat', taluka: 'Shirur', district: 'Pune' },
  },
  ...more,
});

const answerVisits = () =>
  answer(
    VisitsDocument,
    ({ page }): Answer<VisitsQuery> => ({
      data: {
        visits: {
          __typename: 'HeldVisitConnection',
          nodes: page === 0 ? [visit('1'), visit('2', { isMeeting: false, meetingId: '8', meetingType: 'DEALER' })] : [],
          totalCount: 2,
          totalCountAtLeast: null,
        },
      },
    }),
  );

it('lists the visits of a row of the overview with links, and removes the row by a press', async () => {
  const asked = answerVisits();
  answer(ReportRowEmployeeDocument, () => ({
    data: { employee: { __typename: 'Employee' as const, id: '7', firstName: 'Ganesh', lastName: 'Shinde' } },
  }));
  const address = '/?panel=meetings&view=visits&group=EMPLOYEE&key=7&from=2026-11-01&until=2026-11-19';
  const view = await renderRoute(address, { as: 'MODERATOR' });
  expect((await screen.findAllByRole('link', { name: 'Lata Boraste' }))[0]?.getAttribute('href')).toContain('/farmers/77');
  expect(screen.getByRole('link', { name: 'Seen during meeting 8' }).getAttribute('href')).toBe('/meetingDetails/dealer/8');
  expect(screen.getByText('1-2 of 2')).toBeDefined();
  expect(asked[0]?.variables).toEqual({ from: '2026-11-01', to: '2026-11-19', row: { groupBy: 'EMPLOYEE', key: '7' }, meetingsOnly: false, page: 0 });
  await view.user.selectOptions(screen.getByRole('combobox', { name: 'Visits' }), 'Meetings held');
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ meetingsOnly: true }));
  await view.user.click(await screen.findByRole('button', { name: 'Remove the filter Ganesh Shinde' }));
  await waitFor(() => expect(view.address()).toBe('/?panel=meetings&view=visits&meetingsOnly=yes&from=2026-11-01&until=2026-11-19'));
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ row: null }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('has the days of this month by default', async () => {
  const asked = answerVisits();
  await renderRoute('/?panel=meetings&view=visits', { as: 'MODERATOR' });
  await screen.findAllByRole('link', { name: 'Lata Boraste' });
  expect(asked[0]?.variables).toMatchObject({ from: '2026-11-01', to: '2026-11-20', row: null });
});

it('is not available with a provider without the extension', async () => {
  answerConfig(false);
  const asked = answerVisits();
  await renderRoute('/?panel=meetings&view=visits', { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: Visits');
  expect(asked).toEqual([]);
});
