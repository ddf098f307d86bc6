/** Parses a table of names: `Pune पुणे, Shirur शिरूर`, keyed by the name in the API. */
export const readNames = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...table.matchAll(/([A-Z][A-Za-z0-9./ ]*) (\p{Script=Devanagari}[\p{Script=Devanagari}0-9. ]*)/gu)].map(([, name = '', written = '']) => [name, written]),
  );
