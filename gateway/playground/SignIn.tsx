/** Signs in for the playground. The token goes into the headers of the tabs and is stored nowhere: a reload forgets it. */
import { type FormEvent, useId, useState } from 'react';

const signIn = 'mutation PlaygroundSignIn($input: SignInInput!) { signIn(input: $input) { token message viewer { firstName lastName } } }';

interface Answer {
  readonly data?: {
    readonly signIn: {
      readonly token: string | null;
      readonly message: string | null;
      readonly viewer: { readonly firstName: string | null; readonly lastName: string | null } | null;
    } | null;
  };
  readonly errors?: readonly { readonly message: string }[];
}

export function SignIn({ onToken }: { readonly onToken: (token: string) => void }) {
  const [said, setSaid] = useState('Not signed in');
  const [username, password] = [useId(), useId()];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const input = { username: String(fields.get('username')), password: String(fields.get('password')) };
    try {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: signIn, variables: { input } }),
      });
      const { data, errors }: Answer = await response.json();
      const token = data?.signIn?.token;
      if (token) onToken(token);
      setSaid(
        token
          ? `Signed in as ${data.signIn?.viewer?.firstName ?? ''} ${data.signIn?.viewer?.lastName ?? ''}`
          : (data?.signIn?.message ?? errors?.[0]?.message ?? 'Not signed in'),
      );
    } catch {
      setSaid('The gateway cannot be reached');
    }
  }

  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      <label htmlFor={username}>Username</label>
      <input id={username} name="username" autoComplete="username" required />
      <label htmlFor={password}>Password</label>
      <input id={password} name="password" type="password" autoComplete="current-password" required />
      <button type="submit">Sign in</button>
      <output>{said}</output>
    </form>
  );
}
