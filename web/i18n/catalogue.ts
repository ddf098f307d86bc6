/** What texts are: one for every key of the English ones in each language, so that a missing key fails the type check. */

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** The same texts in another language. */
export type Translated<English extends Texts> = Readonly<Record<keyof English, string>>;

/** The keys of one or several domains' English texts. */
export type KeyOf<English extends Texts> = English extends unknown ? keyof English & string : never;

type TextOf<English extends Texts, Key> = English extends unknown ? (Key extends keyof English ? English[Key] : never) : never;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The second argument of `text(key, values)`: what the English text asks for (`'Page {page}'` asks for `page`), nothing for a text without placeholders. */
export type ValueArgs<English extends Texts, Key> = [Names<TextOf<English, Key>>] extends [never]
  ? []
  : [values: Readonly<Record<Names<TextOf<English, Key>>, string>>];

/** The keys of texts without placeholders. */
export type PlainKeyOf<English extends Texts> = { [Key in KeyOf<English>]: Names<TextOf<English, Key>> extends never ? Key : never }[KeyOf<English>];

const placeholder = /\{(\w+)\}/g;

/** Puts values into a text. A name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(placeholder, (whole, name: string) => values[name] ?? whole);

/** The names a text asks for, in order of the alphabet. */
export const placeholders = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name).sort();
