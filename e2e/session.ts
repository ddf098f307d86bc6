/** Signs in through the API, which is the start of most journeys. */
import { demoAccounts } from '../rest/embedded/demo/accounts.ts';

export type Role = (typeof demoAccounts)[number]['role'];

/** Content of the web client's session storage. */
export interface Session {
  readonly token: string;
  readonly person: { readonly id: string; readonly firstName: string; readonly lastName: string; readonly roles: readonly string[] };
}

/** Sessions by role. */
export type Sessions = Partial<Readonly<Record<Role, Session>>>;

export function accountOf(role: Role): (typeof demoAccounts)[number] {
  const account = demoAccounts.find((each) => each.role === role);
  if (account === undefined) throw new Error(`There is no demo account for ${role}.`);
  return account;
}

export interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Sends a GraphQL operation, as any program would. */
export async function ask<Data>(url: string, query: string, variables: object = {}, token?: string): Promise<Answer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const answer: Answer<Data> = await response.json();
  return answer;
}

const signInMutation = `mutation ($input: SignInInput!) {
  signIn(input: $input) { userErrors { message } token viewer { id firstName lastName roles } }
}`;

interface SignInData {
  readonly signIn: {
    readonly userErrors: readonly { readonly message: string }[];
    readonly token: string | null;
    readonly viewer: Session['person'] | null;
  } | null;
}

/** Sends the sign-in of a demo account. */
export function trySignIn(url: string, role: Role): Promise<Answer<SignInData>> {
  const { username, password } = accountOf(role);
  return ask<SignInData>(url, signInMutation, { input: { username, password } });
}

/** Signs in. @throws Error when refused */
export async function signIn(url: string, role: Role): Promise<Session> {
  const answer = await trySignIn(url, role);
  const { token, viewer } = answer.data?.signIn ?? {};
  if (!token || !viewer) throw new Error(`Signing in as ${role} failed: ${JSON.stringify(answer)}`);
  return { token, person: viewer };
}
