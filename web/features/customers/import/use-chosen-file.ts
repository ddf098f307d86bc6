/** Parses the chosen file and keeps how its columns and dates are read. */
import { useMemo, useRef, useState } from 'react';
import { allAreaNames } from '../../../people/area-names/use-places.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { type Headed, headed, type ImportField, type Match, matchColumns } from './columns.ts';
import { columnOrder, type DateOrder } from './date-order.ts';
import { type NameOrder, nameSamples } from './import-rows.ts';
import { type FileReading, type ReadingChoice, type SheetAnswer, type SheetFault, type SheetRow, sheetLimits } from './sheet.ts';

export interface ChosenFile extends Headed {
  name: string;
  /** The original file, to be parsed again with other options. */
  source: File;
  reading: FileReading;
  choice: ReadingChoice;
  /** Every row, including the lines above the people. */
  allRows: readonly SheetRow[];
  /** Names of places in other languages. */
  places: readonly Readonly<Record<string, string>>[];
}

interface Chosen {
  match: Match;
  /** The order of whole names that the person has chosen, and their column. */
  names: { readonly column: number; readonly order: NameOrder } | undefined;
}

/** Choices by header, kept while the tab is open. */
const chosenColumns = new Map<string, Chosen>();

interface Options {
  fields: readonly ImportField[];
  /** Called when a file was parsed, or parsed in another way. */
  onParsed: () => void;
  onFault: (fault: SheetFault | undefined) => void;
}

export function useChosenFile({ fields, onParsed, onFault }: Options) {
  const [file, setFile] = useState<ChosenFile>();
  const [isReading, setIsReading] = useState(false);
  const [{ match, names }, setChosen] = useState<Chosen>({ match: {}, names: undefined });
  /** The date order that the person has chosen; the default follows from the column. */
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const readings = useRef(0);

  function show(parsed: ChosenFile) {
    setFile(parsed);
    const before = parsed.line === 0 ? undefined : chosenColumns.get(parsed.header.join('\n'));
    setChosen(before ?? { match: matchColumns(parsed.header, fields), names: undefined });
    setChosenOrder(undefined);
    onParsed();
  }

  async function read(source: File, choice: ReadingChoice = {}) {
    readings.current += 1;
    const turn = readings.current;
    setIsReading(true);
    onFault(undefined);
    const parse = async () => (await loadChunk(() => import('./sheet-files.ts'))).readFile(source, choice);
    const [answer, places] = await Promise.all([parse().catch((): SheetAnswer => ({ fault: 'unreadable' })), allAreaNames()]);
    // Ignore this result when another file or encoding was chosen in the meantime.
    if (turn !== readings.current) return;
    setIsReading(false);
    if ('fault' in answer) return onFault(answer.fault);
    const found = headed(answer.rows);
    if (found.rows.length === 0) return onFault('empty');
    if (found.rows.length > sheetLimits.rows) return onFault('long');
    show({ ...found, name: source.name, places, source, reading: answer.reading, choice, allRows: answer.rows });
  }

  const birthdays = match.dateOfBirth;
  const column = useMemo(
    () =>
      file && birthdays && 'column' in birthdays
        ? columnOrder(
            file.rows.map(({ cells }) => cells[birthdays.column] ?? ''),
            file.header[birthdays.column],
          )
        : undefined,
    [file, birthdays],
  );
  const dateOrder = chosenOrder ?? column?.order ?? 'DAY_FIRST';

  const samples = useMemo(() => (file ? nameSamples(file.rows, match) : []), [file, match]);
  const nameColumn = match.firstName !== undefined && 'column' in match.firstName ? match.firstName.column : undefined;
  const nameOrder = names?.column === nameColumn ? names?.order : undefined;

  return {
    file,
    isReading,
    read,
    /** Takes another line as the header. */
    setHeaderLine: (line: number) => file && show({ ...file, ...headed(file.allRows, line) }),
    match,
    setMatch: (next: Match) => setChosen({ match: next, names }),
    rememberMatch: () => file && chosenColumns.set(file.header.join('\n'), { match, names }),
    /** The order of whole names; undefined until the person has chosen one. */
    nameOrder,
    setNameOrder: (order: NameOrder) => nameColumn !== undefined && setChosen({ match, names: { column: nameColumn, order } }),
    /** Names whose parts depend on the order. */
    nameSamples: samples,
    /** The reading of the dates of birth; undefined without such a column. */
    dates: column && { ...column, order: dateOrder, isAssumed: column.isAssumed && chosenOrder === undefined },
    dateOrder,
    setDateOrder: setChosenOrder,
    hasSerials: column?.hasSerials !== false && file?.reading.isFrom1904 !== true,
    /** Columns in a font from before Unicode, which are refused unless the person has chosen to read them. */
    refusedColumns: file === undefined || file.choice.oldFonts === 'read' ? [] : file.reading.oldFonts,
  };
}
