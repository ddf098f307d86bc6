/** Types of texts. Each language has a text for every key of the English ones, so a missing key fails the type check. */
import { formatNumber } from './formats.ts';

/** A text with several forms, chosen by its `count`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Texts = Readonly<Record<string, string | Plural>>;

/** The same texts in another language. */
export type Translated<English extends Texts> = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

/** Keys of the English texts of one or several domains. */
export type KeyOf<English extends Texts> = English extends unknown ? keyof English & string : never;

type TextOf<English extends Texts, Key> = English extends unknown ? (Key extends keyof English ? English[Key] : never) : never;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text needs: its placeholders, and for a text with several forms the number that chooses the form. */
type ValuesOf<Text> = Text extends Plural
  ? Readonly<Record<Exclude<Names<Text['other']>, 'count'>, string> & { count: number }>
  : Text extends string
    ? Readonly<Record<Names<Text>, string>>
    : never;

/** Second argument of `text(key, values)`: the placeholders of the English text (`'Page {page}'` needs `page`), or nothing for a text without any. */
export type ValueArgs<English extends Texts, Key> = [keyof ValuesOf<TextOf<English, Key>>] extends [never] ? [] : [values: ValuesOf<TextOf<English, Key>>];

/** Keys of texts without placeholders. */
export type PlainKeyOf<English extends Texts> = {
  [Key in KeyOf<English>]: keyof ValuesOf<TextOf<English, Key>> extends never ? Key : never;
}[KeyOf<English>];

const placeholder = /\{(\w+)\}/g;

export type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a text, with formatted numbers. A placeholder without a value stays. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole);
  });

/** Returns the form of a text for the count in a language. */
export function formOf(text: string | Plural, language: string, values: Values = {}): string {
  if (typeof text === 'string') return text;
  return new Intl.PluralRules(language).select(Number(values['count'])) === 'one' ? text.one : text.other;
}

/** Returns the names of the placeholders in alphabetical order. */
export const placeholders = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name).sort();
