/** How far the page of each entry of the browser's history was scrolled, also over a reload. */

const name = 'scroll-positions';

function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return new Map(Object.entries<unknown>(Object(stored)).flatMap(([key, top]) => (typeof top === 'number' ? [[key, top] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Takes scrolling over from the browser, which would scroll before the page has changed. */
export function openScrollPositions() {
  const positions = storedPositions();
  history.scrollRestoration = 'manual';
  return {
    /** Of the entry with this key, as it is now. */
    keep: (key: string) => void positions.set(key, window.scrollY),
    /** The top where an entry is new. */
    find: (key: string): number => positions.get(key) ?? 0,
    /** For the next page of this tab. Until that one takes over, scrolling is the browser's again. */
    store: () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(positions)));
      } catch (error) {
        console.error(error);
      }
    },
  };
}
