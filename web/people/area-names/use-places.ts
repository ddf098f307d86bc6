/** Places in the person's language, where it has them: all states, and the districts and talukas of Maharashtra. Others are shown as the API has them. */
import { use } from 'react';
import type { Texts } from '../../i18n/catalogue.ts';
import { defineTexts } from '../../i18n/define-texts.ts';
import { useLanguage } from '../../i18n/text-context.ts';
import { type AddressParts, writeAddress, writePlace } from '../address.ts';

const areaNames = defineTexts<Texts>({}, { hi: async () => (await import('./hi.ts')).hi, mr: async () => (await import('./mr.ts')).mr });

export interface Places {
  /** The name of a state, district or taluka. */
  name: (name: string) => string;
  /** A whole address in one line; empty when nothing of it is known. */
  address: (address: AddressParts | null | undefined) => string;
  /** Village, taluka and district. */
  place: (address: AddressParts | null | undefined) => string;
}

/** Suspends while the names of a language are on their way. */
export function usePlaces(): Places {
  const names = use(areaNames.in(useLanguage().language));
  const name = (given: string) => names[given.trim()] ?? given;
  const known = (given: string | null | undefined) => (given ? name(given) : given);
  const named = (address: AddressParts | null | undefined): AddressParts => ({
    ...address,
    taluka: known(address?.taluka),
    district: known(address?.district),
    state: known(address?.state),
  });
  return { name, address: (address) => writeAddress(named(address)), place: (address) => writePlace(named(address)) };
}
