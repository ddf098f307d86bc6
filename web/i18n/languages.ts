/** Languages of the product, the language of this browser, and the texts of signed-out pages: English in the first script, the others on demand. */
import { browserStorage } from './browser-storage.ts';
import type { Translated } from './catalogue.ts';
import { en } from './signed-out/en.ts';

/** Texts of signed-out pages in a language. */
export type SignedOutTexts = Translated<typeof en>;

const loaders = {
  en: () => Promise.resolve<SignedOutTexts>(en),
  hi: async (): Promise<SignedOutTexts> => (await import('./signed-out/hi.ts')).hi,
  mr: async (): Promise<SignedOutTexts> => (await import('./signed-out/mr.ts')).mr,
} as const;

export type Language = keyof typeof loaders;

/** Each language by its own name, for the language choice. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'mr', name: 'मराठी' },
];

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);

const key = 'language';

export const storedLanguage = (): Language => {
  const stored = browserStorage.getItem(key);
  return isLanguage(stored) ? stored : 'en';
};

export const storeLanguage = (language: Language) => browserStorage.setItem(key, language);

export interface LoadedLanguage {
  language: Language;
  texts: SignedOutTexts;
}

export const english: LoadedLanguage = { language: 'en', texts: en };

export const loadLanguage = async (language: Language): Promise<LoadedLanguage> => ({ language, texts: await loaders[language]() });
