/**
 * Applies light or dark with the class `dark` on <html>. Follows the system until the person chooses. index.html applies the same rule before the first paint.
 */
import { browserStorage } from '../i18n/browser-storage.ts';

export type ColorMode = 'light' | 'dark';

const key = 'color-mode';

/** Returns the choice stored in this browser, if any. */
const chosenColorMode = (): ColorMode | undefined => {
  const stored = browserStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
};

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export const currentColorMode = (): ColorMode => chosenColorMode() ?? (systemIsDark().matches ? 'dark' : 'light');

/** Applies the current mode to the page. */
export function showColorMode() {
  const page = document.documentElement;
  const mode = currentColorMode();
  page.classList.toggle('dark', mode === 'dark');
  page.style.colorScheme = mode;
}

const watchers = new Set<() => void>();

const change = () => {
  showColorMode();
  for (const watcher of watchers) watcher();
};

export function chooseColorMode(mode: ColorMode) {
  browserStorage.setItem(key, mode);
  change();
}

/** Starts to follow the system and the other tabs. Print is always light. */
export function followColorMode() {
  window.addEventListener('beforeprint', () => document.documentElement.classList.remove('dark'));
  window.addEventListener('afterprint', showColorMode);
  systemIsDark().addEventListener('change', change);
  window.addEventListener('storage', change);
}

/** Calls the watcher after every change. Returns a function that unsubscribes. */
export function onColorModeChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}
