/** A session that another tab hands over after the route has found nobody signed in. */
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { english } from '../i18n/languages.ts';
import { session } from '../session/session.ts';
import { personAs } from '../testing/render-route.tsx';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

it('loads the page that nothing was loaded for', async () => {
  await session.restore();
  const router = createMemoryRouter(routes, { initialEntries: ['/changePassword'] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  session.start({ token: 'handed over', person: personAs('USER') });
  render(<App language={english} router={router} />);
  await screen.findByRole('heading', { name: 'Change Password' });
  expect(router.state.location.pathname).toBe('/changePassword');
});
