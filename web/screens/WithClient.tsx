/** Provides the GraphQL client and the confirmation before unsaved input is lost to every page that uses the server. */
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
