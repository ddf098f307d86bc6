/** A session that expires under a page: the password dialog, the retried operation, and no lost input. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddFarmerDocument, type AddFarmerMutation } from '../features/customers/customers.generated.ts';
import { EmployeesDocument } from '../features/employees/employees.generated.ts';
import { MeDocument, type MeQuery, SignInDocument, type SignInMutation, SignOutDocument, type SignOutMutation } from '../features/session/session.generated.ts';
import { ApproveDaysDocument, type ApproveDaysMutation } from '../people/approvals/approvals.generated.ts';
import { session } from '../session/session.ts';
import { approvedDays } from '../testing/approvals.ts';
import { farmers } from '../testing/customers.ts';
import { employee, employeePage } from '../testing/employees.ts';
import { answerAreas, change, field, fillPerson } from '../testing/forms.ts';
import { personAs, renderRoute } from '../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../testing/server.ts';
import { answerTeam, member } from '../testing/team.ts';

const signedIn = (role: 'ADMIN' | 'MODERATOR'): Answer<SignInMutation> => ({
  data: {
    signIn: { __typename: 'SignInPayload', message: null, token: 'fresh', userErrors: [], viewer: { __typename: 'Viewer', ...personAs(role) } },
  },
});

const added: AddFarmerMutation = { addFarmer: { __typename: 'AddFarmerPayload', message: 'Farmer added successfully', userErrors: [] } };

const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });

beforeEach(() => {
  answerAreas();
});

describe('a form whose submission is refused because the session expired', () => {
  const sendFarmer = async () => {
    const sent = answer(AddFarmerDocument, (): Answer<AddFarmerMutation> => (session.token() === 'fresh' ? { data: added } : { code: 'UNAUTHENTICATED' }));
    answer(EmployeesDocument, () => ({ data: employeePage([]) }));
    farmers.pages(() => ({ rows: [] }));
    const view = await renderRoute('/addFarmer', { as: 'ADMIN' });
    await screen.findByRole('option', { name: 'Maharashtra' });
    fillPerson();
    await view.user.click(screen.getByRole('button', { name: 'Add Farmer' }));
    return { sent, view, form: within(await dialog()) };
  };

  it('is sent again with the same id after the person has signed in', { tags: 'slow' }, async () => {
    answer(SignInDocument, () => signedIn('ADMIN'));
    const { sent, view, form } = await sendFarmer();
    expect(view.address()).toBe('/addFarmer');
    expect(field('First Name')).toHaveProperty('value', 'Dattatray');
    change(form.getByLabelText('Username'), 'asha.patil');
    change(form.getByLabelText('Password'), 'secret');
    await view.user.click(form.getByRole('button', { name: 'Login' }));
    await screen.findByText('Farmer added successfully');
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token-of-ADMIN', 'Bearer fresh']);
    expect(new Set(sent.map(({ variables }) => variables.input.clientMutationId)).size).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps typed input after a wrong password', { tags: 'slow' }, async () => {
    answer(SignInDocument, () => ({ code: 'UPSTREAM_ERROR', serverMessage: 'Bad credentials' }));
    const { view, form } = await sendFarmer();
    change(form.getByLabelText('Username'), 'asha.patil');
    change(form.getByLabelText('Password'), 'wrong');
    await view.user.click(form.getByRole('button', { name: 'Login' }));
    expect((await form.findByRole('alert')).textContent).toBe('Bad credentials');
    expect(field('First Name')).toHaveProperty('value', 'Dattatray');
  });

  it('starts at home for another person, without the typed input', { tags: 'slow' }, async () => {
    answer(SignInDocument, () => signedIn('MODERATOR'));
    answer(MeDocument, (): Answer<MeQuery> => ({ data: { me: { __typename: 'Employee', ...personAs('MODERATOR') } } }));
    const { sent, view, form } = await sendFarmer();
    change(form.getByLabelText('Username'), 'sanjay');
    change(form.getByLabelText('Password'), 'secret');
    await view.user.click(form.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Employees' });
    expect(view.address()).toBe('/');
    expect(sent).toHaveLength(1);
    expect(Object.keys({ ...sessionStorage })).toEqual(['session']);
  });
});

it('continues a long approval with the same id after the session expired, without losing a day', { tags: 'slow' }, async () => {
  answerTeam(Array.from({ length: 12 }, (_, at) => member(String(at + 1), `Person ${'ABCDEFGHIJKL'[at]}x`)));
  answer(SignInDocument, () => signedIn('MODERATOR'));
  const sent = answer(ApproveDaysDocument, ({ input }): Answer<ApproveDaysMutation> => {
    // The session expires after the first request.
    if (sent.length > 1 && session.token() !== 'fresh') return { code: 'UNAUTHENTICATED' };
    const outcomes = [input.days].flat().map(() => ({ __typename: 'ApprovalOutcome' as const, code: 'APPROVED' as const, message: null }));
    return { data: { approveDays: { __typename: 'ApproveDaysPayload', message: null, userErrors: [], outcomes } } };
  });
  const view = await renderRoute('/?panel=team&date=2024-11-19', { as: 'MODERATOR' });
  await view.user.click(await screen.findByRole('button', { name: 'Approve 12 days' }));
  const form = within(await dialog());
  expect(screen.getByText('Approving 5 of 12')).toBeTruthy();
  change(form.getByLabelText('Username'), 'sanjay');
  await view.user.type(form.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByText('12 days approved.');
  const ids = sent.map(({ variables }) => variables.input.clientMutationId);
  expect(sent.map(({ variables: { input } }) => [input.days].flat().length)).toEqual([5, 5, 5, 2]);
  expect([ids[1] === ids[2], new Set(ids).size]).toEqual([true, 3]);
  expect(new Set(approvedDays(sent).map(([userId]) => userId)).size).toBe(12);
});

it('approves the days that an expired session cut off after sign-in, and the earlier days only once', { tags: 'slow' }, async () => {
  answerTeam(Array.from({ length: 7 }, (_, at) => member(String(at + 1), `Person ${'ABCDEFG'[at]}x`)));
  answer(SignInDocument, () => signedIn('MODERATOR'));
  const sent = answer(ApproveDaysDocument, ({ input }): Answer<ApproveDaysMutation> => {
    const isOver = session.token() !== 'fresh';
    // The session expires after two days of the first request.
    if (isOver && sent.length > 1) return { code: 'UNAUTHENTICATED' };
    const outcomes = [input.days].flat().map((_, at) => {
      const code = isOver && at > 1 ? ('UNAUTHENTICATED' as const) : ('APPROVED' as const);
      return { __typename: 'ApprovalOutcome' as const, code, message: null };
    });
    return { data: { approveDays: { __typename: 'ApproveDaysPayload', message: null, userErrors: [], outcomes } } };
  });
  const view = await renderRoute('/?panel=team&date=2024-11-19', { as: 'MODERATOR' });
  await view.user.click(await screen.findByRole('button', { name: 'Approve 7 days' }));
  const form = within(await dialog());
  change(form.getByLabelText('Username'), 'sanjay');
  await view.user.type(form.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByText('7 days approved.');
  const people = sent.map(({ variables: { input } }) => [input.days].flat().map(({ userId }) => userId));
  expect(people.map(({ length }) => length)).toEqual([5, 3, 3, 2]);
  expect(people[1]).toEqual(people[0]?.slice(2));
  expect(people[2]).toEqual(people[1]);
});

describe('a page that cannot be loaded because the session expired', () => {
  it('loads after the person has signed in again with the suggested user name', async () => {
    answer(SignInDocument, () => signedIn('ADMIN'));
    const requests = answer(EmployeesDocument, () => (session.token() === 'fresh' ? { data: employeePage([employee('1')]) } : { code: 'UNAUTHENTICATED' }));
    const view = await renderRoute('/?page=1', { as: 'ADMIN' });
    const form = within(await dialog());
    change(form.getByLabelText('Username'), 'asha.patil');
    change(form.getByLabelText('Password'), 'secret');
    await view.user.keyboard('{Enter}');
    await screen.findByText(/Shinde 1/);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-of-ADMIN', 'Bearer fresh']);
    expect(session.state()).toMatchObject({ session: { username: 'asha.patil' } });
    session.expire('fresh');
    expect(within(await dialog()).getByLabelText('Username')).toHaveProperty('value', 'asha.patil');
  });

  it('can be left for the login', async () => {
    answer(EmployeesDocument, () => ({ code: 'UNAUTHENTICATED' }));
    const view = await renderRoute('/?page=3', { as: 'ADMIN' });
    await view.user.click(within(await dialog()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(view.address()).toBe('/login'));
    expect(sessionStorage.getItem('session')).toBeNull();
  });

  it('stays left when the response to the sign-in arrives after Logout, and the new token is signed out', async () => {
    answer(EmployeesDocument, () => ({ code: 'UNAUTHENTICATED' }));
    const { promise: released, resolve: release } = deferred();
    const asked = answer(SignInDocument, async () => {
      await released;
      return signedIn('ADMIN');
    });
    const ended = answer(SignOutDocument, (): Answer<SignOutMutation> => ({ data: { signOut: { __typename: 'SignOutPayload', message: null } } }));
    const view = await renderRoute('/?page=3', { as: 'ADMIN' });
    const form = within(await dialog());
    await view.user.type(form.getByLabelText('Username'), 'asha.patil');
    await view.user.type(form.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    await view.user.click(form.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(view.address()).toBe('/login'));
    release();
    await waitFor(() => expect(ended.map(({ authorization }) => authorization)).toEqual(['Bearer fresh']));
    expect(session.state().status).toBe('signedOut');
    expect(view.address()).toBe('/login');
  });

  it('does not expire when an older token is refused', async () => {
    await renderRoute('/nothing', { as: 'USER' });
    session.expire('an older one');
    expect(session.token()).toBe('token-of-USER');
  });
});
