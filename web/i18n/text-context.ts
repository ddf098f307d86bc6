/**
 * How components get their texts: `const text = useText(listTexts)`, then `text('list.page', { page })`.
 * Its arguments are the domains whose texts are used; those of signed-out pages are always there.
 */
import { createContext, use, useContext, useMemo } from 'react';
import { fill, formOf, type KeyOf, type Texts, type ValueArgs } from './catalogue.ts';
import type { DomainTexts } from './define-texts.ts';
import { english, type Language, type LoadedLanguage } from './languages.ts';
import type { en } from './signed-out/en.ts';

export interface TextContextValue extends LoadedLanguage {
  choose: (language: Language) => void;
}

export const TextContext = createContext<TextContextValue>({ ...english, choose: () => undefined });

/** Gives the text of a key, with its values filled in. */
export type TextFunction<English extends Texts> = <Key extends KeyOf<English>>(key: Key, ...values: ValueArgs<English, Key>) => string;

/** The same function as long as the language is the same, so that what is made with it can be kept. Suspends while a language's texts are on their way. */
export function useText<const Domains extends readonly DomainTexts<Texts>[]>(...domains: Domains): TextFunction<typeof en | Domains[number]['en']> {
  const { language, texts: signedOut } = useContext(TextContext);
  const texts: readonly Texts[] = [signedOut, ...domains.map((domain) => use(domain.in(language)))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts one by one, since the array is a new one each time.
  return useMemo(
    () =>
      (key, ...[values]) =>
        fill(formOf(texts.find((some) => key in some)?.[key] ?? key, language, values), values),
    [language, ...texts],
  );
}

/** The chosen language and how to choose another. */
export const useLanguage = (): Pick<TextContextValue, 'language' | 'choose'> => useContext(TextContext);
