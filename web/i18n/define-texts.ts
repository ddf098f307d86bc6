/** Texts of a domain: English at once, other languages after they have been fetched. */
import type { Usable } from 'react';
import type { Texts, Translated } from './catalogue.ts';
import type { Language } from './languages.ts';

export interface DomainTexts<English extends Texts> {
  readonly en: English;
  /** Returns the texts of a language for React's `use`, fetched once. English replaces texts that fail to load. Never rejects. */
  in(language: Language): Usable<Texts>;
}

/** Loaders of the languages' modules, which export the texts by language code. */
type Loaders<English extends Texts> = {
  readonly [Code in Exclude<Language, 'en'>]: () => Promise<{ readonly [Name in Code]: Translated<English> }>;
};

/** Returns a promise that React treats as fulfilled, so no component suspends. */
const atOnce = (texts: Texts): Usable<Texts> => Object.assign(Promise.resolve(texts), { status: 'fulfilled' as const, value: texts });

const defined: Pick<DomainTexts<Texts>, 'in'>[] = [];

/** Resolves when the texts of all loaded scripts have been fetched. */
export const textsLoaded = (language: Language): Promise<unknown> => Promise.all(defined.map((domain) => domain.in(language)));

export function defineTexts<const English extends Texts>(en: English, loaders: Loaders<English>): DomainTexts<English> {
  const texts = new Map<Language, Usable<Texts>>([['en', atOnce(en)]]);
  const fetched = <Code extends Exclude<Language, 'en'>>(language: Code): Usable<Texts> => {
    const coming = loaders[language]().then(
      (texts): Texts => texts[language],
      (error: unknown) => {
        console.error(error);
        return en;
      },
    );
    // The promise is reused, because React warns when a component suspends on one promise and then receives another.
    void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
    return coming;
  };
  const domain: DomainTexts<English> = {
    en,
    in: (language) => {
      const usable = texts.get(language) ?? (language === 'en' ? atOnce(en) : fetched(language));
      texts.set(language, usable);
      return usable;
    },
  };
  defined.push(domain);
  return domain;
}
