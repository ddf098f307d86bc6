/** Lets a page through to a person who may see it: others go to the login or are told that they have no access. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { NoAccess } from '../screens/NoAccess.tsx';
import { loginPath } from '../screens/paths.ts';
import { useSession } from '../session/session.ts';
import type { Person } from '../session/session-types.ts';
import { loadChunk } from '../ui/load-chunk.ts';

/** The part that needs the GraphQL client, which a person who is not signed in does not load. */
const Connected = lazy(async () => ({ default: (await loadChunk(() => import('./Connected.tsx'))).Connected }));

const SignInAgain = lazy(async () => ({ default: (await loadChunk(() => import('./SignInAgain.tsx'))).SignInAgain }));

interface Props {
  allow: (person: Person) => boolean;
  children: (person: Person) => ReactNode;
}

export function SignedIn({ allow, children }: Props) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (state.status) {
    case 'restoring':
      return null;
    case 'signedOut':
      return <Navigate to={loginPath(state.reason === 'logout' ? undefined : pathname + search + hash)} replace />;
    case 'signedIn':
    case 'expired': {
      const { person } = state.session;
      return (
        <>
          <Suspense fallback={null}>
            {/* A fresh tree for each person: nothing of the one before is left on the page. */}
            <Connected key={person.id}>{allow(person) ? children(person) : <NoAccess />}</Connected>
          </Suspense>
          {state.status === 'expired' && (
            <Suspense fallback={null}>
              <SignInAgain ended={state.session} />
            </Suspense>
          )}
        </>
      );
    }
  }
}
