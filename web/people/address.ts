/** Formats addresses in one line: street, village, taluka, district, state-pinCode. */
import { joinParts } from '../i18n/formats.ts';

type Part = string | null | undefined;

export interface AddressParts {
  street?: Part;
  village?: Part;
  taluka?: Part;
  district?: Part;
  state?: Part;
  pinCode?: Part;
}

/** Formats the known parts of an address; empty when none is known. */
export const writeAddress = ({ street, village, taluka, district, state, pinCode }: AddressParts): string =>
  joinParts([street, village, taluka, district, joinParts([state, pinCode], '-')], ', ');

/** Formats village, taluka and district without duplicates, because many talukas have the name of their district. */
export const writePlace = ({ village, taluka, district }: AddressParts): string =>
  joinParts([...new Set([village?.trim(), taluka?.trim(), district?.trim()])], ', ');
