/**
 * Imports farmers or dealers from a spreadsheet in four steps: file, columns, check, send. All data stays in the open tab, and nothing is stored on the device.
 */
import { Button, chakra } from '@chakra-ui/react';
import { equal } from '@wry/equality';
import { Check, Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { Workbook } from '../../../data/workbooks/workbook.ts';
import { useText } from '../../../i18n/text-context.ts';
import { allAreaNames } from '../../../people/area-names/use-places.ts';
import { useAreas } from '../../../people/areas.ts';
import { noLastName } from '../../../people/names.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { useUnsaved } from '../../../ui/form/unsaved.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { customersTexts } from '../texts/texts.ts';
import { createAreaMatch } from './area-match.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { extensionFields, type Headed, headed, importFields, type Match, matchColumns } from './columns.ts';
import { columnOrder, type DateOrder } from './date-order.ts';
import { FileStep, type ImportFault } from './FileStep.tsx';
import { type ImportRow, personKey, type Reading, readRow, rowsOf, sharedPhones, stateOf } from './import-rows.ts';
import { ReadingBar } from './ReadingBar.tsx';
import { type ReadRow, reportOf, templateOf } from './report.ts';
import { type FileReading, type ReadingChoice, type SheetAnswer, type SheetRow, sheetLimits } from './sheet.ts';
import { importTexts } from './texts/texts.ts';
import { useRegistered } from './use-registered.ts';
import { useSendRows } from './use-send-rows.ts';

/** Loads while the rows are checked. */
const SendStep = lazyComponent(async () => (await import('./SendStep.tsx')).SendStep);

const steps = ['file', 'columns', 'check', 'send'] as const;

type Step = (typeof steps)[number];

interface ChosenFile extends Headed {
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

/** Column choices by header, kept while the tab is open. */
const chosenColumns = new Map<string, Match>();

interface Props {
  type: MeetingType;
  pageId: string;
  /** Path of the list that shows the imported customers. */
  listPath: string;
  /** Returns the path of a customer's page. */
  pathTo: (id: string) => string;
}

const nothing = () => undefined;

/** Returns true for rows that can be looked up: with a name and a phone number, and not sent yet. */
const isAPerson = ({ row, reading: { faults } }: { row: ImportRow; reading: Reading }) =>
  row.choice !== 'out' && row.outcome === undefined && !faults.firstName && !faults.lastName && !faults.phoneNumber;

export function ImportPanel({ type, pageId, listPath, pathTo }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const areas = useAreas();
  const extensions = useServerConfig()?.extensions === true;
  const fields = importFields.filter((field) => extensions || !extensionFields.includes(field));
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<ChosenFile>();
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<ImportFault>();
  const [match, setMatch] = useState<Match>({});
  /** The date order that the person has chosen; the default follows from the column. */
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  /** The columns with which the rows were read. */
  const [readBy, setReadBy] = useState<Match>();
  /** The rows of the report that was saved last. */
  const [reported, setReported] = useState<readonly ImportRow[]>();
  const readings = useRef(0);

  const change = (number: number, part: Partial<ImportRow>) => setRows((now) => now.map((row) => (row.number === number ? { ...row, ...part } : row)));
  function takeSingleNames(taken: readonly ReadRow[]) {
    const numbers = new Set(taken.map(({ row }) => row.number));
    setRows((now) => now.map((row) => (numbers.has(row.number) ? { ...row, typed: { ...row.typed, lastName: noLastName }, outcome: undefined } : row)));
  }
  const sending = useSendRows(type, (number, outcome) => change(number, { outcome, open: false }));

  const matchArea = useMemo(() => areas.states && file && createAreaMatch(areas.states, file.places), [areas.states, file]);
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
  const hasSerials = column?.hasSerials !== false && file?.reading.isFrom1904 !== true;
  // A row is read again only after a change, because a sheet may have thousands of rows.
  const read = useMemo(() => {
    const known = new WeakMap<ImportRow, Reading>();
    const today = indiaToday();
    return (row: ImportRow): Reading | undefined => {
      const answer = known.get(row) ?? (matchArea && readRow(row, { text, matchArea, today, dateOrder, hasSerials }));
      if (answer !== undefined) known.set(row, answer);
      return answer;
    };
  }, [matchArea, text, dateOrder, hasSerials]);
  const both = useMemo(
    () =>
      rows.flatMap((row) => {
        const answer = read(row);
        return answer === undefined ? [] : [{ row, reading: answer }];
      }),
    [rows, read],
  );
  const registered = useRegistered(
    type,
    both.filter(isAPerson).map((each) => each.reading.values),
    step === 'check',
  );
  const readRows = useMemo((): readonly ReadRow[] => {
    const shared = sharedPhones(
      both.map(({ row }) => row),
      both.map((each) => each.reading),
    );
    return both.map((each) => {
      const found = registered.found.get(personKey(each.reading.values)) ?? undefined;
      const known = found?.otherName === null ? found.id : undefined;
      const phoneOwner = found !== undefined && found.otherName !== null ? { id: found.id, name: found.otherName } : undefined;
      const shares = shared.get(each.row.number);
      const sharesPhone = shares !== undefined || phoneOwner !== undefined;
      return { ...each, shares, known, phoneOwner, state: stateOf(each.row, each.reading, sharesPhone, known !== undefined) };
    });
  }, [both, registered.found]);

  const isOpen =
    file !== undefined &&
    (rows.length === 0 || readRows.some(({ state }) => state !== 'registered' && state !== 'out' && state !== 'shared' && state !== 'known'));
  useUnsaved(sending.busy || (isOpen && reported !== rows), false, nothing);

  async function choose(chosen: File, choice: ReadingChoice = {}) {
    readings.current += 1;
    const turn = readings.current;
    setReading(true);
    setFault(undefined);
    const read = async () => (await loadChunk(() => import('./sheet-files.ts'))).readFile(chosen, choice);
    const [answer, places] = await Promise.all([read().catch((): SheetAnswer => ({ fault: 'unreadable' })), allAreaNames()]);
    // Ignore this result when another file or encoding was chosen in the meantime.
    if (turn !== readings.current) return;
    setReading(false);
    if ('fault' in answer) {
      setFault(answer.fault);
      return setStep('file');
    }
    const found = headed(answer.rows);
    if (found.rows.length === 0) return setFault('empty');
    if (found.rows.length > sheetLimits.rows) return setFault('long');
    show({ ...found, name: chosen.name, places, source: chosen, reading: answer.reading, choice, allRows: answer.rows });
    setStep('columns');
  }

  function show(read: ChosenFile) {
    setFile(read);
    setMatch((read.line === 0 ? undefined : chosenColumns.get(read.header.join('\n'))) ?? matchColumns(read.header, fields));
    setChosenOrder(undefined);
    setRows([]);
    setReadBy(undefined);
  }

  function check() {
    if (file === undefined) return;
    chosenColumns.set(file.header.join('\n'), match);
    // Corrections of rows are kept while the columns are equal, even after a column was changed and restored.
    if (readBy === undefined || !equal(readBy, match)) setRows(rowsOf(file.rows, match, file.choice.oldFonts === 'read' ? [] : file.reading.oldFonts));
    setReadBy(match);
    void SendStep.preload();
    setStep('check');
  }

  const save = async (name: string, workbook: Workbook): Promise<boolean> => {
    try {
      const { saveWorkbook } = await loadChunk(() => import('../../../data/workbooks/save-workbook.ts'));
      await saveWorkbook({ name, ...workbook });
      return true;
    } catch {
      setFault('save');
      return false;
    }
  };
  const saveReport = async (part: readonly ReadRow[]) => {
    if (await save(`${file?.name.replace(/\.\w+$/, '')} ${text('import.outcome')}`, reportOf(part, text))) setReported(rows);
  };

  function send(part: readonly ReadRow[]) {
    setStep('send');
    sending.start(part.map(({ row: { number, again }, reading: { values } }) => ({ number, again, values })));
  }

  function retry(part: readonly ReadRow[]) {
    // A finished row is sent under a new key, because sending it again is meant as a new write.
    const again = part.map(({ row, ...rest }) => ({ ...rest, row: { ...row, again: row.again + 1, outcome: undefined } }));
    setRows((now) => now.map((row) => again.find((each) => each.row.number === row.number)?.row ?? row));
    send(again);
  }

  const isSent = rows.some(({ outcome }) => outcome !== undefined);
  const isThere: Readonly<Record<Step, boolean>> = { file: !isSent, columns: !isSent && file !== undefined, check: rows.length > 0, send: isSent };
  const canGo = (to: Step) => !sending.busy && isThere[to];
  return (
    <Sheet
      title={text(`import.title.${type}`)}
      pageId={pageId}
      note={file && text('import.file', { file: file.name, count: file.rows.length })}
      back={{ to: listPath, label: text(`customers.title.${type}`) }}
      actions={
        step === 'file' ? (
          <Button h="control" onClick={() => void save(text(`import.title.${type}`), templateOf(text, fields))}>
            <Download />
            {text('import.template')}
          </Button>
        ) : (
          step !== 'send' && (
            <Button h="control" variant="ghost" onClick={() => setStep('file')}>
              {text('import.another')}
            </Button>
          )
        )
      }
    >
      <chakra.ol
        aria-label={text('import.steps')}
        display="flex"
        flexWrap="wrap"
        gap={{ base: '4', md: '5' }}
        px="gutter"
        pb="2"
        listStyleType="none"
        fontSize="13px"
      >
        {steps.map((each, at) => (
          <chakra.li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH="6"
            color={each === step ? 'fg' : 'fg.muted'}
            fontWeight={each === step ? '600' : undefined}
            borderBottomWidth="2px"
            borderColor={each === step ? 'brand.solid' : 'transparent'}
          >
            {at < steps.indexOf(step) ? <Check size={14} /> : <span aria-hidden>{at + 1}</span>}
            {each !== step && canGo(each) ? (
              <chakra.button
                type="button"
                minH="6"
                cursor="pointer"
                borderRadius="l1"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline' }}
                onClick={() => setStep(each)}
              >
                {text(`import.step.${each}`)}
              </chakra.button>
            ) : (
              text(`import.step.${each}`)
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      {step === 'file' && <FileStep reading={reading} fault={fault} onFile={(chosen) => void choose(chosen)} />}
      {step === 'columns' && file && (
        <ColumnsStep
          fields={fields}
          file={file}
          match={match}
          onMatch={setMatch}
          areas={areas}
          dateOrder={dateOrder}
          refused={file.choice.oldFonts === 'read' ? [] : file.reading.oldFonts}
          reading={
            <ReadingBar
              reading={file.reading}
              rows={file.allRows}
              headerLine={file.line}
              known={file.known}
              onHeaderLine={(line) => show({ ...file, ...headed(file.allRows, line) })}
              choice={file.choice}
              onChoice={(choice) => void choose(file.source, choice)}
              dates={column && { ...column, order: dateOrder, isAssumed: column.isAssumed && chosenOrder === undefined }}
              onDates={setChosenOrder}
            />
          }
          onBack={() => setStep('file')}
          onNext={check}
        />
      )}
      {step === 'check' && (
        <CheckStep
          type={type}
          rows={readRows}
          areas={areas}
          looked={registered.looked}
          pathTo={pathTo}
          onChange={change}
          onSingleNames={takeSingleNames}
          onBack={isSent ? undefined : () => setStep('columns')}
          onSend={() => send(readRows.filter(({ state }) => state === 'ready'))}
          onReport={(part) => void saveReport(part)}
        />
      )}
      {step === 'send' && (
        <SendStep
          type={type}
          rows={readRows}
          sending={sending}
          listPath={listPath}
          failed={fault === 'save'}
          onContinue={() => send(readRows.filter(({ state }) => state === 'ready'))}
          onRetry={retry}
          onCorrect={(number) => {
            change(number, { open: true });
            setStep('check');
          }}
          onReport={() => void saveReport(readRows)}
        />
      )}
    </Sheet>
  );
}
