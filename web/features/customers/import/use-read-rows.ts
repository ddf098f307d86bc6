/** Parses the rows of a sheet and looks up who is registered, while the rows are corrected. */
import { useMemo } from 'react';
import { indiaToday } from '../../../calendar/server-clock.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { useText } from '../../../i18n/text-context.ts';
import type { Areas } from '../../../people/areas.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { createAreaMatch } from './area-match.ts';
import { type ImportRow, type Reading, type ReadRow, readRow, withStates } from './import-rows.ts';
import { importTexts } from './texts/texts.ts';
import type { useChosenFile } from './use-chosen-file.ts';
import { useRegistered } from './use-registered.ts';

/** Returns true for rows that can be looked up: with a name and a phone number, and not sent yet. */
const canLookUp = ({ row, reading: { faults } }: { row: ImportRow; reading: Reading }) =>
  row.choice !== 'out' && row.outcome === undefined && !faults.firstName && !faults.lastName && !faults.phoneNumber;

interface Options extends Pick<ReturnType<typeof useChosenFile>, 'file' | 'dateOrder' | 'hasSerials'> {
  type: MeetingType;
  rows: readonly ImportRow[];
  areas: Areas;
  /** True while lookups are wanted. */
  isLookingUp: boolean;
}

/** Returns the rows with their states, and the number of people who were looked up; undefined when no lookup is pending. */
export function useReadRows({ type, rows, file, areas, dateOrder, hasSerials, isLookingUp }: Options): {
  rows: readonly ReadRow[];
  looked: number | undefined;
} {
  const text = useText(importTexts, peopleTexts, formTexts);
  const matchArea = useMemo(() => areas.states && file && createAreaMatch(areas.states, file.places), [areas.states, file]);
  // A row is read again only after a change, because a sheet may have thousands of rows.
  const read = useMemo(() => {
    const readings = new WeakMap<ImportRow, Reading>();
    const today = indiaToday();
    return (row: ImportRow): Reading | undefined => {
      const reading = readings.get(row) ?? (matchArea && readRow(row, { text, matchArea, today, dateOrder, hasSerials }));
      if (reading !== undefined) readings.set(row, reading);
      return reading;
    };
  }, [matchArea, text, dateOrder, hasSerials]);
  const parsed = useMemo(
    () =>
      rows.flatMap((row) => {
        const reading = read(row);
        return reading === undefined ? [] : [{ row, reading }];
      }),
    [rows, read],
  );
  const { found, looked } = useRegistered(
    type,
    parsed.filter(canLookUp).map(({ reading }) => reading.values),
    isLookingUp,
  );
  return { rows: useMemo(() => withStates(parsed, found), [parsed, found]), looked };
}
