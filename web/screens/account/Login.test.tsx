/** /login: success, refusal, failure, and the page after sign-in. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { MeDocument, type MeQuery, SignInDocument, type SignInMutation } from '../../features/session/session.generated.ts';
import { session } from '../../session/session.ts';
import { employee, employeePage } from '../../testing/employees.ts';
import { personAs, renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred } from '../../testing/server.ts';

const accepted: Answer<SignInMutation> = {
  data: {
    signIn: {
      __typename: 'SignInPayload',
      message: null,
      token: 'fresh',
      userErrors: [],
      viewer: { __typename: 'Viewer', ...personAs('MODERATOR') },
    },
  },
};

const refused = (message: string): Answer<SignInMutation> => ({
  data: {
    signIn: { __typename: 'SignInPayload', message: null, token: null, viewer: null, userErrors: [{ __typename: 'UserError', code: 'REFUSED', message }] },
  },
});

const username = () => screen.findByLabelText('Username');
const password = () => screen.findByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Login' });

async function fillIn({ user }: Awaited<ReturnType<typeof renderRoute>>) {
  await user.type(await username(), 'asha.patil');
  await user.type(await password(), 'secret 12');
}

describe('the login form', () => {
  it('supports autofill, and has the focus in its first field', async () => {
    await renderRoute('/login');
    const first = await username();
    await waitFor(() => expect(first).toBe(document.activeElement));
    expect((await username()).getAttribute('autocomplete')).toBe('username');
    expect((await password()).getAttribute('autocomplete')).toBe('current-password');
    await waitFor(() => expect(document.title).toBe('Login'));
  });

  it('signs in, keeps the token in session storage and opens the requested page', async () => {
    const pages = answer(EmployeesDocument, () => ({ data: employeePage([employee('1')]) }));
    answer(MeDocument, (): Answer<MeQuery> => ({ data: { me: { __typename: 'Employee', ...personAs('MODERATOR') } } }));
    const requests = answer(SignInDocument, () => accepted);
    const view = await renderRoute('/?page=2');
    expect(view.address()).toBe('/login?next=%2F%3Fpage%3D2');
    await fillIn(view);
    await view.user.click(button());
    await screen.findByRole('heading', { name: 'Employees' });
    await screen.findByText('Ganesh Shinde 1');
    expect(requests.map(({ variables }) => variables.input)).toEqual([{ username: 'asha.patil', password: 'secret 12' }]);
    expect(pages[0]?.authorization).toBe('Bearer fresh');
    expect(sessionStorage.getItem('session')).toContain('fresh');
    expect(view.address()).toBe('/?page=2');
    await screen.findByText('Welcome, Asha Patil');
  });

  it('shows the server message in the red box and keeps typed input', async () => {
    answer(SignInDocument, () => refused('Bad credentials'));
    const view = await renderRoute('/login');
    await fillIn(view);
    await view.user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Bad credentials');
    expect(await username()).toHaveProperty('value', 'asha.patil');
    expect(await password()).toHaveProperty('value', 'secret 12');
    expect(session.state().status).toBe('signedOut');
  });

  it.each([
    [{ code: 'UPSTREAM_ERROR', serverMessage: 'Bad credentials' }, 'Bad credentials'],
    [{ code: 'UPSTREAM_TIMEOUT', message: 'Not for people.' }, 'The server did not answer in time. Try again.'],
    [{ code: 'OUTCOME_UNKNOWN', message: 'Not for people.' }, 'The server did not answer in time. Try again.'],
    [{ code: 'RATE_LIMITED', message: 'Not for people.' }, 'Too many requests, so nothing was done. Wait a moment and try again.'],
    ['unreachable', 'The server could not be reached. Check the network and try again.'],
  ] as const)('shows a plain message for the failure %o', async (reply: Answer<never>, text) => {
    answer(SignInDocument, () => reply);
    const view = await renderRoute('/login');
    await fillIn(view);
    await view.user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(await password()).toHaveProperty('value', 'secret 12');
    expect(button().getAttribute('aria-busy')).toBe('false');
  });

  it('sends one request for repeated presses', async () => {
    const { promise: released, resolve: release } = deferred<Answer<SignInMutation>>();
    const requests = answer(SignInDocument, () => released);
    const view = await renderRoute('/login');
    await fillIn(view);
    await view.user.dblClick(button());
    await view.user.keyboard('{Enter}');
    expect(button().getAttribute('aria-busy')).toBe('true');
    release(refused('Bad credentials'));
    await screen.findByRole('alert');
    expect(requests).toHaveLength(1);
  });

  it('reports missing fields without a request', async () => {
    const view = await renderRoute('/login');
    await view.user.type(await username(), 'asha.patil');
    await view.user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Enter your username and password.');
  });

  it('shows and hides the password', async () => {
    const view = await renderRoute('/login');
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Show' }));
    expect((await password()).getAttribute('type')).toBe('text');
    await view.user.click(screen.getByRole('button', { name: 'Hide' }));
    expect((await password()).getAttribute('type')).toBe('password');
  });

  it('has links for a person without an account or a password', async () => {
    await renderRoute('/login');
    await username();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Skip to content',
      'Home',
      'Login',
      'Sign up',
      'Forgot password?',
      'Sign up',
    ]);
  });
});

describe('a signed-in person', () => {
  it('is redirected from the login page', async () => {
    answer(EmployeesDocument, () => ({ data: employeePage([]) }));
    const view = await renderRoute('/login', { as: 'MODERATOR' });
    await waitFor(() => expect(view.address()).toBe('/'));
    await screen.findByText('No Data available');
  });
});
