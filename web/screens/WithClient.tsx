/** What stands around every page that has a server to talk to: the GraphQL client, and the question before something unsaved is left. */
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../data/client.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface Props {
  children: ReactNode;
}

export function WithClient({ children }: Props) {
  return (
    <ApolloProvider client={client}>
      {children}
      <LeaveGuard />
    </ApolloProvider>
  );
}
