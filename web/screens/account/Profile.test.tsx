/** The person's own profile: display, changes, and messages when it cannot be changed. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ProfileDocument, type ProfileQuery, UpdateProfileDocument, type UpdateProfileMutation } from '../../features/session/account.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { answerAreas, field, fill } from '../../testing/forms.ts';
import { personAs, renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer, deferred, payload } from '../../testing/server.ts';

type Profile = NonNullable<ProfileQuery['profile']>;

const profile: Profile = {
  __typename: 'Employee',
  ...personAs('ADMIN'),
  middleName: 'Vilas',
  dateOfBirth: '1990-09-19',
  gender: 'FEMALE',
  phoneNumber: '8668272161',
  email: 'asha@example.in',
  address: { __typename: 'Address', street: '92, Samarth Colony', village: null, taluka: 'Haveli', district: 'Pune', state: 'Maharashtra', pinCode: '411018' },
  version: 1,
  lastChange: null,
};

const config = (extensions: boolean) => answerConfig(extensions);

const updated = (message: string | null, changed: Profile | null, refusal?: string): Answer<UpdateProfileMutation> => ({
  data: { updateProfile: { __typename: 'UpdateProfilePayload', ...payload(message, refusal), profile: changed } },
});

beforeEach(() => {
  answerAreas();
});

const open = async (saved = () => profile) => {
  answer(ProfileDocument, (): Answer<ProfileQuery> => ({ data: { profile: saved() } }));
  const view = await renderRoute('/profile', { as: 'ADMIN' });
  await screen.findByRole('option', { name: 'Maharashtra' });
  return view;
};

const update = () => screen.getByRole('button', { name: 'Update' });

it('shows every field, with read-only roles', async () => {
  config(true);
  await open();
  const values = ['First Name', 'Middle Name', 'Last Name', 'Date of Birth', 'Phone Number', 'Email', 'State', 'District', 'Taluka', 'Street', 'Pincode'].map(
    (label) => {
      const control = field(label);
      return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
    },
  );
  expect(values).toEqual([
    'Asha',
    'Vilas',
    'Patil',
    'Wed 19 Sep 1990',
    '8668272161',
    'asha@example.in',
    'Maharashtra',
    'Pune',
    'Haveli',
    '92, Samarth Colony',
    '411018',
  ]);
  expect(screen.getByLabelText(/^Village \(Address 2\)/)).toHaveProperty('value', '');
  expect(screen.getByRole('radio', { name: 'Female' })).toHaveProperty('checked', true);
  const boxes = screen.getAllByRole('checkbox').map((box) => box instanceof HTMLInputElement && [box.checked, box.disabled]);
  // "No last name", then the roles.
  expect(boxes).toEqual([
    [false, false],
    [false, true],
    [false, true],
    [true, true],
  ]);
});

it('is updated, with the greeting', async () => {
  config(true);
  const sent = answer(UpdateProfileDocument, () => updated('Profile updated', { ...profile, firstName: 'Ashwini' }));
  const view = await open();
  fill('First Name', 'Ashwini');
  await view.user.click(update());
  await screen.findByText('Profile updated');
  await screen.findByText('Welcome, Ashwini Patil');
  expect(sent[0]?.variables.input).toMatchObject({ firstName: 'Ashwini', gender: 'FEMALE', address: { district: 'Pune', village: null } });
  expect(screen.queryByText('Kept as a draft in this tab')).toBeNull();
});

it('keeps an unknown gender, such as that of the first administrator', async () => {
  config(true);
  const sent = answer(UpdateProfileDocument, () => updated('Profile updated', { ...profile, gender: null }));
  const view = await open(() => ({ ...profile, gender: null }));
  fill('First Name', 'Ashwini');
  await view.user.click(update());
  await screen.findByText('Profile updated');
  expect(sent[0]?.variables.input).toMatchObject({ firstName: 'Ashwini', gender: null });
});

it("shows an administrator's concurrent change beside the typed value, and then saves both", async () => {
  config(true);
  let saved = profile;
  let refusal: string | undefined;
  const sent = answer(UpdateProfileDocument, () => updated(null, refusal === undefined ? saved : null, refusal));
  const view = await open(() => saved);
  fill('Street', '7, Canal Road');
  const employee = { __typename: 'HistoryEmployee' as const, id: '9', name: 'Ravi Kulkarni' };
  saved = { ...profile, phoneNumber: '9822041799', version: 2, lastChange: { __typename: 'EmployeeChange', at: '2026-11-20T10:42:00+05:30', employee } };
  refusal = 'Ravi Kulkarni has changed this meanwhile. Nothing of yours was saved: read it again first';
  await view.user.click(update());
  await screen.findByText(/^Ravi Kulkarni also changed this record \(20 Nov 2026, 10:42\)/);
  expect(field('Phone Number')).toHaveProperty('value', '9822041799');
  refusal = undefined;
  await view.user.click(update());
  await screen.findByText('The changes to Asha Vilas Patil are saved.');
  expect(screen.queryByText(/also changed this record/)).toBeNull();
  expect(sent.map(({ variables }) => variables.input.version)).toEqual([1, 2]);
  expect(sent[1]?.variables.input).toMatchObject({ phoneNumber: '9822041799', address: { street: '7, Canal Road' } });
});

it('keeps typed input after a refusal', async () => {
  config(true);
  answer(UpdateProfileDocument, () => updated(null, null, 'This e-mail address is taken'));
  const view = await open();
  fill('Email', 'taken@example.in');
  await view.user.click(update());
  expect((await screen.findByRole('alert')).textContent).toBe('This e-mail address is taken');
  expect(field('Email')).toHaveProperty('value', 'taken@example.in');
});

it('cannot be updated without the extension, and explains why', async () => {
  config(false);
  await open();
  await screen.findByText('Not available on this server');
  expect(update()).toHaveProperty('disabled', true);
});

it('shows the server message of a failed load in the red banner, and refetches on Retry', async () => {
  config(true);
  let reply: Answer<ProfileQuery> = { code: 'UPSTREAM_ERROR', serverMessage: 'No profile for you' };
  answer(ProfileDocument, () => reply);
  const view = await renderRoute('/profile', { as: 'ADMIN' });
  expect((await screen.findByRole('alert')).textContent).toBe('No profile for you');
  reply = { data: { profile } };
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(field('First Name')).toHaveProperty('value', 'Asha'));
});

it('keeps input that is typed while the changes are being saved', { tags: 'slow' }, async () => {
  config(true);
  const { promise: saved, resolve: respond } = deferred();
  answer(UpdateProfileDocument, async (): Promise<Answer<UpdateProfileMutation>> => {
    await saved;
    return updated('Saved', { ...profile, firstName: 'Usha' });
  });
  const { user } = await open();
  await user.clear(field('First Name'));
  await user.type(field('First Name'), 'Usha');
  await user.click(update());
  await user.clear(field('Street'));
  await user.type(field('Street'), '7, Canal Road');
  respond();
  await screen.findByText('Saved');
  expect(field('Street')).toHaveProperty('value', '7, Canal Road');
  expect(field('First Name')).toHaveProperty('value', 'Usha');
});
