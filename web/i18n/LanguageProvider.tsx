/** Holds the chosen language, puts it on <html lang> and loads its catalogue before it is shown. */
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Language, type LoadedLanguage, loadLanguage, storeLanguage } from './languages.ts';
import { TextContext } from './text-context.ts';

interface Props {
  /** The language to begin with, already loaded. */
  initial: LoadedLanguage;
  children: ReactNode;
}

export function LanguageProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  /** The language that was chosen last. Catalogues can arrive in another order. */
  const chosen = useRef(initial.language);
  // Before the browser paints: the texts and the language that they are read in change together.
  useLayoutEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);
  const value = useMemo(
    () => ({
      ...loaded,
      choose: (language: Language) => {
        chosen.current = language;
        loadLanguage(language).then(
          (next) => {
            if (chosen.current !== language) return;
            storeLanguage(language);
            // The old language stays until all texts of the page have been loaded.
            startTransition(() => setLoaded(next));
          },
          // The catalogue could not be fetched: the language stays as it is.
          (error: unknown) => console.error(error),
        );
      },
    }),
    [loaded],
  );
  return <TextContext value={value}>{children}</TextContext>;
}
