/**
 * Offline: cached content stays readable with its time, missing content loads on its own, and writes are refused without losing input. Newer builds are
 * reported.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddFarmerDocument, type AddFarmerMutation } from '../features/customers/customers.generated.ts';
import { EmployeesDocument } from '../features/employees/employees.generated.ts';
import { farmers } from '../testing/customers.ts';
import { employee, employeePage } from '../testing/employees.ts';
import { answerAreas, field, fillPerson } from '../testing/forms.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { type Answer, answer, server } from '../testing/server.ts';
import { newerBuild } from '../ui/newer-build.ts';

let online = true;
const network = (isThere: boolean) =>
  act(async () => {
    online = isThere;
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

const link = (name: string) => screen.getByRole('link', { name });
const at = (time: string) => vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time));

it('opens a cached list with the time of its response, and loads an uncached list when online again', async () => {
  const requests = answer(EmployeesDocument, ({ page }) => ({ data: employeePage([employee(`${page}`)], page === 0) }));
  const pages = farmers.pages(() => ({ rows: [['7']] }));
  at('2026-11-19T10:42:00+05:30');
  const { user } = await renderRoute('/', { as: 'ADMIN' });
  await screen.findByText(/Shinde 0/);
  at('2026-11-20T11:05:00+05:30');
  await user.click(link('Farmers'));
  await screen.findByText(/Boraste 7/);

  await network(false);
  expect(screen.getByText(/^You are offline\. Showing data from .*11:05\. Nothing can be saved\.$/)).toBeTruthy();
  await user.click(link('View Employees'));
  await screen.findByText(/Shinde 0/);
  // A time on another day is shown with its date.
  await screen.findByText(/^You are offline\. Showing data from 19 Nov 2026, 10:42\. Nothing can be saved\.$/);
  expect(screen.queryByRole('alert')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Next Page' }));
  await screen.findByText(/The rest will load automatically when you are back online\./);
  expect([requests.length, pages.length]).toEqual([1, 1]);
  await network(true);
  await screen.findByText(/Shinde 1/);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

it('resends requests that were pending when the network failed', async () => {
  let turn = 0;
  answer(EmployeesDocument, () => {
    turn += 1;
    if (turn > 1) return { data: employeePage([employee('1')]) };
    online = false;
    return 'unreachable';
  });
  await renderRoute('/', { as: 'ADMIN' });
  await waitFor(() => expect(turn).toBe(1));
  await network(true);
  await screen.findByText(/Shinde 1/);
});

it('refuses a write before sending, keeps the input, and sends it once when online again', { tags: 'slow' }, async () => {
  answerAreas();
  farmers.pages(() => ({ rows: [] }));
  const added: AddFarmerMutation = { addFarmer: { __typename: 'AddFarmerPayload', message: 'Farmer added successfully', userErrors: [] } };
  const sent = answer(AddFarmerDocument, (): Answer<AddFarmerMutation> => ({ data: added }));
  const { user } = await renderRoute('/?panel=addFarmer', { as: 'ADMIN' });
  await screen.findByRole('option', { name: 'Maharashtra' });
  fillPerson();
  await network(false);
  await user.click(screen.getByRole('button', { name: 'Add Farmer' }));
  await screen.findByText('You are offline, so nothing was sent. What you entered is kept. Send it when you are back online.');
  expect(sent).toHaveLength(0);
  expect(field('First Name')).toHaveProperty('value', 'Dattatray');
  await network(true);
  await user.click(screen.getByRole('button', { name: 'Add Farmer' }));
  await screen.findByText('Farmer added successfully');
  expect(sent).toHaveLength(1);
});

const serve = (build: string) => {
  const headers = { 'x-web-build': build };
  server.use(
    graphql.query('Employees', () => HttpResponse.json({ data: employeePage([employee('1')]) }, { headers })),
    // Asked after a script failed to load, which can happen to one that the screen fetches in the background.
    http.head('/', () => new HttpResponse(null, { headers })),
  );
};

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  newerBuild.notice(new Response(null, { headers: { 'x-web-build': '' } }));
});

it('offers a newer build without applying it, and withdraws the offer when the server returns to the old build', async () => {
  // Inserted as HTML, so the script does not run.
  document.body.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-1.js"></script>');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  serve('index-2.js');
  const { user } = await renderRoute('/', { as: 'ADMIN' });
  await screen.findByText(/A newer version is ready\./);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();

  serve('index-1.js');
  farmers.pages(() => ({ rows: [] }));
  await user.click(link('Farmers'));
  await user.click(link('View Employees'));
  await waitFor(() => expect(screen.queryByText(/A newer version/)).toBeNull());
});
