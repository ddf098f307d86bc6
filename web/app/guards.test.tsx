/** Access to every route and panel for an anonymous visitor and for each role. Each viewer moves through one mounted app. */
import { waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { dashboardPanels } from '../screens/dashboard/dashboard-path.ts';
import { homePanels } from '../screens/home/home-path.ts';
import { workspacePanels } from '../screens/workspace/workspace-path.ts';
import { answerEmployee } from '../testing/attendance.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { server } from '../testing/server.ts';
import { pageRoutes } from './routes.tsx';

const viewers = ['nobody', 'USER', 'MODERATOR', 'ADMIN'] as const;

/** The lowest role that has access to a screen. */
type Least = (typeof viewers)[number];

const panels: Readonly<Record<string, readonly string[]>> = { '/': homePanels, '/userprofile': workspacePanels, '/lats/secure/dashboard': dashboardPanels };
/** Routes that need an employee in the address. */
const ofEmployee = ['/userprofile', '/usermap'];
const open = ['/register', '/forgot', '/reset/:id?'];
const forAdmins = [
  '/?panel=moderators',
  '/?panel=audit',
  '/?panel=tokens',
  '/?panel=webhooks',
  '/?panel=usage',
  '/userprofile?user=1&panel=edit',
  '/userprofile?user=1&panel=territory',
  ...['generate', 'batches', 'users', 'uses'].map((panel) => `/lats/secure/dashboard?panel=${panel}`),
];

/** Returns the lowest role with access. The login redirects a signed-in person to staff home. */
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

it('derives the table from the routes', () => {
  expect(paths).toContain('/lats/qrUserDetail/:id');
  expect(forAdmins.filter((address) => !addresses.some((each) => each.address === address))).toEqual([]);
});

it.each(viewers)('%s opens exactly the allowed screens, and fetches no data of the others', { tags: 'slow' }, async (viewer) => {
  const operations: string[] = [];
  server.use(
    graphql.operation(({ operationName }) => {
      operations.push(operationName ?? '');
      return HttpResponse.json({ data: null, errors: [{ message: 'Not asked here', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });
    }),
  );
  // The employee around a workspace panel loads for everyone who may open the workspace.
  answerEmployee({ id: '1' });
  const maySee = (least: Least) => viewers.indexOf(viewer) >= viewers.indexOf(least);
  const refused = addresses.filter(({ least }) => !maySee(least)).map(({ address }) => address);
  const allowed = addresses.filter(({ least }) => maySee(least)).map(({ address }) => address);
  const { goTo } = await renderRoute('/register', viewer === 'nobody' ? {} : { as: viewer });
  await waitFor(() => expect(screenNow()).toBe('screen'));
  const screenAt = async (address: string) => {
    await goTo(address);
    await waitFor(() => expect(screenNow(), address).toBeDefined());
    return [address, screenNow()];
  };
  const seen = [];
  // Refused addresses come first, because a request of an allowed screen can arrive after that screen was left.
  for (const address of refused) seen.push(await screenAt(address));
  expect(operations).toEqual([]);
  for (const address of allowed) seen.push(await screenAt(address));
  const refusal = viewer === 'nobody' ? 'login' : 'no access';
  expect(seen).toEqual([...refused.map((address) => [address, refusal]), ...allowed.map((address) => [address, 'screen'])]);
});
