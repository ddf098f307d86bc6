/** Every route and every panel, for nobody and for each role: the login, no access, or the screen. Whoever does not see it asks for none of its data. */
import { waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { dashboardPanels } from '../screens/dashboard/dashboard-path.ts';
import { homePanels } from '../screens/home/home-path.ts';
import { workspacePanels } from '../screens/workspace/workspace-path.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { server } from '../testing/server.ts';
import { pageRoutes } from './routes.tsx';

const viewers = ['nobody', 'USER', 'MODERATOR', 'ADMIN'] as const;

/** Who sees a screen: everyone from this viewer on. */
type Least = (typeof viewers)[number];

const panels: Readonly<Record<string, readonly string[]>> = { '/': homePanels, '/userprofile': workspacePanels, '/lats/secure/dashboard': dashboardPanels };
/** The routes that need an employee to show. */
const ofEmployee = ['/userprofile', '/usermap'];
const open = ['/register', '/forgot', '/reset/:id?'];
const forAdmins = [
  '/?panel=moderators',
  '/?panel=audit',
  '/?panel=tokens',
  ...['generate', 'batches', 'users', 'uses'].map((panel) => `/lats/secure/dashboard?panel=${panel}`),
];

/** The login leads whoever is signed in to staff home. */
const leastOf = (path: string, address: string): Least => {
  if (open.includes(path)) return 'nobody';
  if (path === '/changePassword') return 'USER';
  return forAdmins.includes(address) ? 'ADMIN' : 'MODERATOR';
};

const paths = pageRoutes.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]));
const addresses = paths.flatMap((path) => {
  const address = path.replace(':type', 'FARMER').replaceAll(/:\w+\??/g, '1') + (ofEmployee.includes(path) ? '?user=1' : '');
  return [address, ...(panels[path] ?? []).map((panel) => `${address}${address.includes('?') ? '&' : '?'}panel=${panel}`)].map((each) => ({
    address: each,
    least: leastOf(path, each),
  }));
});

const screenNow = (): 'login' | 'no access' | 'screen' | undefined => {
  const titles = [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent);
  if (titles.length === 0) return undefined;
  if (titles.includes("You don't have access")) return 'no access';
  return titles.includes('Login') ? 'login' : 'screen';
};

let operations: string[] = [];
beforeEach(() => {
  operations = [];
  server.use(
    graphql.operation(({ operationName }) => {
      operations.push(operationName ?? '');
      return HttpResponse.json({ data: null, errors: [{ message: 'Not asked here', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    }),
  );
});

it('the table is made of the routes', () => {
  expect(paths).toContain('/lats/qrUserDetail/:id');
  expect(forAdmins.filter((address) => !addresses.some((each) => each.address === address))).toEqual([]);
});

it.each(addresses.flatMap((each) => viewers.map((viewer) => ({ ...each, viewer }))))('$address for $viewer', async ({ address, least, viewer }) => {
  await renderRoute(address, viewer === 'nobody' ? {} : { as: viewer });
  const maySee = viewers.indexOf(viewer) >= viewers.indexOf(least);
  await waitFor(() => expect(screenNow()).toBe(maySee ? 'screen' : viewer === 'nobody' ? 'login' : 'no access'));
  if (!maySee) expect(operations).toEqual([]);
});
