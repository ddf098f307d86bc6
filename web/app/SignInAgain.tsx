/** The sign-in over a page whose session has ended. The same person goes on where they were; another one begins at home. */
import { useNavigate } from 'react-router-dom';
import { logOut } from '../features/session/log-out.ts';
import { SignInAgainDialog } from '../features/session/SignInAgainDialog.tsx';
import { homePath } from '../screens/paths.ts';
import { session } from '../session/session.ts';
import type { Session } from '../session/session-types.ts';
import { unsaved } from '../ui/form/unsaved.ts';

interface Props {
  ended: Session;
}

export function SignInAgain({ ended }: Props) {
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
