/** How far the page of each entry of the browser's history was scrolled, also over a reload. */
import { tabStorage } from '../../i18n/browser-storage.ts';

const name = 'scroll-positions';

function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(name) ?? '{}');
    return new Map(Object.entries<unknown>(Object(stored)).flatMap(([key, top]) => (typeof top === 'number' ? [[key, top] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Takes scrolling over from the browser, which would scroll before the page has changed. */
export function openScrollPositions() {
  const positions = storedPositions();
  history.scrollRestoration = 'manual';
  // A page that comes back from the back-forward cache scrolls by itself again.
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return {
    /** Of the entry with this key, as it is now. */
    keep: (key: string) => void positions.set(key, window.scrollY),
    /** The top where an entry is new. */
    find: (key: string): number => positions.get(key) ?? 0,
    /** For the next page of this tab. Until that one takes over, scrolling is the browser's again. */
    store: () => {
      history.scrollRestoration = 'auto';
      tabStorage.setItem(name, JSON.stringify(Object.fromEntries(positions)));
    },
  };
}
