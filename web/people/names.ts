/** Names of people: the mark of a missing last name, a name in one line, and the key by which names are compared. */
import { joinParts, visibleText } from '../i18n/formats.ts';

/** People without a last name. A last name is required, so forms send a mark in its place, which no screen shows (decision 158). */
export const noLastName = '.';

export interface Named {
  firstName: string | null;
  middleName?: string | null;
  lastName: string | null;
}

/** Formats a person's name in one line, from a form or from the server. */
export const fullName = ({ firstName, middleName, lastName }: Named): string =>
  joinParts([firstName, middleName, lastName === noLastName ? null : lastName], ' ');

/** Accents, the dots below letters, and joiners. */
const marks = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;

/**
 * Returns the key of a name (decision 128), equal to the key of the REST API. Names are equal regardless of case, accents, hidden characters and the kind of
 * apostrophe or dash.
 */
export const nameKey = (name: string): string =>
  visibleText(
    name
      .replaceAll(/[`´‘’‛ʹʻʼ′＇]/g, "'")
      .replaceAll(/[‐‑‒–—―−﹘﹣－]/g, '-')
      .normalize('NFKD')
      .replaceAll(marks, ''),
  )
    .normalize('NFKD')
    .toLowerCase();
