/** The frame of every page that uses the server: the GraphQL client, and the question before unsaved input is lost. */
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { client } from '../data/client.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

export function WithClient({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      {children}
      <LeaveGuard />
    </ApolloProvider>
  );
}
