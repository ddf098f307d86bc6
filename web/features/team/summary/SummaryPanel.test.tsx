/** Summary of the day: a page for paper and the same content as text, copied with the chosen parts. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { onFriday } from '../../../testing/attendance.ts';
import { answerConfig } from '../../../testing/config.ts';
import { reasonFor, stateFor } from '../../../testing/day-states.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { type Answer, answer } from '../../../testing/server.ts';
import { answerLeave, answerTeam, member } from '../../../testing/team.ts';
import { MeetingsOfDayDocument, type MeetingsOfDayQuery } from '../overview/overview.generated.ts';
import { DayActivityDocument, type DayActivityQuery } from '../team.generated.ts';

onFriday();
const team = [
  member('1', 'Ganesh Shinde'),
  member('2', 'Kiran Deshmukh', { visitCount: 8 }, { punchOutAt: null, workMinutes: null, state: stateFor('NEEDS_CHECK', reasonFor('NO_CHECK_OUT')) }),
  member('3', 'Deepak Thorat', { attendance: null, visitCount: 0, meetingCount: 0, summary: null, stops: [], lastPoint: null }),
];
const address = '/?panel=summary&date=2026-11-19';

beforeEach(() => {
  answerConfig(true);
  answerTeam(team);
  answer(
    DayActivityDocument,
    (): Answer<DayActivityQuery> => ({
      data: {
        activityReport: {
          __typename: 'ActivityReport',
          rows: [{ __typename: 'ActivityRow', key: '1', farmersRegistered: 2, dealersRegistered: 1 }],
          total: { __typename: 'ActivityCounts', farmersRegistered: 2, dealersRegistered: 1, codesUsed: 152 },
        },
      },
    }),
  );
  answer(
    MeetingsOfDayDocument,
    ({ date }): Answer<MeetingsOfDayQuery> => ({
      data: { meetings: { __typename: 'MeetingConnection', nodes: [], totalCount: date === '2026-11-20' ? 14 : 0, totalCountAtLeast: null } },
    }),
  );
});

const lines = async () => {
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text for WhatsApp' });
  await waitFor(() => expect(field.value).not.toBe(''));
  return field.value;
};

const whole = `*Team day, Thu 19 Nov 2026*
In: 2 of 3. Absent: Deepak Thorat
Visits: 11, meetings held: 2
Farmers registered: 2, dealers: 1, codes used: 152
Distance: 80.2 km, hours: 08:36

*Visits*
Kiran Deshmukh 8
Ganesh Shinde 3

*Needs checking*
Kiran Deshmukh: No check-out; last point 17:48

*Planned for Fri 20 Nov 2026* 14 meetings`;

it('shows each employee by name, days that need a check with the phone, and planned meetings', async () => {
  await renderRoute(address, { as: 'MODERATOR' });
  await lines();
  const people = within(screen.getByRole('table', { name: 'By employee' }));
  expect(people.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameTalukaInOutHourskmVisitsMeetingsRegisteredStatus',
    'Deepak ThoratShirur-------Absent',
    'Ganesh ShindeShirur09:0018:1008:3640.1313Ready',
    'Kiran DeshmukhShirur09:00--40.181-Needs checking',
    '2 in, 1 absent08:3680.21123',
  ]);
  const odd = within(screen.getByRole('table', { name: 'Needs checking' }));
  expect(odd.getByRole('row').textContent).toBe('Kiran DeshmukhNo check-out; last point 17:4898220 41735');
  expect(screen.getByRole('heading', { name: 'Planned for Fri 20 Nov 2026' })).toBeDefined();
  // A wide table would turn the paper, and the page would not fit one sheet.
  expect(document.querySelector('[data-wide]')).toBeNull();
});

it('copies the text with the chosen parts, without phone numbers', async () => {
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  expect(await lines()).toBe(whole);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(whole);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Visits', pressed: true }));
  expect(await lines()).not.toContain('*Visits*');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

it('names people on leave apart from absent ones, for those who may read it', async () => {
  answerLeave('3', '2026-11-19');
  await renderRoute(address, { as: 'ADMIN' });
  expect(await lines()).toContain('In: 2 of 3. On leave: Deepak Thorat\n');
  const people = within(screen.getByRole('table', { name: 'By employee' }));
  expect(people.getByRole('row', { name: /^Deepak Thorat/ }).textContent).toMatch(/On leave$/);
  expect(people.getByRole('row', { name: /^2 in/ }).textContent).toMatch(/^2 in, 0 absent, On leave: 1/);
});

it('focuses Copy once the text is complete, and not again on another day', async () => {
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  await lines();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
  const previous = screen.getByRole('button', { name: 'Previous day' });
  await user.click(previous);
  await waitFor(async () => expect(await lines()).toContain('Wed 18 Nov'));
  expect(document.activeElement).toBe(previous);
});

it('selects the text when the browser cannot copy', async () => {
  const { user } = await renderRoute(address, { as: 'MODERATOR' });
  await lines();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The text is selected. Press Ctrl+C.')).toBeDefined();
});

it('uses documented calls with a provider, and explains what is missing', async () => {
  answerConfig(false);
  await renderRoute(address, { as: 'MODERATOR' });
  expect(await lines()).toBe(
    whole
      .replace(/Farmers registered.*\n/, '')
      .replace(/\n\n\*Planned.*/, '')
      .replace('meetings held', 'meetings started'),
  );
  // A server without extensions counts no finished meetings.
  expect(screen.getByText('Meetings started')).toBeDefined();
  expect(screen.queryByText('Meetings held')).toBeNull();
  expect(screen.getByText('Not available on this server: registrations, codes used, planned meetings')).toBeDefined();
});
