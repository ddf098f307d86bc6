/** Reads a table of names: `Pune पुणे, Shirur शिरूर` by the name that the API has. */
export const readNames = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...table.matchAll(/([A-Z][A-Za-z ]*) ([\p{Script=Devanagari} ]+)/gu)].map(([, name = '', written = '']) => [name, written]));
