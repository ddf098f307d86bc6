/** Filters of a list, declared once per list. The filter row, the empty message and the query string derive from the declaration. */
import { joinParts } from '../../i18n/formats.ts';
import { orderKey } from './sorting.ts';

export type Filter = { key: string; label: string } & (
  | {
      kind: 'text';
      /** True when the text is the name of a person or a shop. */
      isName?: boolean;
    }
  /** Filters on blur or on Enter, at any length. `read` returns the value of the typed or scanned text. */
  | { kind: 'whole'; read?: (typed: string) => string }
  /** `notBefore` is the key of the first day of the range that ends with this day. */
  | { kind: 'day'; notBefore?: string }
  /** The first choice has no value and does not filter. */
  | { kind: 'choice'; choices: readonly { value: string; label: string }[] }
);

/** Keys of a range of days and of the order in an address. */
export const rangeKeys = ['from', 'until', orderKey] as const;

/** Declares the filters for the first and the last day, with their labels. */
export const dayRange = (from: string, until: string): readonly Filter[] => [
  { key: 'from', label: from, kind: 'day' },
  { key: 'until', label: until, kind: 'day', notBefore: 'from' },
];

/** Returns true when a range ends before it begins. */
export const isRangeReversed = ({ from, until }: { from?: string | undefined; until?: string | undefined }): boolean => Boolean(from && until && until < from);

/** Returns the range of days among filter values; an open end is absent. */
export const rangeOf = ({ from, until }: FilterValues) => ({ ...(from && { from }), ...(until && { until }) });

/** Filter values by key. Absent and empty values do not filter. */
export type FilterValues = Readonly<Record<string, string>>;

/** Filter values from the query string. */
export interface FilterState {
  values: FilterValues;
  onValues: (values: FilterValues, options?: { replace: boolean }) => void;
}

/** Maximum length of a filter value, the limit of the REST API. */
export const maxFilterLength = 100;

/** Returns the values of the keys in an address. */
export const readFilters = (search: URLSearchParams, keys: readonly string[]): FilterValues =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = [...(search.get(key) ?? '').trim()].slice(0, maxFilterLength).join('');
      return value === '' ? [] : [[key, value]];
    }),
  );

/** Returns the keys for an address, without empty values. */
export const filterQuery = (values: FilterValues, keys: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(keys.map((key) => [key, values[key] || undefined]));

/** Returns the filters in words; empty when nothing is filtered. @param day formats a day */
export const filterWords = (filters: readonly Filter[], values: FilterValues, day: (date: string) => string): string =>
  joinParts(
    filters.map((filter) => {
      const value = values[filter.key] ?? '';
      if (value === '') return null;
      if (filter.kind === 'choice') return filter.choices.find((choice) => choice.value === value)?.label;
      return filter.kind === 'day' ? `${filter.label} ${day(value)}` : `"${value}"`;
    }),
    ', ',
  );
