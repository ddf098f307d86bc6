/** Editing an employee as an administrator: the form with the known values, and the link for a new password. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EmployeeToEditDocument,
  type EmployeeToEditQuery,
  MakePasswordLinkDocument,
  type MakePasswordLinkMutation,
  UpdateEmployeeDocument,
  type UpdateEmployeeMutation,
} from '../../features/employees/employees.generated.ts';
import { MeetingsDocument } from '../../features/meetings/meetings.generated.ts';
import { answerEmployee, onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { answerAreas, field, fill } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

onFriday();

type Known = NonNullable<EmployeeToEditQuery['employee']>;

const ganesh: Known = {
  __typename: 'Employee',
  id: '42',
  firstName: 'Ganesh',
  middleName: null,
  lastName: 'Shinde',
  dateOfBirth: '1990-01-31',
  gender: 'MALE',
  phoneNumber: '9822041735',
  email: 'ganesh@example.in',
  roles: ['USER'],
  payrollId: null,
  address: { __typename: 'Address', street: 'Canal Road', village: null, taluka: 'Shirur', district: 'Pune', state: 'Maharashtra', pinCode: '412208' },
  version: 1,
  lastChange: null,
};

const refusals = (message?: string) => (message === undefined ? [] : [{ __typename: 'UserError' as const, code: 'CONFLICT' as const, message }]);

const updated = (employee: Known | null, refusal?: string): Answer<UpdateEmployeeMutation> => ({
  data: { updateEmployee: { __typename: 'UpdateEmployeePayload', message: null, userErrors: refusals(refusal), employee } },
});

const made = (setPasswordUrl: string | null, refusal?: string): Answer<MakePasswordLinkMutation> => ({
  data: {
    makePasswordLink: {
      __typename: 'MakePasswordLinkPayload',
      message: null,
      userErrors: refusals(refusal),
      setPasswordUrl,
      expiresAt: setPasswordUrl && '2026-11-27T10:00:00.000+05:30',
    },
  },
});

beforeEach(() => {
  answerConfig(true);
  answerAreas();
  answerEmployee();
  answer(MeetingsDocument, () => ({ code: 'FORBIDDEN' }));
  answer(EmployeeToEditDocument, (): Answer<EmployeeToEditQuery> => ({ data: { employee: ganesh } }));
});

const edit = async () => {
  const view = await renderRoute('/userprofile?user=42', { as: 'ADMIN' });
  await view.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByRole('option', { name: 'Maharashtra' });
  return view;
};
const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('the form', () => {
  it('contains the known values and sends all of them with the changes, including roles', async () => {
    const sent = answer(UpdateEmployeeDocument, () => updated({ ...ganesh, lastName: 'Pawar', roles: ['USER', 'MODERATOR'] }));
    const { user, address } = await edit();
    expect(field('Phone Number')).toHaveProperty('value', '9822041735');
    expect(screen.getByRole('checkbox', { name: 'user' })).toHaveProperty('checked', true);
    fill('Last Name', 'Pawar');
    await user.click(screen.getByRole('checkbox', { name: 'mod' }));
    await user.click(save());
    await screen.findByText('The changes to Ganesh Pawar are saved.');
    expect(sent[0]?.variables.input).toMatchObject({ userId: '42', lastName: 'Pawar', email: 'ganesh@example.in', version: 1, roles: ['USER', 'MODERATOR'] });
    expect(address()).toBe('/userprofile?user=42');
  });

  it('keeps an unknown gender', async () => {
    answer(EmployeeToEditDocument, (): Answer<EmployeeToEditQuery> => ({ data: { employee: { ...ganesh, gender: null } } }));
    const sent = answer(UpdateEmployeeDocument, () => updated(ganesh));
    const { user } = await edit();
    fill('Last Name', 'Pawar');
    await user.click(save());
    await screen.findByText('The changes to Ganesh Pawar are saved.');
    expect(sent[0]?.variables.input).toMatchObject({ lastName: 'Pawar', gender: null });
  });

  it('shows a refusal above the fields, and keeps typed input', { tags: 'slow' }, async () => {
    answer(UpdateEmployeeDocument, () => updated(null, 'You cannot take away your own role of administrator'));
    const { user } = await edit();
    fill('Last Name', 'Pawar');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You cannot take away your own role of administrator'));
    expect(field('Last Name')).toHaveProperty('value', 'Pawar');
  });

  it('shows a concurrent change by another administrator beside the typed value, and then saves both', { tags: 'slow' }, async () => {
    let saved = ganesh;
    let refusal: string | undefined;
    answer(EmployeeToEditDocument, (): Answer<EmployeeToEditQuery> => ({ data: { employee: saved } }));
    const sent = answer(UpdateEmployeeDocument, () => updated(refusal === undefined ? ganesh : null, refusal));
    const { user } = await edit();
    fill('Last Name', 'Pawar');
    await user.click(screen.getByRole('checkbox', { name: 'mod' }));
    expect(screen.getByText('Changed: Last Name, Roles')).toBeTruthy();
    const employee = { __typename: 'HistoryEmployee' as const, id: '7', name: 'Asha Patil' };
    saved = {
      ...ganesh,
      phoneNumber: '9822041799',
      roles: ['USER', 'ADMIN'],
      version: 2,
      lastChange: { __typename: 'EmployeeChange', at: '2026-11-20T10:42:00+05:30', employee },
    };
    refusal = 'Asha Patil has changed this meanwhile. Nothing of yours was saved: read it again first';
    await user.click(save());
    await screen.findByText('Asha Patil also changed this record (20 Nov 2026, 10:42). Your changes are kept here.');
    expect(screen.getByText('Phone Number: now 9822041799, as they saved it.')).toBeTruthy();
    expect(screen.getByText(/^Roles: theirs is user, admin, yours is user, mod\. Saving keeps yours\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use theirs: Roles' }));
    expect(screen.getByRole('checkbox', { name: 'mod' })).toHaveProperty('checked', false);
    refusal = undefined;
    await user.click(save());
    await screen.findByText(/^The changes to Ganesh Pawar are saved\.$/);
    expect(sent.map(({ variables }) => variables.input.version)).toEqual([1, 2]);
    expect(sent[1]?.variables.input).toMatchObject({ lastName: 'Pawar', phoneNumber: '9822041799', roles: ['USER', 'ADMIN'] });
  });

  it('requires a role', async () => {
    const { user } = await edit();
    await user.click(screen.getByRole('checkbox', { name: 'user' }));
    await user.click(save());
    await waitFor(() => expect(screen.getAllByText('Choose at least one role')[0]).toBeTruthy());
  });

  it('is available to administrators only, even by its address', async () => {
    await renderRoute('/userprofile?user=42&panel=edit', { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('explains why it cannot be sent without the extensions', async () => {
    answerConfig(false);
    await renderRoute('/userprofile?user=42&panel=edit', { as: 'ADMIN' });
    expect(await screen.findByText('Not available on this server')).toBeTruthy();
    expect(await screen.findByText('Not available on this server: editing employees and creating password links')).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'New password link' })).toBeNull();
  });
});

describe('a new password link', () => {
  it('is shown after one press with its expiry, can be copied, and disappears once closed', async () => {
    const sent = answer(MakePasswordLinkDocument, () => made('http://office.example/reset/secret-token'));
    const { user } = await renderRoute('/userprofile?user=42', { as: 'ADMIN' });
    await user.dblClick(await screen.findByRole('button', { name: 'New password link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New password link' }));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'http://office.example/reset/secret-token');
    expect(dialog.getByText('The link works once, until 27 Nov 2026, 10:00. Earlier links of Ganesh Shinde no longer work.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('http://office.example/reset/secret-token');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/secret-token/)).toBeNull());
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ userId: '42', clientMutationId: expect.any(String) }]);
  });

  it('shows why it was refused', async () => {
    answer(MakePasswordLinkDocument, () => made(null, 'Ganesh Shinde is inactive and gets no link to set a password'));
    const { user } = await renderRoute('/userprofile?user=42', { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'New password link' }));
    await screen.findByText('Ganesh Shinde is inactive and gets no link to set a password');
  });

  it('is not offered for an inactive employee', async () => {
    answerEmployee({ active: false });
    await renderRoute('/userprofile?user=42', { as: 'ADMIN' });
    await screen.findByRole('link', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: 'New password link' })).toBeNull();
  });

  it('is not offered to a moderator', async () => {
    await renderRoute('/userprofile?user=42', { as: 'MODERATOR' });
    await screen.findByText('Ganesh Ramesh Shinde');
    expect(screen.queryByRole('button', { name: 'New password link' })).toBeNull();
  });
});
