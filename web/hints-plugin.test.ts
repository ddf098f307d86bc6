import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type Bundle, hintScript, tagsOf } from './hints-plugin.ts';

const at = (source: string) => path.join(import.meta.dirname, source);

const chunk = (fileName: string, source: string | null, imports: readonly string[] = [], joined: readonly string[] = []): Bundle => ({
  [fileName]: {
    type: 'chunk',
    fileName,
    facadeModuleId: source === null ? null : at(source),
    moduleIds: joined.map(at),
    imports: [...imports],
    isEntry: source === 'main.tsx',
  },
});

/** A build in which every script imports the entry, those of customers share another one, and those of home are joined. */
const bundle: Bundle = {
  'style.css': { type: 'asset', fileName: 'style.css' },
  ...chunk('main.js', 'main.tsx'),
  ...chunk('kit.js', null, ['main.js']),
  ...chunk('styles.js', null, [], ['ui/theme/system.ts']),
  ...chunk('login.js', 'screens/account/Login.tsx', ['main.js']),
  ...chunk('connected.js', 'app/SignedInProviders.tsx', ['main.js', 'kit.js']),
  ...chunk('home.js', null, ['kit.js'], ['app/shell/UserMenu.tsx', 'screens/home/StaffHome.tsx']),
  ...chunk('workspace.js', 'screens/workspace/Workspace.tsx', ['main.js']),
  ...chunk('map-page.js', 'screens/workspace/UserMap.tsx', ['main.js']),
  ...chunk('map.js', 'maps/SchematicMap.tsx', ['main.js']),
  ...chunk('dashboard.js', 'screens/dashboard/Dashboard.tsx', ['main.js']),
  ...chunk('meeting.js', 'screens/meetings/MeetingPage.tsx', ['main.js']),
  ...chunk('customer.js', 'screens/customers/Customer.tsx', ['main.js', 'list.js']),
  ...chunk('list.js', null, ['main.js']),
  ...chunk('team.js', 'features/team/TeamPanel.tsx', ['main.js']),
  ...chunk('meetings.js', 'features/meetings/MeetingsPanel.tsx', ['main.js']),
  ...chunk('customers.js', 'features/customers/CustomersPanel.tsx', ['list.js']),
  ...chunk('attendance.js', 'features/attendance/AttendancePanel.tsx', ['main.js']),
  ...chunk('day.js', 'features/days/DaySheet.tsx', ['main.js']),
};

/** Returns the hints that the script adds to a page at an address. @param storage throws where the browser forbids it */
function linksAt(address: string, storage: () => string | null) {
  const links: object[] = [];
  const { pathname, search } = new URL(address, 'http://office.example');
  const document = { createElement: (tag: string) => ({ tag }), currentScript: { nonce: 'n1' }, head: { append: (link: object) => links.push(link) } };
  runInNewContext(hintScript(bundle), { document, location: { pathname, search }, sessionStorage: { getItem: storage }, URLSearchParams });
  return links;
}

const filesAt = (address: string, session: string | null = '{}') => linksAt(address, () => session).map((link) => Reflect.get(link, 'href'));
const shell = ['/connected.js', '/kit.js', '/home.js'];

describe('a page hints at', () => {
  test.each([
    ['/', []],
    ['/?panel=team', ['/team.js']],
    ['/?panel=farmers', ['/customers.js', '/list.js']],
    ['/userprofile?user=42', ['/workspace.js', '/meetings.js']],
    ['/userprofile?user=42&panel=attendance', ['/workspace.js', '/attendance.js']],
    ['/userprofile?user=42&panel=attendance&date=2026-11-20', ['/workspace.js', '/day.js', '/map.js']],
    ['/usermap', ['/map-page.js', '/map.js']],
    ['/lats/secure/dashboard', ['/dashboard.js']],
    ['/meetingDetails/17', ['/meeting.js']],
    ['/farmers/17?panel=farmers', ['/customer.js', '/list.js']],
    ['/no-such-route', []],
  ])('the scripts of %s for a signed-in person, each once and without the entry', (address, files) => {
    expect(filesAt(address)).toEqual([...shell, ...files]);
  });

  test('the login without a session, or with blocked storage', () => {
    expect(filesAt('/farmers/17', null)).toEqual(['/login.js']);
    const refused = linksAt('/farmers/17', () => {
      throw new Error('SecurityError');
    });
    expect(refused).toEqual([{ tag: 'link', rel: 'modulepreload', crossOrigin: '', nonce: 'n1', href: '/login.js' }]);
  });

  test('a source that is missing in the build fails the build', () => {
    const { 'team.js': _, ...others } = bundle;
    expect(() => hintScript(others)).toThrow('The build has no features/team/TeamPanel.tsx: update the hints.');
  });
});

test('the script with the styles runs without waiting for the entry, and after it, so that the entry still names the build', () => {
  expect(tagsOf(bundle)[0]).toEqual({ tag: 'script', attrs: { type: 'module', crossorigin: true, async: true, src: '/styles.js' }, injectTo: 'head' });
});
