/** Parts of every page: languages, theme, the user menu, and the error page. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmployeesDocument } from '../../features/employees/employees.generated.ts';
import { english, loadLanguage } from '../../i18n/languages.ts';
import { employeePage } from '../../testing/employees.ts';
import { openRouter, renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { ChunkError } from '../../ui/load-chunk.ts';
import { App } from '../App.tsx';

it('uses the chosen language and stores it', async () => {
  const { user } = await renderRoute('/login');
  await screen.findByRole('heading', { name: 'Login' });
  await user.selectOptions(screen.getByLabelText('Language'), 'मराठी');
  await screen.findByRole('heading', { name: 'लॉग इन' });
  expect(document.documentElement.lang).toBe('mr');
  await waitFor(() => expect(document.title).toBe('लॉग इन'));
  expect(localStorage.getItem('language')).toBe('mr');
});

it('starts in the stored language', async () => {
  await renderRoute('/login', { language: await loadLanguage('hi') });
  await screen.findByLabelText('उपयोगकर्ता नाम');
  expect(document.documentElement.lang).toBe('hi');
});

it('changes the theme', async () => {
  const { user } = await renderRoute('/login');
  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

it('the skip link leads to the page', async () => {
  const { user } = await renderRoute('/nothing');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('shows the current page in the breadcrumb', async () => {
  answer(EmployeesDocument, () => ({ data: employeePage([]) }));
  await renderRoute('/', { as: 'ADMIN' });
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('/Employees'));
});

it.each([
  ['any fault', new Error('The sky fell.'), 'The sky fell.'],
  ['a script that is missing', new ChunkError('missing'), 'Loading chunk failed (missing)'],
  ['a script that does not load', new ChunkError('timeout'), 'Loading chunk failed (timeout)'],
])('shows the error text of %s', async (_what, error, text) => {
  // React also logs the error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw error;
  };
  const router = openRouter('/', [{ path: '/', element: <Broken /> }]);
  await act(async () => {
    render(<App language={english} router={router} />);
  });
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
