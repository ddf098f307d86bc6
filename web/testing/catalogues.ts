/** The texts of every domain in each language, by folder, for tests that compare them. */
import type { Plural, Texts } from '../i18n/catalogue.ts';
import type { DomainTexts } from '../i18n/define-texts.ts';

type Catalogues = Readonly<Record<string, Texts>>;

const byFolder = <Module>(files: Readonly<Record<string, Module>>, textsOf: (module: Module) => Texts): Catalogues =>
  Object.fromEntries(Object.entries(files).map(([file, module]) => [file.slice(0, file.lastIndexOf('/')), textsOf(module)]));

const merged = (module: Readonly<Record<string, Texts>>): Texts => Object.assign({}, ...Object.values(module));

const domains = import.meta.glob<Readonly<Record<string, DomainTexts<Texts>>>>('../**/texts/texts.ts', { eager: true });
const signedOut = import.meta.glob<Readonly<Record<string, Texts>>>('../i18n/signed-out/en.ts', { eager: true });

export const english: Catalogues = {
  ...byFolder(domains, (module) => Object.assign({}, ...Object.values(module).map(({ en }) => en))),
  ...byFolder(signedOut, merged),
};
export const hindi: Catalogues = byFolder(import.meta.glob<Readonly<Record<string, Texts>>>('../**/{texts,signed-out}/hi.ts', { eager: true }), merged);
export const marathi: Catalogues = byFolder(import.meta.glob<Readonly<Record<string, Texts>>>('../**/{texts,signed-out}/mr.ts', { eager: true }), merged);

/** Returns the texts of all domains by their keys. */
export const joined = (catalogues: Catalogues): Texts => Object.assign({}, ...Object.values(catalogues));

/** Returns all forms of a text. */
export const formsOf = (text: string | Plural): readonly string[] => (typeof text === 'string' ? [text] : [text.one, text.other]);
