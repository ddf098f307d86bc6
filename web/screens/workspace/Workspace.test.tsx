/** /userprofile: the employee, the options, and the actions of an admin. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noticeServerTime } from '../../calendar/server-clock.ts';
import { AttendanceDocument, MarkAttendanceDocument, type MarkAttendanceMutation } from '../../features/attendance/attendance.generated.ts';
import {
  EmployeeDocument,
  EmployeesDocument,
  SetEmployeeActiveDocument,
  type SetEmployeeActiveMutation,
} from '../../features/employees/employees.generated.ts';
import { MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { answerEmployee, answerStaying, ganesh, onFriday, workDay } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { employee, employeePage } from '../../testing/employees.ts';
import { answerOpenMeetings } from '../../testing/meetings.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

onFriday();

const attendance = '/userprofile?user=42&panel=attendance';

const card = async () => within(await screen.findByRole('complementary', { name: 'Employee', hidden: true }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirmation' }));

function answerWorkspace(fields: Parameters<typeof answerEmployee>[0] = {}) {
  answerConfig(true);
  answerOpenMeetings();
  answerStaying(0, 0);
  return { asked: answerEmployee(fields), days: answer(AttendanceDocument, () => ({ data: { attendance: [workDay(19)] } })) };
}

describe('the workspace', () => {
  it('has its options in their order, and shows the meetings first', async () => {
    answerWorkspace();
    const meetings = answer(MeetingsDocument, () => ({ code: 'FORBIDDEN' }));
    await renderRoute('/userprofile?user=42', { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: 'Meetings' });
    const options = screen.getAllByRole('navigation', { name: 'Employee' })[0];
    expect(
      within(options ?? document.body)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['View Attendance', 'View Meetings', 'View Farmers', 'View Dealers', 'Schedule Dealer Meeting', 'Schedule Farmer Meeting']);
    await waitFor(() => expect(meetings[0]?.variables.userId).toBe('42'));
  });

  it('shows ID, full name, phone and state', async () => {
    answerWorkspace();
    await renderRoute(attendance, { as: 'MODERATOR' });
    const section = await card();
    expect(section.getByText('Employee ID').nextElementSibling?.textContent).toBe('42');
    expect(section.getByText('Full Name').nextElementSibling?.textContent).toBe('Ganesh Ramesh Shinde');
    expect(section.getByRole('link', { name: '98220 41735' }).getAttribute('href')).toBe('tel:9822041735');
    expect(section.getByText('Active')).toBeTruthy();
  });

  it('shows the employee in the breadcrumb, with links to the list and to the meetings', async () => {
    answerWorkspace();
    await renderRoute(attendance, { as: 'MODERATOR' });
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await waitFor(() => expect(breadcrumb.textContent).toBe('/Employees/Ganesh Shinde/Attendance'));
    const links = within(breadcrumb).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/userprofile?user=42']);
  });

  it('offers a moderator neither marking nor deactivating', async () => {
    answerWorkspace();
    await renderRoute(attendance, { as: 'MODERATOR' });
    expect((await card()).queryByRole('button')).toBeNull();
  });

  it('opens from the list with the card rendered before the server has responded', async () => {
    answerConfig(true);
    answer(EmployeesDocument, () => ({ data: employeePage([employee('42', { lastName: 'Pawar' })]) }));
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(EmployeeDocument, async () => {
      await released;
      return { data: { employee: ganesh } };
    });
    answer(MeetingsDocument, () => ({ code: 'FORBIDDEN' }));
    const view = await renderRoute('/', { as: 'MODERATOR' });
    const link = await screen.findByRole('link', { name: 'Ganesh Pawar' });
    // The page's script loads in parts that the test must wait for.
    await act(async () => link.click());
    expect(view.address()).toBe('/userprofile?user=42');
    expect((await card()).getByText('Ganesh Ramesh Pawar')).toBeTruthy();
    release();
    await screen.findByText('Ganesh Ramesh Shinde');
  });

  it('shows on every panel that a person is inactive', async () => {
    answerWorkspace({ active: false });
    await renderRoute(attendance, { as: 'MODERATOR' });
    await screen.findByText('Ganesh Shinde is inactive. They cannot log in, and no meeting can be scheduled for them.');
    expect((await card()).getByText('Inactive')).toBeTruthy();
  });
});

describe('without a person to show', () => {
  it.each(['/userprofile', '/usermap'])("%s logs 'Please select user', shows it, and fetches nothing", async (address) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: 'Please select user' });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Please select user'));
  });

  it('reports an unknown ID', async () => {
    answerWorkspace();
    answer(EmployeeDocument, () => ({ code: 'NOT_FOUND' }));
    await renderRoute(attendance, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: 'There is no employee with this ID' });
  });

  it('reports that only admins may see other people', async () => {
    answerWorkspace();
    answer(EmployeeDocument, () => ({ code: 'FORBIDDEN' }));
    await renderRoute(attendance, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
  });

  it('can be retried when the server could not be reached', async () => {
    answerWorkspace();
    let up = false;
    answer(EmployeeDocument, () => (up ? { data: { employee: ganesh } } : 'unreachable'));
    const { user } = await renderRoute(attendance, { as: 'MODERATOR' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    up = true;
    await user.click(retry);
    expect((await card()).getByText('Ganesh Ramesh Shinde')).toBeTruthy();
  });

  it('is available to staff only', async () => {
    await renderRoute(attendance, { as: 'USER' });
    await screen.findByRole('heading', { name: "You don't have access" });
  });
});

const marked = (message: string | null, refused?: string): Answer<MarkAttendanceMutation> => ({
  data: {
    markAttendance: {
      __typename: 'MarkAttendancePayload',
      message,
      userErrors: refused === undefined ? [] : [{ __typename: 'UserError', code: 'REFUSED', message: refused }],
      userId: refused === undefined ? '42' : null,
      date: refused === undefined ? '2026-11-20' : null,
    },
  },
});

describe('Mark Attendance', () => {
  const open = async () => {
    const view = await renderRoute(attendance, { as: 'ADMIN' });
    await view.user.click(await screen.findByRole('button', { name: 'Mark Attendance' }));
    return { ...view, asks: await dialog() };
  };

  it('asks for confirmation with person, date and place, and sends nothing when closed', async () => {
    answerWorkspace();
    const sent = answer(MarkAttendanceDocument, () => marked(null));
    const { user, asks } = await open();
    expect(asks.getByText('Do you want to mark the attendance?')).toBeTruthy();
    expect(asks.getByText('Ganesh Shinde, 20 Nov 2026, at the office: 18.5204, 73.8567')).toBeTruthy();
    const [close] = asks.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('sends one mutation for repeated presses, shows the message and refetches the days', async () => {
    const { days } = answerWorkspace();
    let release: (value: Answer<MarkAttendanceMutation>) => void = () => undefined;
    const released = new Promise<Answer<MarkAttendanceMutation>>((resolve) => {
      release = resolve;
    });
    const sent = answer(MarkAttendanceDocument, () => released);
    const { user, asks } = await open();
    await waitFor(() => expect(days).toHaveLength(1));
    await user.dblClick(asks.getByRole('button', { name: 'Save changes' }));
    release(marked('Checked in at 09:30'));
    expect((await (await card()).findByRole('status')).textContent).toBe('Checked in at 09:30Ganesh Shinde, 20 Nov 2026');
    // The server decides which day today is.
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ userId: '42', clientMutationId: expect.any(String) }]);
    await waitFor(() => expect(days).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await card()).getByRole('button', { name: 'Close' }));
    expect((await card()).queryByRole('status')).toBeNull();
  });

  it('shows the server’s day, for any clock of the device', async () => {
    answerWorkspace();
    vi.setSystemTime('2019-01-01T10:00:00+05:30');
    noticeServerTime('2026-11-20T09:30:00+05:30');
    const { asks } = await open();
    expect(asks.getByText('Ganesh Shinde, 20 Nov 2026, at the office: 18.5204, 73.8567')).toBeTruthy();
    noticeServerTime(new Date().toISOString());
  });

  it('shows the previous day during the night, when that day is open', async () => {
    answerWorkspace();
    answer(AttendanceDocument, () => ({ data: { attendance: [workDay(20, { punchOutAt: null })] } }));
    vi.setSystemTime('2026-11-21T00:40:00+05:30');
    const { asks } = await open();
    const open20 = /^Ganesh Shinde, 20 Nov 2026, at the office: .* The day of 20 Nov 2026 is still open: this mark ends it\.$/;
    await waitFor(() => expect(asks.getByText(open20)).toBeTruthy());
  });

  it('shows a refusal inside the dialog, which stays open', async () => {
    answerWorkspace();
    answer(MarkAttendanceDocument, () => marked(null, 'Attendance is complete for this day'));
    const { user, asks } = await open();
    await user.click(asks.getByRole('button', { name: 'Save changes' }));
    expect((await asks.findByRole('alert')).textContent).toContain('Attendance is complete for this day');
  });

  it('explains that the call has no employee without the extensions', async () => {
    answerWorkspace();
    answerConfig(false);
    const { asks } = await open();
    expect(await asks.findByText(/choosing the employee and the day/)).toBeTruthy();
    expect(asks.queryByText(/Ganesh Shinde, 20 Nov 2026/)).toBeNull();
  });
});

const activated = (active: boolean | null, refused?: string): Answer<SetEmployeeActiveMutation> => ({
  data: {
    setEmployeeActive: {
      __typename: 'SetEmployeeActivePayload',
      message: null,
      userErrors: refused === undefined ? [] : [{ __typename: 'UserError', code: 'REFUSED', message: refused }],
      active,
    },
  },
});

describe('Activate and Deactivate', () => {
  it('change the flag only after success', async () => {
    answerWorkspace();
    let release: (value: Answer<SetEmployeeActiveMutation>) => void = () => undefined;
    const sent = answer(
      SetEmployeeActiveDocument,
      () =>
        new Promise<Answer<SetEmployeeActiveMutation>>((resolve) => {
          release = resolve;
        }),
    );
    const { user } = await renderRoute(attendance, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const asks = await dialog();
    expect(asks.getByText('Do you want to activate or deactivate this user?')).toBeTruthy();
    expect(asks.getByText('Deactivate Ganesh Shinde, ganesh@example.in')).toBeTruthy();
    await asks.findByText('There are no open meetings.');
    await user.click(asks.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((await card()).getByText('Active')).toBeTruthy();
    release(activated(false));
    await screen.findByText('Ganesh Shinde is inactive. They cannot log in, and no meeting can be scheduled for them.');
    expect((await card()).getByText('Inactive')).toBeTruthy();
    await screen.findByRole('button', { name: 'Activate' });
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ email: 'ganesh@example.in', active: false, clientMutationId: expect.any(String) }]);
  });

  it('show the message of a refusal inside the dialog, and keep the flag', async () => {
    answerWorkspace();
    answer(SetEmployeeActiveDocument, () => activated(null, 'The last admin cannot be deactivated'));
    const { user } = await renderRoute(attendance, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const asks = await dialog();
    await user.click(asks.getByRole('button', { name: 'Save changes' }));
    expect((await asks.findByRole('alert')).textContent).toContain('The last admin cannot be deactivated');
    expect((await card()).getByText('Active')).toBeTruthy();
  });

  it('require an e-mail address', async () => {
    answerWorkspace({ email: null });
    await renderRoute(attendance, { as: 'ADMIN' });
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/has no e-mail address, so they cannot be activated/)).toBeTruthy();
  });
});
