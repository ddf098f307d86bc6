/** Stores drafts of forms in this tab's session storage. Drafts survive a reload, but not the end of the tab or a log-out. */
import { tabStorage } from '../../i18n/browser-storage.ts';

const keyOf = (name: string) => `draft.${name}`;

const isAlike = (one: unknown, other: unknown) => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** Returns `initial` with the values of the draft, or `initial` itself when there is no draft. */
export function readDraft<Values extends object>(name: string, initial: Values): Values {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return initial;
    const fields = new Map<string, unknown>(Object.entries(initial));
    return { ...initial, ...Object.fromEntries(Object.entries(stored).filter(([key, value]) => fields.has(key) && isAlike(value, fields.get(key)))) };
  } catch {
    return initial;
  }
}

/** Stores a draft. @param secrets fields that are left out */
export const keepDraft = (name: string, values: object, secrets: readonly string[]) =>
  tabStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))));

export const dropDraft = (name: string) => tabStorage.removeItem(keyOf(name));
