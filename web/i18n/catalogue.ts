/** The types of texts: each language has a text for every key of the English ones, so that a missing key fails the type check. */
import { formatNumber } from './formats.ts';

/** A text of which the language has several forms, chosen by its `count`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Texts = Readonly<Record<string, string | Plural>>;

/** The same texts in another language. */
export type Translated<English extends Texts> = { readonly [Key in keyof English]: English[Key] extends string ? string : Plural };

/** The keys of one or several domains' English texts. */
export type KeyOf<English extends Texts> = English extends unknown ? keyof English & string : never;

type TextOf<English extends Texts, Key> = English extends unknown ? (Key extends keyof English ? English[Key] : never) : never;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The values that a text needs: its placeholders, and for a text with several forms the number that chooses the form. */
type ValuesOf<Text> = Text extends Plural
  ? Readonly<Record<Exclude<Names<Text['other']>, 'count'>, string> & { count: number }>
  : Text extends string
    ? Readonly<Record<Names<Text>, string>>
    : never;

/** The second argument of `text(key, values)`: what the English text asks for (`'Page {page}'` asks for `page`), nothing for a text without placeholders. */
export type ValueArgs<English extends Texts, Key> = [keyof ValuesOf<TextOf<English, Key>>] extends [never] ? [] : [values: ValuesOf<TextOf<English, Key>>];

/** The keys of texts without placeholders. */
export type PlainKeyOf<English extends Texts> = {
  [Key in KeyOf<English>]: keyof ValuesOf<TextOf<English, Key>> extends never ? Key : never;
}[KeyOf<English>];

const placeholder = /\{(\w+)\}/g;

export type Values = Readonly<Record<string, string | number>>;

/** Puts values into a text, numbers as they are written. A name without a value stays as it is. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(value) : (value ?? whole);
  });

/** The form of a text that its language has for the count. */
export function formOf(text: string | Plural, language: string, values: Values = {}): string {
  if (typeof text === 'string') return text;
  return new Intl.PluralRules(language).select(Number(values['count'])) === 'one' ? text.one : text.other;
}

/** The names a text asks for, in order of the alphabet. */
export const placeholders = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name).sort();
