/** Opens an address of the product in a test, as somebody or as nobody, with everything that stands around the page. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { client } from '../data/client.ts';
import type { Role } from '../data/schema.generated.ts';
import { MeDocument, type MeQuery } from '../features/session/session.generated.ts';
import { english, type LoadedLanguage } from '../i18n/languages.ts';
import { session } from '../session/session.ts';
import { createNavigation, type Navigation, type Route } from '../ui/navigation/navigation.ts';
import { type Answer, answer } from './server.ts';

interface Options {
  /** The role of who is signed in; nobody when not given. */
  as?: Role;
  /** The role the server knows by now, when it is another. */
  now?: Role;
  language?: LoadedLanguage;
}

/** Everybody in the tests. */
export const personAs = (role: Role) => ({ id: `the-${role}`, firstName: 'Asha', lastName: 'Patil', roles: [role] });

/** What leads from page to page in a tab that has just been opened at an address. */
export function openNavigation(address: string, pages: Route[] = routes): Navigation {
  history.pushState(null, '', address);
  const navigation = createNavigation(pages);
  onTestFinished(navigation.stop);
  return navigation;
}

/** The address whose page stands. */
export const addressOf = (navigation: Navigation): string => navigation.state().location.pathname + navigation.state().location.search;

export async function renderRoute(address: string, { as, now = as, language = english }: Options = {}) {
  await client.clearStore();
  if (as === undefined) await session.restore();
  else {
    session.start({ token: `token-of-${as}`, person: personAs(as) });
    answer(MeDocument, (): Answer<MeQuery> => ({ data: { me: { __typename: 'Employee', ...personAs(as), roles: now === undefined ? [] : [now] } } }));
  }
  const navigation = openNavigation(address);
  await act(async () => {
    render(<App language={language} navigation={navigation} />);
  });
  return {
    user: userEvent.setup(),
    /** The address as it stands now. */
    address: () => addressOf(navigation),
    goBack: () => act(async () => history.back()),
  };
}
