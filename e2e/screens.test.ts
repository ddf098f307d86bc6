/** docs/screens.md, the table of screens, the client's routes and the files are consistent. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dashboardPanels } from '../web/screens/dashboard/dashboard-path.ts';
import { homePanels } from '../web/screens/home/home-path.ts';
import { workspacePanels } from '../web/screens/workspace/workspace-path.ts';
import { refusals, routes, screens } from './screens.ts';
import { states } from './states.ts';

const rows = readFileSync('docs/screens.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| /'))
  .map((line) => {
    const [route = '', panel = '', file = '', test = '', picture = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { route, panel, file, test, picture };
  });

describe('docs/screens.md', () => {
  it('has the rows of the table of screens, in its order', () => {
    expect(rows.map(({ route, panel, picture }) => ({ route, panel, picture }))).toEqual(
      screens.map(({ route, panel, name }) => ({ route, panel: panel ?? '', picture: name })),
    );
  });

  it.each(rows)('$picture: its file and its test exist', ({ file, test }) => {
    expect(existsSync(file)).toBe(true);
    expect(test).toMatch(/\.(test\.tsx|spec\.ts)$/);
    expect(existsSync(test)).toBe(true);
  });
});

describe('the table of screens', () => {
  it('has every fixed route of the product, in its order', () => {
    expect([...new Set(screens.map(({ route }) => route))]).toEqual([...routes]);
  });

  it('has the routes of the client, in the same order', () => {
    const paths = [...readFileSync('web/app/routes.tsx', 'utf8').matchAll(/^ {2}(?:pageRoute|signedInRoute)\('(\/[^']*)'/gm)].map(([, path = '']) => path);
    // The client removes the token from /reset after reading it.
    expect(paths).toEqual(routes.map((route) => route.replaceAll(/\{(\w+)\}/g, ':$1').replace('/reset/:id', '/reset/:id?')));
  });

  it.each([
    { route: '/', panels: homePanels },
    { route: '/userprofile', panels: workspacePanels },
    { route: '/lats/secure/dashboard', panels: dashboardPanels },
  ])('has every panel of $route', ({ route, panels }) => {
    const named = new Set(screens.flatMap((screen) => (screen.route === route ? [screen.panel] : [])));
    expect(named).toEqual(new Set(panels));
  });

  it('has a unique name for each picture', () => {
    const names = [...screens, ...refusals, ...states].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
