/**
 * Hooks that return texts: `const text = useText(listTexts)`, then `text('list.page', { page })`.
 * The arguments are the domains of the texts. Texts of signed-out pages are always available.
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

/** Returns the text of a key, with its placeholders filled. */
export type TextFunction<English extends Texts> = <Key extends KeyOf<English>>(key: Key, ...values: ValueArgs<English, Key>) => string;

/** Returns a text function that is stable while the language is unchanged. Suspends while the texts of a language load. */
export function useText<const Domains extends readonly DomainTexts<Texts>[]>(...domains: Domains): TextFunction<typeof en | Domains[number]['en']> {
  const { language, texts: signedOut } = useContext(TextContext);
  const texts: readonly Texts[] = [signedOut, ...domains.map((domain) => use(domain.in(language)))];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each domain is a dependency, because the array is new each time.
  return useMemo(
    () =>
      (key, ...[values]) =>
        fill(formOf(texts.find((some) => key in some)?.[key] ?? key, language, values), values),
    [language, ...texts],
  );
}

/** Returns the chosen language and the function that changes it. */
export const useLanguage = (): Pick<TextContextValue, 'language' | 'choose'> => useContext(TextContext);
