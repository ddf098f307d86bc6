/** Gives the screens below it the GraphQL client, keeps the signed-in person as the server knows them, and asks for the password when the session has ended. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CurrentPerson } from '../features/session/CurrentPerson.tsx';
import { logOut } from '../features/session/log-out.ts';
import { SignInAgainDialog } from '../features/session/SignInAgainDialog.tsx';
import { homePath } from '../screens/paths.ts';
import { WithClient } from '../screens/WithClient.tsx';
import { session } from '../session/session.ts';
import type { Session } from '../session/session-types.ts';
import { unsaved } from '../ui/form/unsaved.ts';
import { NoticeArea } from '../ui/NoticeArea.tsx';

interface Props {
  /** The session that has ended under the page. */
  ended: Session | undefined;
  children: ReactNode;
}

export function Connected({ ended, children }: Props) {
  return (
    <WithClient>
      <CurrentPerson />
      <NoticeArea>{children}</NoticeArea>
      {ended !== undefined && <SignInAgain ended={ended} />}
    </WithClient>
  );
}

/** The same person goes on where they were; another one begins at home. */
function SignInAgain({ ended }: { ended: Session }) {
  const navigate = useNavigate();
  const goOn = async (next: Session) => {
    if (next.person.id !== ended.person.id) {
      unsaved.discardAll();
      await navigate(homePath(), { replace: true });
    }
    session.start(next);
  };
  return <SignInAgainDialog ended={ended} onSignedIn={(next) => void goOn(next)} onLogout={() => void logOut()} />;
}
