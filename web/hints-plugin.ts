/**
 * Adds hints for the scripts of the page's address, so that all are fetched at once. Without them, the entry would run before the page's script is
 * requested, and the page's script before its panel's. The script with the styles runs as soon as it has loaded.
 */
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Scripts by address for a signed-in person. A missing address only means that its scripts are fetched later. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/userprofile': ['screens/workspace/Workspace.tsx'],
  '/usermap': ['screens/workspace/UserMap.tsx', 'maps/SchematicMap.tsx'],
  '/lats/secure/dashboard': ['screens/dashboard/Dashboard.tsx'],
  '/meetingDetails': ['screens/meetings/MeetingPage.tsx'],
  '/farmers': ['screens/customers/Customer.tsx'],
  '/dealers': ['screens/customers/Customer.tsx'],
};

/** Scripts by address and panel, and for a day. */
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

const always = ['app/SignedInProviders.tsx', 'app/shell/UserMenu.tsx', 'screens/home/StaffHome.tsx'];
const signedOut = ['screens/account/Login.tsx'];
const early = 'ui/theme/system.ts';

/** Parts of the build output that hints need. */
export type Bundle = Readonly<
  Record<
    string,
    Pick<Rolldown.OutputAsset, 'type' | 'fileName'> | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'isEntry'>
  >
>;

/** Returns the chunk of a source. @throws Error when the build has none */
function chunkOf(source: string, bundle: Bundle): { fileName: string } {
  const file = path.join(import.meta.dirname, source);
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  // A joined source has no script of its own name.
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === file) ?? chunks.find(({ moduleIds }) => moduleIds.includes(file));
  if (chunk === undefined) throw new Error(`The build has no ${source}: update the hints.`);
  return chunk;
}

/** Returns the scripts of these sources and of all their imports. @throws Error when the build has none of a source */
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

/** Runs in the page. A tab without a session may receive one from another tab, which takes time anyway. */
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

/** Returns the script that adds the hints. @throws Error when the build has none of a source */
export function hintScript(bundle: Bundle): string {
  const hints = {
    always: filesOf(always, bundle),
    signedOut: filesOf(signedOut, bundle),
    pages: Object.fromEntries(Object.entries({ ...pages, ...panels }).map(([key, sources]) => [key, filesOf(sources, bundle)])),
  };
  return `(${hint})(${JSON.stringify(hints)})`;
}

/** Returns the tags for the page, after the entry, because the first script identifies the build. */
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
