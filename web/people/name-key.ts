/** The key by which names are compared (decision 128): the same as that of the REST API, for rows that were not sent yet. */
import { visibleText } from '../i18n/formats.ts';

/** Accents, the dots below letters, and joiners. */
const marks = /[\u0300-\u036F\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u200C\u200D]/g;

/** Names with one key are one name: case, accents, hidden characters and the kind of apostrophe or dash make no difference. */
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
