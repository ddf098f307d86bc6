/** Place names in all languages at once, for data written by others. */

/** Loads the names. English names are those of the API. Languages that fail to load are left out. */
export async function allAreaNames(): Promise<readonly Readonly<Record<string, string>>[]> {
  const names = await Promise.allSettled([import('./hi.ts').then(({ hi }) => hi), import('./mr.ts').then(({ mr }) => mr)]);
  return names.flatMap((language) => (language.status === 'fulfilled' ? [language.value] : []));
}
