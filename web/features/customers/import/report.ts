/** Creates the spreadsheets of an import: an empty template, and a report with the outcome of each row. */
import type { Workbook } from '../../../data/workbooks/workbook.ts';
import type { en } from '../../../i18n/signed-out/en.ts';
import type { TextFunction } from '../../../i18n/text-context.ts';
import { noLastName } from '../../../people/names.ts';
import { addressLabels, nameLabels } from '../../../people/person-form.ts';
import type { peopleTexts } from '../../../people/texts/texts.ts';
import type { formTexts } from '../../../ui/form/texts/texts.ts';
import type { customersTexts } from '../texts/texts.ts';
import { type ImportField, importFields } from './columns.ts';
import { type ReadRow, wrongFields } from './import-rows.ts';
import type { importTexts } from './texts/texts.ts';

export type Text = TextFunction<typeof en | (typeof peopleTexts | typeof formTexts | typeof importTexts | typeof customersTexts)['en']>;

export const fieldLabels = (text: Text): Readonly<Record<ImportField, string>> => ({
  ...nameLabels(text),
  ...addressLabels(text),
  whatsAppMobile: text('customers.whatsApp'),
  notes: text('import.notes'),
});

/** Describes a table of texts, so phone numbers keep every digit and dates keep their order. */
export const tableOfTexts = (header: readonly string[], rows: readonly (readonly string[])[]): Workbook => ({
  sheets: [
    {
      title: '1',
      frozenRows: 1,
      columns: header.map((title) => ({ width: Math.max(14, title.length + 2), format: '@' })),
      rows: [{ cells: header, isBold: true }, ...rows.map((cells) => ({ cells }))],
    },
  ],
});

/** Returns a template whose columns are matched automatically. */
export const templateOf = (text: Text, fields: readonly ImportField[]): Workbook =>
  tableOfTexts(
    fields.map((field) => fieldLabels(text)[field]),
    [],
  );

/** Formats the outcome of a row in words. */
export function outcomeWords({ row: { outcome }, state }: ReadRow, text: Text): string {
  if (state === 'registered') return text('import.filter.registered');
  if (state === 'known') return text('import.known');
  if (state === 'out' || state === 'shared') return text('import.filter.out');
  if (outcome === undefined || outcome.kind === 'done') return text(state === 'wrong' ? 'import.filter.faults' : 'import.waiting');
  return outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
}

/** Returns a report with the current cells, so it can be corrected and imported again. */
export function reportOf(rows: readonly ReadRow[], text: Text): Workbook {
  const labels = fieldLabels(text);
  return tableOfTexts(
    [text('import.row'), ...importFields.map((field) => labels[field]), text('import.outcome')],
    rows.map((read) => {
      const { row, reading, state, earlier, phoneOwner } = read;
      const faults = state === 'wrong' ? wrongFields(reading).map((field) => `${labels[field]}: ${reading.faults[field]}`) : [];
      const same =
        state === 'shared' && earlier !== undefined
          ? [text(earlier.isSame ? 'import.samePerson' : 'import.samePhone', { number: String(earlier.number) })]
          : [];
      const owner = state === 'shared' && phoneOwner !== undefined ? [text('customers.duplicate.phone', { name: phoneOwner.name })] : [];
      return [
        String(row.number),
        ...importFields.map((field) => (field === 'lastName' && row.typed[field] === noLastName ? text('person.noLastName') : row.typed[field])),
        [outcomeWords(read, text), ...faults, ...same, ...owner].join('; '),
      ];
    }),
  );
}
