/** The lists of an employee's workspace: the rows that each panel fetches, and its filters. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { AreasDocument } from '../../people/people.generated.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { dealers, farmers } from '../../testing/customers.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { type WorkspacePanel, workspacePath } from './workspace-path.ts';

function open(panel: WorkspacePanel, employee: Parameters<typeof answerEmployee>[0] = {}) {
  answerConfig(true);
  answer(AreasDocument, () => ({ data: { areas: [] } }));
  answerEmployee(employee);
  return renderRoute(workspacePath({ user: '42', panel }), { as: 'MODERATOR' });
}

const theRow = () => screen.findByRole('row', { name: /Lata Boraste 7/ });

it('View Meetings fetches those of the employee', async () => {
  const requests = answer(MeetingsDocument, () => ({ code: 'FORBIDDEN' }));
  await open('meetings');
  await screen.findByRole('alert');
  expect(requests[0]?.variables).toEqual({ userId: '42', status: null, page: 0 });
});

describe.each([
  { ...farmers, schedule: 'scheduleFarmer', heading: 'Schedule Farmer Meeting' } as const,
  { ...dealers, schedule: 'scheduleDealer', heading: 'Schedule Dealer Meeting' } as const,
])('$title', ({ title, panel, search, pages, schedule, heading }) => {
  it('are those whom the employee registered, without search, export and add button', async () => {
    const requests = pages(() => ({ rows: [['7']] }));
    await open(panel);
    await theRow();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(requests[0]?.variables).toEqual({ userId: '42', page: 0 });
    expect(screen.queryByPlaceholderText(search)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Add / })).toBeNull();
  });

  it('to meet are all customers, with area and search, and a button in each row', async () => {
    const requests = pages(() => ({ rows: [['7']] }));
    await open(schedule);
    await theRow();
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(requests[0]?.variables).toEqual({ userId: null, page: 0 });
    expect(screen.getByPlaceholderText(search)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Schedule Meet with Lata Boraste 7' })).toBeTruthy();
  });
});

describe.each([
  ['farmers', farmers, 'Schedule Farmer Meeting', '/addFarmerMeeting?user=42'],
  ['dealers', dealers, 'Schedule Dealer Meeting', '/addDealerMeeting?user=42'],
] as const)('from the list of %s', (panel, customers, name, address) => {
  it('a meeting is scheduled for this employee', async () => {
    customers.pages(() => ({ rows: [['7']] }));
    await open(panel);
    const link = await within(await screen.findByRole('main')).findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('none is scheduled for an inactive employee, and the button shows why', async () => {
    customers.pages(() => ({ rows: [['7']] }));
    await open(panel, { active: false });
    const button = await screen.findByRole('button', { name });
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Ganesh Shinde is inactive. They cannot log in, and no meeting can be scheduled for them.');
  });
});
