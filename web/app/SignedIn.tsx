/** Renders a page only for an authorised person. Others are redirected to the login or see that they have no access. */
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useRevalidator } from 'react-router-dom';
import { NoAccess } from '../screens/NoAccess.tsx';
import { loginPath } from '../screens/paths.ts';
import type { Rule } from '../session/permissions.ts';
import { useSession } from '../session/session.ts';
import { personOf } from '../session/session-store.ts';
import type { Person } from '../session/session-types.ts';
import { type Chunk, loadable } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';

/** The part that needs the GraphQL client. It does not load while nobody is signed in. */
export const SignedInProviders = loadable(async () => ({ Component: (await import('./SignedInProviders.tsx')).SignedInProviders }));

interface Props {
  /** Page that loads only for a signed-in person. */
  page: Chunk;
  allow: Rule;
  children: (person: Person) => ReactNode;
}

export function SignedIn({ page, allow, children }: Props) {
  const state = useSession();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const person = personOf(state);
  const address = new URL(pathname + search, location.origin);
  // Another tab's session may arrive after the route's loader found nobody signed in.
  const isMissing = person !== undefined && ![SignedInProviders, page].every((part) => part.isLoaded(address));
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  if (isMissing) return <PageSkeleton />;
  if (person === undefined)
    return (
      <>
        {state.status === 'signedOut' && <ToLogin comesBack={state.reason !== 'logout'} />}
        <PageSkeleton />
      </>
    );
  return (
    // The key gives each person a new tree, so no state of the previous person remains.
    <SignedInProviders key={person.id} ended={state.status === 'expired' ? state.session : undefined}>
      {allow(person) ? children(person) : <NoAccess />}
    </SignedInProviders>
  );
}

function ToLogin({ comesBack }: { comesBack: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={loginPath(comesBack ? pathname + search + hash : undefined)} replace />;
}
