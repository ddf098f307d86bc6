/**
 * Hints in the page at the scripts that its address needs: they are all fetched at once. Without them the entry is fetched and run
 * before the page's script is asked for, and that before its panel's. What makes the styles is run as soon as it is there.
 */
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** By address, for somebody who is signed in: what is missing here comes too, only later. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/userprofile': ['screens/workspace/Workspace.tsx'],
  '/usermap': ['screens/workspace/UserMap.tsx', 'maps/SchematicMap.tsx'],
  '/lats/secure/dashboard': ['screens/dashboard/Dashboard.tsx'],
  '/meetingDetails': ['screens/meetings/MeetingPage.tsx'],
  '/farmers': ['screens/customers/Customer.tsx'],
  '/dealers': ['screens/customers/Customer.tsx'],
};

/** By address and panel, and whether it is that of a day. */
const panels: Readonly<Record<string, readonly string[]>> = {
  '/ team': ['features/team/TeamPanel.tsx'],
  '/ meetings': ['features/meetings/MeetingsPanel.tsx'],
  '/ farmers': ['features/customers/CustomersPanel.tsx'],
  '/ dealers': ['features/customers/CustomersPanel.tsx'],
  '/userprofile ': ['features/meetings/MeetingsPanel.tsx'],
  '/userprofile attendance': ['features/attendance/AttendancePanel.tsx'],
  '/userprofile attendance day': ['features/days/DaySheet.tsx', 'maps/SchematicMap.tsx'],
  '/userprofile farmers': ['features/customers/CustomersPanel.tsx'],
  '/userprofile dealers': ['features/customers/CustomersPanel.tsx'],
};

const always = ['app/Connected.tsx', 'app/shell/UserMenu.tsx', 'screens/home/StaffHome.tsx'];
const signedOut = ['screens/account/Login.tsx'];
const early = 'ui/theme/system.ts';

/** Parts of the build output that hints need. */
export type Bundle = Readonly<
  Record<
    string,
    Pick<Rolldown.OutputAsset, 'type' | 'fileName'> | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isEntry'>
  >
>;

/** @throws Error when the build has none of a source */
function chunkOf(source: string, bundle: Bundle): { fileName: string } {
  const file = path.join(import.meta.dirname, source);
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  // One that others are joined with has no script of its own name.
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file) ?? chunks.find(({ moduleIds }) => moduleIds.includes(file));
  if (chunk === undefined) throw new Error(`The build holds no ${source}: name the hints anew.`);
  return chunk;
}

/** The script of these sources and all that they import. @throws Error when the build has none of a source */
function filesOf(sources: readonly string[], bundle: Bundle): readonly string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk.isEntry || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const source of sources) add(chunkOf(source, bundle).fileName);
  return [...files];
}

/** Runs in the page. A tab without a session of its own may be given one by another tab; that one waits anyway. */
function hint(hints: { always: readonly string[]; signedOut: readonly string[]; pages: Record<string, readonly string[]> }): void {
  const { pathname, search } = location;
  const page = pathname === '/' ? '/' : (pathname.match(/^\/(lats\/secure\/)?[^/]*/)?.[0] ?? '');
  const query = new URLSearchParams(search);
  const panel = `${page} ${query.get('panel') ?? ''}${query.has('date') ? ' day' : ''}`;
  let isSignedIn = false;
  try {
    isSignedIn = sessionStorage.getItem('session') !== null;
  } catch {}
  const files = isSignedIn ? [...hints.always, ...(hints.pages[page] ?? []), ...(hints.pages[panel] ?? [])] : hints.signedOut;
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.nonce = document.currentScript?.nonce ?? '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** The script that gives the hints. @throws Error when the build has none of a source */
export function hintScript(bundle: Bundle): string {
  const hints = {
    always: filesOf(always, bundle),
    signedOut: filesOf(signedOut, bundle),
    pages: Object.fromEntries(Object.entries({ ...pages, ...panels }).map(([key, sources]) => [key, filesOf(sources, bundle)])),
  };
  return `(${hint})(${JSON.stringify(hints)})`;
}

/** Script for the page, after the entry, whose name identifies the build. */
export function tagsOf(bundle: Bundle): HtmlTagDescriptor[] {
  const src = `/${chunkOf(early, bundle).fileName}`;
  return [
    { tag: 'script', attrs: { type: 'module', crossorigin: true, async: true, src }, injectTo: 'head' },
    { tag: 'script', children: hintScript(bundle), injectTo: 'head' },
  ];
}

export const hintsPlugin = (): Plugin => ({
  name: 'hints',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => (bundle === undefined ? [] : tagsOf(bundle)),
  },
});
