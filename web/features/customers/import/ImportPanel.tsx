/**
 * Imports farmers or dealers from a spreadsheet in four steps: file, columns, check, send. All data stays in the open tab, and nothing is stored on the device.
 */
import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useServerConfig } from '../../../data/config.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { Workbook } from '../../../data/workbooks/workbook.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useAreas } from '../../../people/areas.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import { useUnsaved } from '../../../ui/form/unsaved.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { loadChunk } from '../../../ui/load-chunk.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { customersTexts } from '../texts/texts.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { extensionFields, importFields } from './columns.ts';
import { FileStep, type ImportFault } from './FileStep.tsx';
import { ImportSteps, type Step } from './ImportSteps.tsx';
import { type ImportRow, type ReadRow, rowsOf } from './import-rows.ts';
import { ReadingBar } from './ReadingBar.tsx';
import { reportOf, templateOf } from './report.ts';
import { importTexts } from './texts/texts.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useImportRows } from './use-import-rows.ts';
import { useReadRows } from './use-read-rows.ts';
import { useSendRows } from './use-send-rows.ts';

/** Loads while the columns are chosen. */
const CheckStep = lazyComponent(async () => (await import('./CheckStep.tsx')).CheckStep);
/** Loads while the rows are checked. */
const SendStep = lazyComponent(async () => (await import('./SendStep.tsx')).SendStep);

interface Props {
  type: MeetingType;
  pageId: string;
  /** Path of the list that shows the imported customers. */
  listPath: string;
  /** Returns the path of a customer's page. */
  pathTo: (id: string) => string;
}

const nothing = () => undefined;

/** Returns true for a row that is not registered and may still be sent. */
const isUnsent = ({ state }: ReadRow) => state === 'wrong' || state === 'ready' || state === 'refused';

export function ImportPanel({ type, pageId, listPath, pathTo }: Props) {
  const text = useText(importTexts, customersTexts, peopleTexts, formTexts);
  const areas = useAreas();
  const extensions = useServerConfig()?.extensions === true;
  const fields = importFields.filter((field) => extensions || !extensionFields.includes(field));
  const [step, setStep] = useState<Step>('file');
  const [fault, setFault] = useState<ImportFault>();
  const { rows, replace, change, takeSingleNames, readOnce, clear } = useImportRows();
  /** The rows of the report that was saved last. */
  const [reported, setReported] = useState<readonly ImportRow[]>();
  const chosen = useChosenFile({
    fields,
    onParsed: () => {
      clear();
      void CheckStep.preload();
      setStep('columns');
    },
    onFault: (found) => {
      setFault(found);
      if (found !== undefined) setStep('file');
    },
  });
  const { file, match } = chosen;
  const { rows: readRows, looked } = useReadRows({ ...chosen, type, rows, areas, isLookingUp: step === 'check' });
  const sending = useSendRows(type, (number, outcome) => change(number, { outcome, open: false }));
  const isOpen = file !== undefined && (rows.length === 0 || readRows.some(isUnsent));
  useUnsaved(sending.busy || (isOpen && reported !== rows), false, nothing);

  function check() {
    if (file === undefined) return;
    chosen.rememberMatch();
    const { nameOrder, refusedColumns: oldFonts } = chosen;
    readOnce({ match, nameOrder }, () => rowsOf(file.rows, match, { oldFonts, nameOrder }));
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
    replace(again.map(({ row }) => row));
    send(again);
  }

  const isSent = rows.some(({ outcome }) => outcome !== undefined);
  const isThere: Readonly<Record<Step, boolean>> = { file: !isSent, columns: !isSent && file !== undefined, check: rows.length > 0, send: isSent };
  const canOpen = (to: Step) => !sending.busy && isThere[to];
  return (
    <Sheet
      title={text(`import.title.${type}`)}
      pageId={pageId}
      note={file && text('import.file', { file: file.name, count: file.rows.length })}
      back={{ to: listPath, label: text(`customers.title.${type}`) }}
      actions={
        step !== 'send' && (
          <Actions step={step} onTemplate={() => void save(text(`import.title.${type}`), templateOf(text, fields))} onAnother={() => setStep('file')} />
        )
      }
    >
      <ImportSteps step={step} canOpen={canOpen} onStep={setStep} />
      {step === 'file' && <FileStep reading={chosen.isReading} fault={fault} onFile={(source) => void chosen.read(source)} />}
      {step === 'columns' && file && (
        <ColumnsStep
          fields={fields}
          file={file}
          match={match}
          onMatch={chosen.setMatch}
          areas={areas}
          dateOrder={chosen.dateOrder}
          refused={chosen.refusedColumns}
          asks={chosen.nameSamples.length > 0 && chosen.nameOrder === undefined}
          reading={
            <ReadingBar
              reading={file.reading}
              rows={file.allRows}
              headerLine={file.line}
              known={file.known}
              onHeaderLine={chosen.setHeaderLine}
              choice={file.choice}
              onChoice={(choice) => void chosen.read(file.source, choice)}
              dates={chosen.dates}
              onDates={chosen.setDateOrder}
              names={chosen.nameSamples}
              nameOrder={chosen.nameOrder}
              onNameOrder={chosen.setNameOrder}
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
          looked={looked}
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

/** Renders the buttons of the page's head: the template before a file is chosen, and then a way back to the file. */
function Actions({ step, onTemplate, onAnother }: { step: Step; onTemplate: () => void; onAnother: () => void }) {
  const text = useText(importTexts);
  return step === 'file' ? (
    <Button h="control" onClick={onTemplate}>
      <Download />
      {text('import.template')}
    </Button>
  ) : (
    <Button h="control" variant="ghost" onClick={onAnother}>
      {text('import.another')}
    </Button>
  );
}
