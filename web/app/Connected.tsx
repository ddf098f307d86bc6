/** Gives the screens below it the GraphQL client, and keeps the signed-in person as the server knows them. */
import type { ReactNode } from 'react';
import { CurrentPerson } from '../features/session/CurrentPerson.tsx';
import { WithClient } from '../screens/WithClient.tsx';
import { NoticeArea } from '../ui/NoticeArea.tsx';
import { OfflineLine } from './OfflineLine.tsx';

interface Props {
  children: ReactNode;
}

export function Connected({ children }: Props) {
  return (
    <WithClient>
      <CurrentPerson />
      <OfflineLine />
      <NoticeArea>{children}</NoticeArea>
    </WithClient>
  );
}
