/** The signed-in person, with sign-in and sign-out. Signing out here signs out every tab of this browser. */
import { type FormEvent, useId, useState } from 'react';
import type { Person, Session } from '../../web/session/session-types.ts';
import { ask } from './fetcher.ts';
import { session, useSession } from './session.ts';

const signInMutation = `mutation PlaygroundSignIn($input: SignInInput!) {
  signIn(input: $input) { token message userErrors { message } viewer { id firstName lastName roles } }
}`;

interface SignInData {
  readonly signIn: {
    readonly token: string | null;
    readonly message: string | null;
    readonly userErrors: readonly { readonly message: string }[];
    readonly viewer: Person | null;
  } | null;
}

/** @throws Error with the reason of a refusal */
async function signIn(username: string, password: string): Promise<Session> {
  const { data, errors } = await ask<SignInData>({ query: signInMutation, variables: { input: { username, password } } });
  const { token, viewer, userErrors, message } = data?.signIn ?? {};
  if (token && viewer) return { token, person: viewer, username };
  throw new Error(userErrors?.[0]?.message ?? message ?? errors?.[0]?.message ?? 'You are not signed in');
}

const signOutMutation = 'mutation PlaygroundSignOut { signOut(input: {}) { message } }';

/** Ends the session here and in every tab at once, and then on the server. */
async function signOut(): Promise<void> {
  const token = session.token();
  session.end();
  await ask({ query: signOutMutation }, {}, token);
}

const nameOf = ({ firstName, lastName }: Person) => [firstName, lastName].filter(Boolean).join(' ');

/** Returns the last role, because each role includes the rights of the roles before it. */
const roleOf = ({ roles }: Person) => roles.at(-1) ?? 'no role';

export function Account() {
  const state = useSession();
  const [failure, setFailure] = useState('');
  const attempt = (work: () => Promise<void>) => {
    setFailure('');
    work().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };

  if (state.status === 'restoring') return null;
  if (state.status === 'signedIn') {
    return (
      <div className="account">
        <output>
          Signed in as <b>{nameOf(state.session.person)}</b> · {roleOf(state.session.person)}
        </output>
        <button type="button" onClick={() => attempt(signOut)}>
          Sign out
        </button>
      </div>
    );
  }
  const hint = state.status === 'expired' ? `The session of ${nameOf(state.session.person)} has ended` : 'Not signed in';
  return (
    <SignInForm
      username={state.status === 'expired' ? state.session.username : undefined}
      hint={failure || hint}
      onSubmit={(username, password) => attempt(async () => session.start(await signIn(username, password)))}
    />
  );
}

interface SignInFormProps {
  readonly username: string | undefined;
  readonly hint: string;
  readonly onSubmit: (username: string, password: string) => void;
}

function SignInForm({ username, hint, onSubmit }: SignInFormProps) {
  const [usernameId, passwordId] = [useId(), useId()];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit(String(fields.get('username')), String(fields.get('password')));
  }

  return (
    <form className="account" onSubmit={submit}>
      <output>{hint}</output>
      <label htmlFor={usernameId}>Username</label>
      <input id={usernameId} name="username" autoComplete="username" defaultValue={username} required />
      <label htmlFor={passwordId}>Password</label>
      <input id={passwordId} name="password" type="password" autoComplete="current-password" required />
      <button type="submit">Sign in</button>
    </form>
  );
}
