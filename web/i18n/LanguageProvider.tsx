/** Provides the chosen language, sets <html lang> and loads the texts before the language changes. */
import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Language, type LoadedLanguage, loadLanguage, storeLanguage } from './languages.ts';
import { TextContext } from './text-context.ts';

interface Props {
  /** The initial language, already loaded. */
  initial: LoadedLanguage;
  children: ReactNode;
}

export function LanguageProvider({ initial, children }: Props) {
  const [loaded, setLoaded] = useState(initial);
  /** The language that was chosen last, because texts can arrive in another order. */
  const chosen = useRef(initial.language);
  // A layout effect, so the texts and the language attribute change in the same frame.
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
            // The previous language stays until all texts of the page have loaded.
            startTransition(() => setLoaded(next));
          },
          // The language stays unchanged when its texts fail to load.
          (error: unknown) => console.error(error),
        );
      },
    }),
    [loaded],
  );
  return <TextContext value={value}>{children}</TextContext>;
}
