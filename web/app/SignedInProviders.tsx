/** Provides the GraphQL client, keeps the signed-in person up to date, and prompts for the password when the session has expired. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { untilAnswered } from '../data/links.ts';
import { logOut } from '../features/session/log-out.ts';
import { useMeQuery } from '../features/session/session.generated.ts';
import { ClientProvider } from '../screens/ClientProvider.tsx';
import { homePath } from '../screens/paths.ts';
import { session } from '../session/session.ts';
import type { Session } from '../session/session-types.ts';
import { unsaved } from '../ui/form/unsaved.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { ModalFrame } from '../ui/Modal.tsx';
import { NoticeArea } from '../ui/NoticeArea.tsx';
import { DrawerFrame } from '../ui/OptionList.tsx';
import { ListStyles } from '../ui/theme/ListStyles.tsx';

const SignInAgainDialog = lazyComponent(async () => (await import('../features/session/SignInAgainDialog.tsx')).SignInAgainDialog);

interface Props {
  /** The expired session. */
  ended: Session | undefined;
  children: ReactNode;
}

export function SignedInProviders({ ended, children }: Props) {
  useEffect(() => void preloadDialogs(), []);
  return (
    <ClientProvider>
      <ListStyles />
      <CurrentPerson />
      <NoticeArea>{children}</NoticeArea>
      {ended !== undefined && <SignInAgain ended={ended} />}
    </ClientProvider>
  );
}

/** Loads the dialogs after the first page and its rows, so the first dialog opens at once, even offline. */
async function preloadDialogs() {
  await untilAnswered();
  await Promise.all([ModalFrame, DrawerFrame, SignInAgainDialog].map((part) => part.preload()));
}

/** Prompts for the password. The same person continues where they were, another person starts at home. */
function SignInAgain({ ended }: { ended: Session }) {
  const navigate = useNavigate();
  const resume = async (next: Session) => {
    if (next.person.id !== ended.person.id) {
      unsaved.discardAll();
      await navigate(homePath(), { replace: true });
    }
    session.start(next);
  };
  return (
    <Suspense>
      <SignInAgainDialog ended={ended} onSignedIn={(next) => void resume(next)} onLogout={() => void logOut()} />
    </Suspense>
  );
}

/** Fetches the signed-in person once, so names and roles that changed after the sign-in take effect. Renders nothing. */
function CurrentPerson() {
  const me = useMeQuery({ fetchPolicy: 'no-cache' }).data?.me;
  useEffect(() => {
    if (me) session.updatePerson({ id: me.id, firstName: me.firstName, lastName: me.lastName, roles: me.roles });
  }, [me]);
  return null;
}
