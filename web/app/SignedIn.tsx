/** Renders a page only for a person who may see it: others are redirected to the login or read that they have no access. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NoAccess } from '../screens/NoAccess.tsx';
import { loginPath } from '../screens/paths.ts';
import type { Rule } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { personOf } from '../session/session-store.ts';
import type { Person } from '../session/session-types.ts';
import { loadable } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

/** The part that needs the GraphQL client. A person who is not signed in does not load it. */
export const Connected = loadable(async () => ({ Component: (await import('./Connected.tsx')).Connected }));

interface Props {
  allow: Rule;
  children: (person: Person) => ReactNode;
}

export function SignedIn({ allow, children }: Props) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  const person = personOf(state);
  if (person === undefined)
    return (
      <>
        {state.status === 'signedOut' && <Navigate to={loginPath(state.reason === 'logout' ? undefined : pathname + search + hash)} replace />}
        <PageSkeleton />
      </>
    );
  return (
    // A fresh tree for each person: nothing of the one before is left on the page.
    <Connected key={person.id} ended={state.status === 'expired' ? state.session : undefined}>
      {allow(person) ? children(person) : <NoAccess />}
    </Connected>
  );
}
