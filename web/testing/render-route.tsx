/** Opens an address of the product in a test, with or without a signed-in person, including the frame of the page. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/App.tsx';
import { type AppRouter, createAppRouter } from '../app/router.tsx';
import { client } from '../data/client.ts';
import type { Role } from '../data/schema.generated.ts';
import { MeDocument, type MeQuery } from '../features/session/session.generated.ts';
import { english, type LoadedLanguage } from '../i18n/languages.ts';
import { session } from '../session/session.ts';
import { type Answer, answer } from './server.ts';

interface Options {
  /** Role of the signed-in person; nobody by default. */
  as?: Role;
  /** Current role on the server, when it differs. */
  now?: Role;
  language?: LoadedLanguage;
}

/** Returns the only person of the tests, with a role. */
export const personAs = (role: Role) => ({ id: `the-${role}`, firstName: 'Asha', lastName: 'Patil', roles: [role] });

/** Creates the router of a tab that was just opened at an address. */
export function openRouter(address: string, pages?: RouteObject[]): AppRouter {
  history.pushState(null, '', address);
  const router = createAppRouter(pages);
  onTestFinished(() => router.dispose());
  return router;
}

/** Returns the address of the shown page. */
export const addressOf = ({ state: { location } }: AppRouter): string => location.pathname + location.search;

export async function renderRoute(address: string, { as, now = as, language = english }: Options = {}) {
  await client.clearStore();
  if (as === undefined) await session.restore();
  else {
    session.start({ token: `token-of-${as}`, person: personAs(as) });
    answer(MeDocument, (): Answer<MeQuery> => ({ data: { me: { __typename: 'Employee', ...personAs(as), roles: now === undefined ? [] : [now] } } }));
  }
  const router = openRouter(address);
  await act(async () => {
    render(<App language={language} router={router} />);
  });
  return {
    user: userEvent.setup(),
    /** Returns the current address. */
    address: () => addressOf(router),
    /** Opens another address without mounting the app again, as a link does. */
    goTo: (next: string) => act(() => router.navigate(next)),
    goBack: () => act(async () => history.back()),
  };
}
