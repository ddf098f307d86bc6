/** Deactivating an employee with open meetings, which are handed over in the same step. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ClientConfigDocument } from '../../data/config.generated.ts';
import { AttendanceDocument } from '../../features/attendance/attendance.generated.ts';
import { SetEmployeeActiveDocument } from '../../features/employees/employees.generated.ts';
import { FindEmployeesDocument, MeetingsDocument, PlanMeetingDocument } from '../../features/meetings/meetings.generated.ts';
import { OpenMeetingsDocument } from '../../people/open-meetings.generated.ts';
import { answerEmployee, answerStaying, onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { answerOpenMeetings, meeting, meetingPage, openMeetings } from '../../testing/meetings.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';

onFriday();

const employee = (id: string, firstName: string, active = true) => ({
  __typename: 'SearchHit' as const,
  node: { __typename: 'Employee' as const, id, firstName, lastName: 'Patil', active },
});

const payload = (message: string | null, refusal?: string) => ({
  message,
  userErrors: refusal === undefined ? [] : [{ __typename: 'UserError' as const, code: 'CONFLICT' as const, message: refusal }],
});

function answerAll(refuses: (id: string) => boolean = () => false) {
  answerOpenMeetings(['1', '2'], ['3']);
  answer(FindEmployeesDocument, () => ({
    data: {
      search: [
        {
          __typename: 'SearchGroup' as const,
          kind: 'EMPLOYEES' as const,
          hits: [
            { __typename: 'SearchHit' as const, node: { __typename: 'Meeting' as const, id: '9', type: 'FARMER' as const } },
            employee('7', 'Kavita'),
            employee('8', 'Gone', false),
            employee('42', 'Ganesh'),
          ],
        },
      ],
    },
  }));
  const left = answer(SetEmployeeActiveDocument, () => ({
    data: { setEmployeeActive: { __typename: 'SetEmployeeActivePayload' as const, ...payload(null), active: false } },
  }));
  const handed = answer(PlanMeetingDocument, ({ input }) => ({
    data: {
      planMeeting: {
        __typename: 'PlanMeetingPayload' as const,
        ...(refuses(input.id) ? payload(null, 'A meeting is scheduled already') : payload('Handed over')),
      },
    },
  }));
  return { left, handed };
}

beforeEach(() => {
  answerStaying(0, 0);
  answerConfig(true);
  answerEmployee();
  answer(AttendanceDocument, () => ({ data: { attendance: [] } }));
});

const deactivate = async () => {
  const view = await renderRoute('/userprofile?user=42&panel=attendance', { as: 'ADMIN' });
  await view.user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  return { ...view, dialog, confirm: () => view.user.click(dialog.getByRole('button', { name: 'Save changes' })) };
};

it('lists open meetings, offers active employees, and hands all meetings over after the deactivation', { tags: 'slow' }, async () => {
  const { left, handed } = answerAll();
  const { user, dialog, confirm } = await deactivate();
  await dialog.findByText('3 open meetings:');
  expect(dialog.getByText('Lata Boraste 1, 21 Nov 2026, 15:00')).toBeTruthy();
  await user.type(dialog.getByRole('searchbox'), 'patil');
  expect((await dialog.findAllByRole('radio')).length).toBe(1);
  await user.click(dialog.getByRole('radio', { name: 'Kavita Patil' }));
  expect(dialog.getByText('These meetings will go to Kavita Patil.')).toBeTruthy();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(left.map(({ variables }) => variables.input.active)).toEqual([false]);
  expect(handed.map(({ variables: { input } }) => [input.id, input.userId])).toEqual([
    ['1', '7'],
    ['2', '7'],
    ['3', '7'],
  ]);
});

it('counts the farmers and dealers who stay, and leads to their hand-over', async () => {
  answerAll();
  const asked = answerStaying(801, 52);
  const { dialog } = await deactivate();
  await dialog.findByText(/^801 farmers and 52 dealers stay with Ganesh Shinde\./);
  expect(asked[0]?.variables).toEqual({ userId: '42' });
  expect(dialog.getByRole('link', { name: 'Hand over first' }).getAttribute('href')).toBe('/userprofile?user=42&panel=territory');
});

it('shows the outcome of each meeting, stays open, and retries only failed ones', { tags: 'slow' }, async () => {
  let refuses = true;
  const { left, handed } = answerAll((id) => refuses && id === '2');
  const { user, dialog, confirm } = await deactivate();
  await user.type(await dialog.findByRole('searchbox'), 'patil');
  await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
  await confirm();
  await dialog.findByText('2 of 3 handed over');
  expect(dialog.getByText('A meeting is scheduled already')).toBeTruthy();
  refuses = false;
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(left).toHaveLength(1);
  expect(handed.map(({ variables: { input } }) => input.id)).toEqual(['1', '2', '3', '2']);
});

it('reports no function as unavailable while the gateway cannot be reached', async () => {
  answerAll();
  const asked = answer(ClientConfigDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  await renderRoute('/userprofile?user=42&panel=attendance', { as: 'ADMIN' });
  await screen.findByRole('button', { name: 'Deactivate' });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(screen.queryByText(/Not available on this server/)).toBeNull();
});

it('deactivates nobody before the open meetings were shown or have failed to load', { tags: 'slow' }, async () => {
  const { left, handed } = answerAll();
  let respond = () => {};
  const loaded = new Promise<void>((resolve) => (respond = resolve));
  answer(OpenMeetingsDocument, async () => {
    await loaded;
    return { code: 'UPSTREAM_UNAVAILABLE' };
  });
  const { user, dialog, confirm } = await deactivate();
  await confirm();
  expect(dialog.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true');
  respond();
  await dialog.findByRole('button', { name: 'Retry' });
  expect(left).toEqual([]);
  await confirm();
  await waitFor(() => expect(left).toHaveLength(1));
  // The person is deactivated but still has the meetings, so the dialog stays open to hand them over.
  answerOpenMeetings(['1']);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await user.type(await dialog.findByRole('searchbox'), 'patil');
  await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([left.length, handed.length]).toEqual([1, 1]);
});

it('waits for the open meetings again when the question is opened a second time', { tags: 'slow' }, async () => {
  const { left } = answerAll();
  const { user, dialog } = await deactivate();
  await dialog.findByText('3 open meetings:');
  await user.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer(OpenMeetingsDocument, () => new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const again = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  await user.click(again.getByRole('button', { name: 'Save changes' }));
  expect(again.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true');
  expect(left).toEqual([]);
});

it('hands over all meetings when there is more than one page', { tags: 'slow' }, async () => {
  const { handed } = answerAll();
  const all = Array.from({ length: 103 }, (_, at) => String(at + 1));
  answer(OpenMeetingsDocument, () => {
    const open = all.filter((id) => !handed.some(({ variables }) => variables.input.id === id));
    return { data: { scheduled: { ...openMeetings(open), nodes: openMeetings(open.slice(0, 100)).nodes }, started: openMeetings([]) } };
  });
  const { user, dialog, confirm } = await deactivate();
  await dialog.findByText('103 open meetings:');
  await user.type(dialog.getByRole('searchbox'), 'patil');
  await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handed.map(({ variables }) => variables.input.id)).toEqual(all);
});

it('keeps the meetings when no successor is chosen', async () => {
  const { left, handed } = answerAll();
  const { dialog, confirm } = await deactivate();
  await dialog.findByText('If you choose nobody, the meetings stay with this employee.');
  await confirm();
  await waitFor(() => expect(left).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handed).toEqual([]);
});

it('hands nothing over when the deactivation fails', { tags: 'slow' }, async () => {
  const { handed } = answerAll();
  answer(SetEmployeeActiveDocument, () => ({
    data: {
      setEmployeeActive: { __typename: 'SetEmployeeActivePayload' as const, ...payload(null, 'The last administrator cannot be deactivated'), active: null },
    },
  }));
  const { user, dialog, confirm } = await deactivate();
  await user.type(await dialog.findByRole('searchbox'), 'patil');
  await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
  await confirm();
  expect((await dialog.findByRole('alert')).textContent).toContain('The last administrator cannot be deactivated');
  expect(handed).toEqual([]);
});

it('hands meetings over while both stay active, for a moderator too, refetches the list once, and requires a successor', { tags: 'slow' }, async () => {
  const requests: string[] = [];
  const { left, handed } = answerAll((id) => {
    requests.push(`hand over ${id}`);
    return false;
  });
  answer(MeetingsDocument, () => {
    requests.push('list');
    return { data: meetingPage([meeting('1')]) };
  });
  const { user } = await renderRoute('/userprofile?user=42&panel=meetings', { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Hand over meetings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  expect(dialog.getByText(/^Who takes over the open meetings of Ganesh .*Shinde\?$/)).toBeTruthy();
  await dialog.findByText('3 open meetings:');
  await user.click(dialog.getByRole('button', { name: 'Hand over meetings' }));
  await dialog.findByText('Choose who takes them over.');
  expect(handed).toEqual([]);
  await user.type(dialog.getByRole('searchbox'), 'patil');
  await user.click(await dialog.findByRole('radio', { name: 'Kavita Patil' }));
  await user.click(dialog.getByRole('button', { name: 'Hand over meetings' }));
  await screen.findByText('Kavita Patil has taken over 3 meetings.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(handed.map(({ variables: { input } }) => [input.id, input.userId])).toEqual([
    ['1', '7'],
    ['2', '7'],
    ['3', '7'],
  ]);
  expect(left).toEqual([]);
  await waitFor(() => expect(requests).toEqual(['list', 'hand over 1', 'hand over 2', 'hand over 3', 'list']));
});

it('reports a failed load of the meetings or employees, stays open, and retries', { tags: 'slow' }, async () => {
  const { handed } = answerAll();
  answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  answer(OpenMeetingsDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  const { user } = await renderRoute('/userprofile?user=42&panel=meetings', { as: 'MODERATOR' });
  await user.click(await screen.findByRole('button', { name: 'Hand over meetings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Open meetings could not be loaded');
  await user.click(dialog.getByRole('button', { name: 'Hand over meetings' }));
  expect(screen.getByRole('dialog', { name: 'Confirmation' })).toBeTruthy();
  answerAll();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('3 open meetings:');
  answer(FindEmployeesDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  await user.type(dialog.getByRole('searchbox'), 'patil');
  await dialog.findByRole('alert');
  expect(dialog.queryByText('No active employee found')).toBeNull();
  answerAll();
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByRole('radio', { name: 'Kavita Patil' });
  expect(handed).toEqual([]);
});

it('is not offered beside the meetings when the server does not support it', async () => {
  answerConfig(false);
  answer(MeetingsDocument, () => ({ data: meetingPage([meeting('1')]) }));
  await renderRoute('/userprofile?user=42&panel=meetings', { as: 'MODERATOR' });
  await screen.findByRole('heading', { name: 'Meetings' });
  await screen.findByRole('button', { name: 'Next Page' });
  expect(screen.queryByRole('button', { name: 'Hand over meetings' })).toBeNull();
});

it('fetches no meetings when the server does not support the hand-over', async () => {
  const { left } = answerAll();
  answerConfig(false);
  const { dialog, confirm } = await deactivate();
  await confirm();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(dialog.queryByText(/open meetings/)).toBeNull();
});
