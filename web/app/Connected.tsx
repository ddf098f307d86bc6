/** Gives the screens below it the GraphQL client, keeps the signed-in person as the server knows them, and asks for the password when the session has ended. */
import type { ReactNode } from 'react';
import { CurrentPerson } from '../features/session/CurrentPerson.tsx';
import { WithClient } from '../screens/WithClient.tsx';
import type { Session } from '../session/session-types.ts';
import { NoticeArea } from '../ui/NoticeArea.tsx';
import { SignInAgain } from './SignInAgain.tsx';

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
