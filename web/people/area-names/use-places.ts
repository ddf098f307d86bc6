/** Translates place names: all states and districts, and the talukas of Maharashtra. Others are shown as in the API. */
import { use, useMemo } from 'react';
import type { Texts } from '../../i18n/catalogue.ts';
import { defineTexts } from '../../i18n/define-texts.ts';
import { useLanguage } from '../../i18n/text-context.ts';
import { type AddressParts, writeAddress, writePlace } from '../address.ts';

const areaNames = defineTexts<Readonly<Record<string, string>>>({}, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });

export interface Places {
  /** Returns the name of a state, a district, or a taluka with its district. */
  name: (name: string, district?: string | null) => string;
  /** Formats a whole address in one line; empty when nothing is known. */
  address: (address: AddressParts | null | undefined) => string;
  /** Formats village, taluka and district. */
  place: (address: AddressParts | null | undefined) => string;
}

/** Returns the translators. Suspends while the names of the language load. */
export function usePlaces(): Places {
  const names = use(areaNames.in(useLanguage().language));
  return useMemo(() => placesIn(names), [names]);
}

function placesIn(names: Texts): Places {
  const name = (place: string, district?: string | null) => {
    const translated = names[`${district?.trim()}/${place.trim()}`] ?? names[place.trim()];
    return typeof translated === 'string' ? translated : place;
  };
  const named = (place: string | null | undefined, district?: string | null) => (place ? name(place, district) : place);
  const inWords = (address: AddressParts | null | undefined): AddressParts => ({
    ...address,
    taluka: named(address?.taluka, address?.district),
    district: named(address?.district),
    state: named(address?.state),
  });
  return { name, address: (address) => writeAddress(inWords(address)), place: (address) => writePlace(inWords(address)) };
}

/** Loads the names in all languages at once, for data written by others. English names are those of the API. Languages that fail to load are left out. */
export async function allAreaNames(): Promise<readonly Readonly<Record<string, string>>[]> {
  const names = await Promise.allSettled([import('./hi.ts').then(({ hi }) => hi), import('./mr.ts').then(({ mr }) => mr)]);
  return names.flatMap((language) => (language.status === 'fulfilled' ? [language.value] : []));
}
