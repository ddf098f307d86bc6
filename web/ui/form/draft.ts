/** Drafts of forms, in this tab's session storage: they outlive a reload, not the tab and not a log-out. */

type Values<Name extends string> = Readonly<Record<Name, string>>;

const keyOf = (name: string) => `draft.${name}`;

/** The parts of `initial` as the draft has them; `initial` itself when there is none. */
export function readDraft<Name extends string>(name: string, initial: Values<Name>): Values<Name> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return initial;
    const entries = Object.entries(stored).filter(([key, value]) => Object.hasOwn(initial, key) && typeof value === 'string');
    return { ...initial, ...Object.fromEntries(entries) };
  } catch {
    return initial;
  }
}

/** A full storage must not keep anybody from typing. */
export function keepDraft(name: string, values: object) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch (error) {
    console.error(error);
  }
}

export const dropDraft = (name: string) => sessionStorage.removeItem(keyOf(name));
