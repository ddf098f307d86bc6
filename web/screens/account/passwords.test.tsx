/** Registration, a forgotten password, a new password by a link, and changing one's own. */
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { client } from '../../data/client.ts';
import { ClientConfigDocument } from '../../data/config.generated.ts';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import {
  ChangePasswordDocument,
  type ChangePasswordMutation,
  ForgotPasswordDocument,
  type ForgotPasswordMutation,
  ResetPasswordDocument,
  type ResetPasswordMutation,
  SignUpDocument,
  type SignUpMutation,
} from '../../features/session/account.generated.ts';
import { session } from '../../session/session.ts';
import { employeePage } from '../../testing/employees.ts';
import { field, fill } from '../../testing/forms.ts';
import { personAs, renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, payload } from '../../testing/server.ts';

const button = (name: string) => screen.getByRole('button', { name });

type View = Awaited<ReturnType<typeof renderRoute>>;
type User = View['user'];

/**
 * Leaves a form before its response, and types into the form of another page. Expects that the response does not lead away from there.
 * @param page address and a field of the other page
 */
async function expectNoNavigation({ user, goTo, address }: View, page: { readonly to: string; readonly field: string }, respond: () => void): Promise<void> {
  await goTo(page.to);
  await user.click(await screen.findByRole('button', { name: /^Leave/ }));
  await screen.findByLabelText(new RegExp(`^${page.field}`));
  const shown = address();
  fill(page.field, 'Typed meanwhile');
  respond();
  // This response arrives later.
  await act(() => client.query({ query: ClientConfigDocument, fetchPolicy: 'network-only' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(shown);
}

it.each([
  ['/login', undefined],
  ['/register', undefined],
  ['/reset/the-token', undefined],
  ['/changePassword', 'MODERATOR'],
] as const)('%s tells a password manager whose password it is', async (address, as) => {
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  await renderRoute(address, { ...(as && { as }) });
  const password = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=password]');
    if (found === null) throw new Error('The form has a password.');
    return found;
  });
  const fields = [...(password.form?.querySelectorAll('input') ?? [])];
  const [username] = fields.filter((field) => field.autocomplete === 'username');
  expect(username && fields.indexOf(username)).toBeLessThan(fields.indexOf(password));
  expect(fields.filter(({ type }) => type === 'password').every((field) => /^(current|new)-password$/.test(field.autocomplete))).toBe(true);
});

it('/changePassword tells a password manager the user name of the sign-in, also after a reload', async () => {
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  session.start({ token: 'token-of-MODERATOR', person: personAs('MODERATOR'), username: 'asha.patil' });
  await renderRoute('/changePassword');
  await screen.findByLabelText(/^Old Password/);
  expect(document.querySelector('input[autocomplete=username]')).toHaveProperty('value', 'asha.patil');
});

describe('/register', () => {
  const answers = (message: string | null, refusal?: string) =>
    answer(SignUpDocument, (): Answer<SignUpMutation> => ({ data: { signUp: { __typename: 'SignUpPayload', ...payload(message, refusal) } } }));

  const fillIn = async (user: User) => {
    fill('First Name', 'Meera');
    fill('Middle Name', 'Anil');
    fill('Last Name', 'Joshi');
    fill('Date of Birth', '1995-05-05');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    fill('Phone Number', '098220 41735');
    fill('Email', 'meera@example.in');
    fill('Username', 'meera.joshi');
    fill('Password', 'tall sugarcane');
    fill('Confirm Password', 'short sugarcane');
  };

  const open = async () => {
    const view = await renderRoute('/register');
    await screen.findByLabelText(/^First Name/);
    return view;
  };

  it('requires every field, including the middle name, and sends nothing before', async () => {
    const sent = answers(null);
    const view = await open();
    fill('Date of Birth', '1995-05-05');
    await view.user.click(button('Sign up'));
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.slice(-8)).toEqual(['First Name', 'Middle Name', 'Last Name', 'Phone Number', 'Email', 'Username', 'Password', 'Confirm Password']);
    expect(sent).toEqual([]);
  });

  it("has no field for roles, leaves the password match to the server, and leads to the login with the server's message", async () => {
    const sent = answers('You are registered, sign in to continue');
    const view = await open();
    await fillIn(view.user);
    await view.user.click(button('Sign up'));
    await screen.findByText('You are registered, sign in to continue');
    expect(view.address()).toBe('/login');
    expect(sent[0]?.variables.input).toEqual({
      firstName: 'Meera',
      middleName: 'Anil',
      lastName: 'Joshi',
      mobileNumber: '9822041735',
      dateOfBirth: '1995-05-05',
      gender: 'FEMALE',
      username: 'meera.joshi',
      email: 'meera@example.in',
      password: 'tall sugarcane',
      confirmPassword: 'short sugarcane',
      clientMutationId: expect.stringMatching(/./),
    });
  });

  it('shows a refusal in the red box and keeps typed input, without passwords in a draft', async () => {
    answers(null, 'Password and confirmation are not the same');
    const view = await open();
    await fillIn(view.user);
    await view.user.click(button('Sign up'));
    expect((await screen.findByRole('alert')).textContent).toBe('Password and confirmation are not the same');
    expect(field('Password')).toHaveProperty('value', 'tall sugarcane');
    expect(sessionStorage.getItem('draft.register')).toContain('meera.joshi');
    expect(sessionStorage.getItem('draft.register')).not.toContain('sugarcane');
  });

  it('does not navigate after the form was left before the response', async () => {
    const response = deferred();
    const sent = answer(SignUpDocument, async (): Promise<Answer<SignUpMutation>> => {
      await response.promise;
      return { data: { signUp: { __typename: 'SignUpPayload', ...payload('You are registered') } } };
    });
    const view = await open();
    await fillIn(view.user);
    await view.user.click(button('Sign up'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectNoNavigation(view, { to: '/reset/the-token', field: 'New Password' }, response.resolve);
  });
});

describe('/forgot', () => {
  const answers = (reply: Answer<ForgotPasswordMutation>) => answer(ForgotPasswordDocument, () => reply);
  const answered = (message: string | null, refusal?: string): Answer<ForgotPasswordMutation> => ({
    data: { forgotPassword: { __typename: 'ForgotPasswordPayload', ...payload(message, refusal) } },
  });

  const ask = async (email: string) => {
    const view = await renderRoute('/login');
    await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByLabelText(/^Email/);
    fill('Email', email);
    await view.user.click(button('Send the link'));
    return view;
  };

  it('leads to the login with a message that is the same for all addresses', async () => {
    const sent = answers(answered('If an account has this address, a link is on its way.'));
    const view = await ask('meera@example.in');
    await screen.findByText('If an account has this address, a link is on its way.');
    expect(view.address()).toBe('/login');
    expect(sent[0]?.variables.input).toEqual({ email: 'meera@example.in', clientMutationId: expect.stringMatching(/./) });
  });

  it('shows the whole body of a refusal', async () => {
    answers(answered(null, '{"status":false,\n "reason":"no mail server"}'));
    await ask('meera@example.in');
    expect((await screen.findByRole('alert')).textContent).toBe('{"status":false,\n "reason":"no mail server"}');
    expect(field('Email')).toHaveProperty('value', 'meera@example.in');
  });

  it('reports that the server cannot be reached, and keeps the address', async () => {
    answers('unreachable');
    await ask('meera@example.in');
    await screen.findByText('The server could not be reached. Check the network and try again.');
    expect(field('Email')).toHaveProperty('value', 'meera@example.in');
  });

  it('does not navigate after the form was left before the response', async () => {
    const response = deferred();
    const sent = answer(ForgotPasswordDocument, async (): Promise<Answer<ForgotPasswordMutation>> => {
      await response.promise;
      return answered('The late link is on its way.');
    });
    const view = await ask('meera@example.in');
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectNoNavigation(view, { to: '/register', field: 'First Name' }, response.resolve);
  });

  it('requires an e-mail address, and links back to the login', async () => {
    const view = await ask('meera');
    expect(screen.getAllByText('Enter an e-mail address, such as name@example.com')).toHaveLength(1);
    await view.user.click(screen.getAllByRole('link', { name: 'Login' }).at(-1) ?? document.body);
    await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(view.address()).toBe('/login'));
  });
});

describe('/reset/{id}', () => {
  const answers = (message: string | null, refusal?: string) =>
    answer(
      ResetPasswordDocument,
      (): Answer<ResetPasswordMutation> => ({ data: { resetPassword: { __typename: 'ResetPasswordPayload', ...payload(message, refusal) } } }),
    );

  const set = async () => {
    const view = await renderRoute('/reset/the-token');
    await screen.findByLabelText(/^New Password/);
    fill('New Password', 'tall sugarcane');
    fill('Confirm Password', 'tall sugarcane');
    await view.user.click(button('Set the password'));
    return view;
  };

  it('removes the token from the address, sends it, and leads to the login', async () => {
    const sent = answers('Your password is set, sign in with it');
    const view = await renderRoute('/reset/the-token');
    await screen.findByLabelText(/^New Password/);
    await waitFor(() => expect(view.address()).toBe('/reset'));
    fill('New Password', 'tall sugarcane');
    fill('Confirm Password', 'tall sugarcane');
    await view.user.keyboard('{Enter}');
    await screen.findByText('Your password is set, sign in with it');
    expect(view.address()).toBe('/login');
    expect(sent[0]?.variables.input).toMatchObject({ token: 'the-token', password: 'tall sugarcane', confirmPassword: 'tall sugarcane' });
  });

  it('lets a password manager fill in or store the user name, and does not send it', async () => {
    const sent = answers(null);
    const view = await renderRoute('/reset/the-token');
    const username = await screen.findByLabelText(/^Username/);
    expect(username.getAttribute('autocomplete')).toBe('username');
    await view.user.type(username, 'asha.patil');
    fill('New Password', 'tall sugarcane');
    fill('Confirm Password', 'tall sugarcane');
    await view.user.click(button('Set the password'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.stringify(sent[0]?.variables)).not.toContain('asha.patil');
  });

  it('offers a new link when the link is used or expired', async () => {
    answers(null, 'This link has been used already, ask for a new one');
    const view = await set();
    await screen.findByText('This link has been used already, ask for a new one');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot');
    expect(view.address()).toBe('/reset');
  });

  it('does not navigate after the form was left before the response', async () => {
    const response = deferred();
    const sent = answer(ResetPasswordDocument, async (): Promise<Answer<ResetPasswordMutation>> => {
      await response.promise;
      return { data: { resetPassword: { __typename: 'ResetPasswordPayload', ...payload('Your password is set') } } };
    });
    const view = await set();
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectNoNavigation(view, { to: '/register', field: 'First Name' }, response.resolve);
  });

  it('explains what to do without its token', async () => {
    await renderRoute('/reset');
    await screen.findByText('This page needs the whole link from the mail. Open it again, or ask for a new one.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
  });
});

describe('/changePassword', () => {
  beforeEach(() => {
    answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  });

  const answers = (message: string | null, refusal?: string) =>
    answer(
      ChangePasswordDocument,
      (): Answer<ChangePasswordMutation> => ({ data: { changePassword: { __typename: 'ChangePasswordPayload', ...payload(message, refusal) } } }),
    );

  const change = async () => {
    const view = await renderRoute('/changePassword', { as: 'MODERATOR' });
    await screen.findByLabelText(/^Old Password/);
    fill('Old Password', 'monsoon');
    fill('New Password', 'tall sugarcane');
    fill('Confirm Password', 'tall sugarcane');
    await view.user.click(button('Change Password'));
    return view;
  };

  it('is in the user menu, above the profile', async () => {
    const view = await renderRoute('/', { as: 'MODERATOR' });
    await view.user.click(await screen.findByRole('button', { name: 'Welcome, Asha Patil' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Change Password',
      'Profile',
      'Turn off the “/” shortcut for search',
      'Logout',
    ]);
    await view.user.click(screen.getByRole('menuitem', { name: 'Change Password' }));
    await waitFor(() => expect(view.address()).toBe('/changePassword'));
  });

  it('leads home with the message', async () => {
    const sent = answers('Your password is changed');
    const view = await change();
    await screen.findByText('Your password is changed');
    await waitFor(() => expect(view.address()).toBe('/'));
    expect(sent[0]?.variables.input).toMatchObject({ oldPassword: 'monsoon', newPassword: 'tall sugarcane', confirmPassword: 'tall sugarcane' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('sugarcane');
  });

  it('leads nobody home who has left the form before the response', async () => {
    const response = deferred();
    const sent = answer(ChangePasswordDocument, async (): Promise<Answer<ChangePasswordMutation>> => {
      await response.promise;
      return { data: { changePassword: { __typename: 'ChangePasswordPayload', ...payload('Your password is changed') } } };
    });
    const view = await change();
    await waitFor(() => expect(sent).toHaveLength(1));
    await view.goTo('/addFarmer');
    await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Add Farmer' });
    response.resolve();
    await screen.findByText('Your password is changed');
    expect(view.address()).toBe('/addFarmer');
  });

  it('shows the refusal in the red banner', async () => {
    answers(null, 'Old password is not right');
    const view = await change();
    expect((await screen.findByRole('alert')).textContent).toBe('Old password is not right');
    expect(view.address()).toBe('/changePassword');
    expect(field('Old Password')).toHaveProperty('value', 'monsoon');
  });

  it('requires all three fields', async () => {
    const sent = answers(null);
    const view = await renderRoute('/changePassword', { as: 'USER' });
    await screen.findByLabelText(/^Old Password/);
    await view.user.click(button('Change Password'));
    expect(screen.getByText('Correct 3 fields.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
