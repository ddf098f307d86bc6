/**
 * After a lost response, every screen that writes asks for a check and then sends a new attempt.
 * The gateway would answer a repeated attempt with the first result.
 */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Role } from '../data/schema.generated.ts';
import { AttendanceDocument, MarkAttendanceDocument } from '../features/attendance/attendance.generated.ts';
import { EmployeesDocument, SetEmployeeActiveDocument } from '../features/employees/employees.generated.ts';
import { ScheduleMeetingDocument } from '../features/meetings/meetings.generated.ts';
import {
  ChangePasswordDocument,
  ProfileDocument,
  type ProfileQuery,
  ResetPasswordDocument,
  SignUpDocument,
  UpdateProfileDocument,
} from '../features/session/account.generated.ts';
import { answerEmployee, answerStaying, onFriday } from '../testing/attendance.ts';
import { answerConfig } from '../testing/config.ts';
import { farmers } from '../testing/customers.ts';
import { employeePage } from '../testing/employees.ts';
import { answerAreas, fill } from '../testing/forms.ts';
import { answerOpenMeetings } from '../testing/meetings.ts';
import { personAs, renderRoute } from '../testing/render-route.tsx';
import { type Answer, answer } from '../testing/server.ts';

onFriday();

type Sent = readonly { variables: { input: { clientMutationId?: string | null | undefined } } }[];

interface Write {
  name: string;
  address: string;
  as?: Role;
  /** Answers earlier requests of the screen. */
  prepare?: () => void;
  /** Loses the response to the write. */
  lose: () => Sent;
  send: (user: UserEvent) => Promise<void>;
  /** Page that shows the result; 'here' when the same page is reloaded. */
  look: string;
}

const lost = () => ({ code: 'OUTCOME_UNKNOWN', message: 'The answer of the REST call was lost' });

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
async function confirm(user: UserEvent, name = 'Save changes'): Promise<void> {
  const button = within(await screen.findByRole('dialog', { name: 'Confirmation' })).getByRole('button', { name });
  // Deactivating waits for the open meetings.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await user.click(button);
}

const passwords = async () => {
  await screen.findByLabelText(/^New Password/);
  fill('New Password', 'tall sugarcane');
  fill('Confirm Password', 'tall sugarcane');
};

const workspace = () => {
  answerConfig(true);
  answerEmployee();
  answerOpenMeetings();
  answerStaying(0, 0);
  answer(AttendanceDocument, () => ({ data: { attendance: [] } }));
};

const writes: readonly Write[] = [
  {
    name: 'mark attendance',
    address: '/userprofile?user=42&panel=attendance',
    as: 'ADMIN',
    prepare: workspace,
    lose: () => answer(MarkAttendanceDocument, lost),
    send: async (user) => {
      await press(user, 'Mark Attendance');
      await confirm(user);
    },
    look: '/userprofile?user=42&panel=attendance',
  },
  {
    name: 'deactivate',
    address: '/userprofile?user=42&panel=attendance',
    as: 'ADMIN',
    prepare: workspace,
    lose: () => answer(SetEmployeeActiveDocument, lost),
    send: async (user) => {
      await press(user, 'Deactivate');
      await confirm(user);
    },
    look: 'here',
  },
  {
    name: 'schedule',
    address: '/addFarmerMeeting?user=42',
    as: 'MODERATOR',
    prepare: () => {
      answerAreas();
      answerEmployee();
      farmers.pages(() => ({ rows: [['7']] }));
    },
    lose: () => answer(ScheduleMeetingDocument, lost),
    send: async (user) => {
      await press(user, 'Schedule Meet with Lata Boraste 7');
      await confirm(user, 'Schedule Meet');
    },
    look: '/userprofile?user=42',
  },
  {
    name: 'change password',
    address: '/changePassword',
    as: 'MODERATOR',
    prepare: () => void answer(EmployeesDocument, () => ({ data: employeePage([]) })),
    lose: () => answer(ChangePasswordDocument, lost),
    send: async (user) => {
      await passwords();
      fill('Old Password', 'monsoon');
      await press(user, 'Change Password');
    },
    look: 'If the old password is then refused, the new one is already set',
  },
  {
    name: 'reset password',
    address: '/reset/the-token',
    lose: () => answer(ResetPasswordDocument, lost),
    send: async (user) => {
      await passwords();
      await press(user, 'Set the password');
    },
    look: '/login',
  },
  {
    name: 'sign up',
    address: '/register',
    lose: () => answer(SignUpDocument, lost),
    send: async (user) => {
      await screen.findByLabelText(/^First Name/);
      const typed = { 'First Name': 'Meera', 'Middle Name': 'Anil', 'Last Name': 'Joshi', 'Date of Birth': '1995-05-05', 'Phone Number': '9822041735' };
      for (const [label, value] of Object.entries(typed)) fill(label, value);
      const account = { Email: 'meera@example.in', Username: 'meera', Password: 'tall sugarcane', 'Confirm Password': 'tall sugarcane' };
      for (const [label, value] of Object.entries(account)) fill(label, value);
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign up' }));
    },
    look: '/login',
  },
  {
    name: 'profile',
    address: '/profile',
    as: 'ADMIN',
    prepare: () => {
      workspace();
      answerAreas();
      const address = {
        __typename: 'Address',
        street: 'Samarth Colony',
        village: null,
        taluka: 'Haveli',
        district: 'Pune',
        state: 'Maharashtra',
        pinCode: '411018',
      } as const;
      const facts = { middleName: null, dateOfBirth: '1990-09-19', gender: 'FEMALE', phoneNumber: '8668272161', email: 'asha@example.in', version: 1 } as const;
      answer(
        ProfileDocument,
        (): Answer<ProfileQuery> => ({ data: { profile: { __typename: 'Employee', ...personAs('ADMIN'), ...facts, lastChange: null, address } } }),
      );
    },
    lose: () => answer(UpdateProfileDocument, lost),
    send: async (user) => {
      await screen.findByLabelText(/^Street/);
      fill('Street', 'Canal Road');
      await press(user, 'Update');
    },
    look: '/profile',
  },
];

it.each(writes)('$name', { tags: 'slow' }, async ({ address, as, prepare, lose, send, look }) => {
  prepare?.();
  const sent = lose();
  const { user } = await renderRoute(address, as === undefined ? {} : { as });
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not confirm whether this was saved. Check first; send again only if it is not there.');
  if (look === 'here') within(alert).getByRole('button', { name: 'Check if it was saved' });
  else if (look.startsWith('/')) expect(within(alert).getByRole('link', { name: 'Check if it was saved (new tab)' }).getAttribute('href')).toBe(look);
  else expect(alert.textContent).toContain(look);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(2);
});

it("a request waits longer than the gateway's 60 seconds for an operation, and then its outcome is unknown", async () => {
  workspace();
  const limits: { milliseconds: number; end: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController();
    limits.push({ milliseconds, end });
    return end.signal;
  });
  answer(MarkAttendanceDocument, () => new Promise(() => undefined));
  const { user } = await renderRoute('/userprofile?user=42&panel=attendance', { as: 'ADMIN' });
  await press(user, 'Mark Attendance');
  const before = limits.length;
  await confirm(user);
  await waitFor(() => expect(limits.length).toBeGreaterThan(before));
  expect(Math.min(...limits.map(({ milliseconds }) => milliseconds))).toBeGreaterThan(60_000);
  limits.at(-1)?.end.abort(new DOMException('It took too long.', 'TimeoutError'));
  await screen.findByText(/We could not confirm whether this was saved\. Check first/);
});
