/** Shows how a file was read, lets the person change each assumption, and lists suspicious content. */
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { otherHeaders } from './columns.ts';
import { type Separator, separators } from './csv.ts';
import { type ColumnOrder, type DateOrder, dateOrders } from './date-order.ts';
import { type Encoding, encodings } from './file-text.ts';
import type { NameOrder, NameSample } from './import-rows.ts';
import { NameOrderChoice } from './NameOrderChoice.tsx';
import { type FileReading, linesAbove, type ReadingChoice, type SheetRow, sheetLimits } from './sheet.ts';
import { importTexts } from './texts/texts.ts';

interface Props {
  reading: FileReading;
  /** Every row of the file, including the lines above the people. */
  rows: readonly SheetRow[];
  headerLine: number;
  /** Number of columns of the header that are known. */
  known: number;
  onHeaderLine: (line: number) => void;
  /** The person's choices so far. */
  choice: ReadingChoice;
  onChoice: (choice: ReadingChoice) => void;
  /** Undefined when the file has no date column. */
  dates: ColumnOrder | undefined;
  onDates: (order: DateOrder) => void;
  /** Names whose parts depend on the order. */
  names: readonly NameSample[];
  /** Undefined until the person has chosen an order. */
  nameOrder: NameOrder | undefined;
  onNameOrder: (order: NameOrder) => void;
}

/** The names are the same in every language. */
const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};

const separatorTexts = {
  ',': 'import.separator.comma',
  ';': 'import.separator.semicolon',
  '\t': 'import.separator.tab',
  '|': 'import.separator.bar',
} as const satisfies Record<Separator, string>;

/** Number of lines that a sentence names. The remaining ones are counted. */
const namedLines = 5;

const longestTitle = 60;

/** Returns the letters of a column in a spreadsheet, such as `AB` for 27. */
const columnLetters = (at: number): string => (at < 26 ? '' : columnLetters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

export function ReadingBar(props: Props) {
  const { reading, rows, headerLine, onHeaderLine, choice, onChoice, dates, onDates, names, nameOrder, onNameOrder } = props;
  const text = useText(importTexts);
  const notes = useNotes(props);
  const { encoding, separator, sheet, sheets, hiddenRows, oldFonts } = reading;
  const title = ({ number, cells }: SheetRow) =>
    `${formatNumber(number)}: ${cells
      .filter((cell) => cell !== '')
      .join(', ')
      .slice(0, longestTitle)}`;
  return (
    <chakra.section aria-label={text('import.reading.title')} px="gutter" pb="2.5" display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
        {sheet !== undefined && sheets !== undefined && sheets.length > 1 && (
          <Choice
            label={text('import.reading.sheet')}
            value={sheet}
            onChange={(next) => onChoice({ ...choice, sheet: next })}
            choices={sheets.map(({ name, isHidden }) => ({ value: name, label: isHidden ? text('import.reading.hiddenSheet', { name }) : name }))}
          />
        )}
        {encoding !== undefined && (
          <Choice
            label={text('import.reading.encoding')}
            value={encoding}
            onChange={(next) => onChoice({ ...choice, encoding: next })}
            choices={encodings.map((value) => ({ value, label: encodingNames[value] }))}
          />
        )}
        {separator !== undefined && (
          <Choice
            label={text('import.reading.separator')}
            value={separator}
            onChange={(next) => onChoice({ ...choice, separator: next })}
            choices={separators.map((value) => ({ value, label: text(separatorTexts[value]) }))}
          />
        )}
        <Choice
          label={text('import.reading.header')}
          value={String(headerLine)}
          onChange={(next) => onHeaderLine(Number(next))}
          choices={[
            { value: '0', label: text('import.reading.noHeader') },
            ...rows.slice(0, linesAbove).map((row) => ({ value: String(row.number), label: title(row) })),
          ]}
        />
        {dates !== undefined && (
          <Choice
            label={text('import.reading.dates')}
            value={dates.order}
            onChange={onDates}
            choices={dateOrders.map((value) => ({ value, label: text(`import.dates.${value}`) }))}
          />
        )}
        {hiddenRows.length > 0 && (
          <Choice
            label={text('import.reading.hiddenRows')}
            value={choice.hiddenRows ?? 'read'}
            onChange={(next) => onChoice({ ...choice, hiddenRows: next })}
            choices={[
              { value: 'read', label: text('import.hiddenRows.read') },
              { value: 'skip', label: text('import.hiddenRows.skip') },
            ]}
          />
        )}
        {oldFonts.length > 0 && (
          <Choice
            label={text('import.reading.oldFonts')}
            value={choice.oldFonts ?? 'refuse'}
            onChange={(next) => onChoice({ ...choice, oldFonts: next })}
            choices={[
              { value: 'refuse', label: text('import.oldFonts.refuse') },
              { value: 'read', label: text('import.oldFonts.read') },
            ]}
          />
        )}
      </chakra.div>
      {names.length > 0 && <NameOrderChoice samples={names} order={nameOrder} onOrder={onNameOrder} />}
      {notes.length > 0 && (
        <chakra.ul role="status" listStyleType="none" display="grid" gap="1" color="fg.warning" textStyle="meta">
          {notes.map((note) => (
            <chakra.li key={note} display="flex" gap="1.5" alignItems="start">
              <TriangleAlert size={14} />
              <span>{note}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

/** Returns sentences about suspicious content, and about assumptions that the person should check. */
function useNotes({ reading, rows, headerLine, known, dates }: Props): string[] {
  const text = useText(importTexts);
  const { separator, otherSheets = [], lines, damagedLines, strayQuotes, hiddenRows, hiddenColumns, oldFonts, emptyFormulas, isCut } = reading;
  const listed = (all: readonly number[]) => {
    const named = all.slice(0, namedLines).map(formatNumber).join(', ');
    return all.length > namedLines ? text('import.reading.andMore', { lines: named, count: formatNumber(all.length - namedLines) }) : named;
  };
  const header = rows.find(({ number }) => number === headerLine)?.cells ?? [];
  const columns = header.length;
  const others = useMemo(
    () => otherHeaders({ header: rows.find(({ number }) => number === headerLine)?.cells ?? [], rows: rows.filter(({ number }) => number > headerLine) }),
    [rows, headerLine],
  );
  const namesOf = (all: readonly number[]) => all.map((at) => header[at] || columnLetters(at)).join(', ');
  // A workbook has no separator that can split a text.
  const splitRows =
    separator === undefined || headerLine === 0
      ? []
      : rows.filter(({ number, cells }) => number > headerLine && cells.slice(columns).some((cell) => cell !== ''));
  return [
    splitRows.length > 0 && text('import.reading.split', { lines: listed(splitRows.map(({ number }) => number)) }),
    others.length > 0 && text('import.reading.otherHeaders', { lines: listed(others) }),
    lines !== undefined && lines !== rows.length && text('import.reading.lines', { lines: formatNumber(lines), rows: formatNumber(rows.length) }),
    strayQuotes.length > 0 && text('import.reading.quotes', { lines: listed(strayQuotes) }),
    damagedLines.length > 0 && text('import.reading.damaged', { lines: listed(damagedLines) }),
    hiddenRows.length > 0 && text('import.reading.hidden', { lines: listed(hiddenRows) }),
    isCut && text('import.reading.cut', { columns: formatNumber(sheetLimits.columns) }),
    hiddenColumns.length > 0 && text('import.reading.hiddenColumns', { columns: namesOf(hiddenColumns) }),
    oldFonts.length > 0 && text('import.reading.oldFont', { columns: namesOf(oldFonts) }),
    emptyFormulas.length > 0 && text('import.reading.formulas', { lines: listed(emptyFormulas) }),
    dates?.isAssumed && text('import.reading.datesAssumed'),
    dates?.maySwap && text('import.reading.datesSwapped'),
    otherSheets.length > 0 && text('import.reading.otherSheets', { sheets: otherSheets.join(', ') }),
    known === 0 && text('import.reading.headerMissing'),
  ].filter((note) => typeof note === 'string');
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { readonly value: Value; readonly label: string }[];
}

function Choice<Value extends string>({ label, value, onChange, choices }: ChoiceProps<Value>) {
  return (
    <chakra.div maxW="260px">
      <LabelledControl label={label}>
        {({ id }) => (
          <Select
            id={id}
            size="sm"
            value={value}
            choices={choices}
            onChange={(next) => {
              const choice = choices.find((each) => each.value === next);
              if (choice !== undefined) onChange(choice.value);
            }}
          />
        )}
      </LabelledControl>
    </chakra.div>
  );
}
