/** A domain's texts: English at once, another language once it has been fetched. */
import type { Usable } from 'react';
import type { Texts, Translated } from './catalogue.ts';
import type { Language } from './languages.ts';

export interface DomainTexts<English extends Texts> {
  readonly en: English;
  /** The texts in a language for React's `use`, fetched once; English replaces texts that cannot be fetched. Never rejects. */
  in(language: Language): Usable<Texts>;
}

type Loaders<English extends Texts> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translated<English>>>>;

/** Marked as React marks a promise that it knows to be fulfilled, so that nothing waits for it. */
const atOnce = (texts: Texts): Usable<Texts> => Object.assign(Promise.resolve(texts), { status: 'fulfilled' as const, value: texts });

const defined: Pick<DomainTexts<Texts>, 'in'>[] = [];

/** Resolves when the texts of all loaded scripts have been fetched. */
export const textsLoaded = (language: Language): Promise<unknown> => Promise.all(defined.map((domain) => domain.in(language)));

export function defineTexts<const English extends Texts>(en: English, loaders: Loaders<English>): DomainTexts<English> {
  const texts = new Map<Language, Usable<Texts>>([['en', atOnce(en)]]);
  const fetched = (language: Exclude<Language, 'en'>): Usable<Texts> => {
    const coming: Promise<Texts> = loaders[language]().catch((error: unknown) => {
      console.error(error);
      return en;
    });
    // The promise stays the same one: React warns of a part that waits for one and is then given another.
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
