/** Drafts of forms, in this tab's session storage: they outlive a reload, not the tab and not a log-out. */

const keyOf = (name: string) => `draft.${name}`;

const isAlike = (one: unknown, other: unknown) => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** The parts of `initial` as the draft has them; `initial` itself when there is none. */
export function readDraft<Values extends object>(name: string, initial: Values): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return initial;
    const fields = new Map<string, unknown>(Object.entries(initial));
    return { ...initial, ...Object.fromEntries(Object.entries(stored).filter(([key, value]) => fields.has(key) && isAlike(value, fields.get(key)))) };
  } catch {
    return initial;
  }
}

/** A full storage must not keep anybody from typing. @param secrets what is left out */
export function keepDraft(name: string, values: object, secrets: readonly string[]) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))));
  } catch (error) {
    console.error(error);
  }
}

export const dropDraft = (name: string) => sessionStorage.removeItem(keyOf(name));
