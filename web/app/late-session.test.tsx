/** A session that another tab shares after the route found nobody signed in. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { english } from '../i18n/languages.ts';
import { session } from '../session/session.ts';
import { addressOf, openRouter, personAs } from '../testing/render-route.tsx';
import { App } from './App.tsx';
import { firstPage } from './router.tsx';

it('loads the page that the route had not loaded', async () => {
  await session.restore();
  const router = openRouter('/changePassword');
  await firstPage(router);
  session.start({ token: 'handed over', person: personAs('USER') });
  render(<App language={english} router={router} />);
  await screen.findByRole('heading', { name: 'Change Password' });
  expect(addressOf(router)).toBe('/changePassword');
});
