/** The key by which names are compared (decision 128). Equals the key of the REST API, for rows that were not sent yet. */
import { visibleText } from '../i18n/formats.ts';

/** Accents, the dots below letters, and joiners. */
const marks = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;

/** Returns the key of a name. Names are equal regardless of case, accents, hidden characters and the kind of apostrophe or dash. */
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
