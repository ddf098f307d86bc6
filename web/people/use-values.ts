/** Formats optional values in rows. '-' represents a missing value. */
import { useMemo } from 'react';
import type { Dates } from '../calendar/dates.ts';
import { useDates } from '../calendar/use-dates.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import type { AddressParts } from './address.ts';
import { type Places, usePlaces } from './area-names/use-places.ts';
import { fullName, type Named } from './names.ts';
import { peopleTexts } from './texts/texts.ts';

type Maybe<Value> = Value | null | undefined;

export function useValues() {
  const none = useText(peopleTexts)('value.none');
  const dates = useDates();
  const places = usePlaces();
  return useMemo(() => valuesIn(none, dates, places), [none, dates, places]);
}

function valuesIn(none: string, dates: Dates, places: Places) {
  const written =
    <Value>(write: (value: Value) => string) =>
    (value: Maybe<Value>): string =>
      value === null || value === undefined || value === '' ? none : write(value);
  return {
    none,
    text: written((value: string) => value),
    number: written(formatNumber),
    date: written(dates.date),
    dateTime: written(dates.dateTime),
    area: (name: Maybe<string>, district?: Maybe<string>): string => (name ? places.name(name, district) : none),
    address: (address: Maybe<AddressParts>): string => places.address(address) || none,
    place: (address: Maybe<AddressParts>): string => places.place(address) || none,
    name: (person: Named): string => fullName(person) || none,
  };
}
