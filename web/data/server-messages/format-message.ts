/** Formats messages of the REST API in the person's language, by their codes and parameters. */
import { datesIn } from '../../calendar/dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/languages.ts';

/** Texts of a language by the codes of messages, and the names of fields. */
export interface Catalogue {
  readonly sentences: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

type Params = Readonly<Record<string, unknown>>;

const own = (record: Readonly<Record<string, string>>, key: string): string | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

/** Writes a parameter by its kind; undefined for a field without a name in the language. */
function written(value: string, kind: string | undefined, fields: Catalogue['fields'], language: Language): string | undefined {
  switch (kind) {
    case 'day':
      return datesIn(language).date(value);
    case 'month': {
      const [year, month] = value.split('-');
      return `${datesIn(language).month(Number(month))} ${year}`;
    }
    case 'field':
      return own(fields, value);
    case 'number':
      return formatNumber(Number(value));
    default:
      return value;
  }
}

/** A place for a parameter, with its kind. */
const placeholder = /\{(\w+)(?::(\w+))?\}/g;

/** Returns a message in the language; undefined for an unknown code or field, because then the original message says more. */
export function formatMessage({ sentences, fields }: Catalogue, language: Language, code: string, params: Params): string | undefined {
  const template = own(sentences, code);
  const values = new Map<string, string | undefined>();
  for (const [place, name = '', kind] of template?.matchAll(placeholder) ?? []) {
    values.set(place, Object.hasOwn(params, name) ? written(String(params[name]), kind, fields, language) : undefined);
  }
  if ([...values.values()].includes(undefined)) return undefined;
  return template?.replaceAll(placeholder, (place) => values.get(place) ?? place);
}
