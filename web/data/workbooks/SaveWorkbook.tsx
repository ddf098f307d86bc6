/** Saving of a table as a spreadsheet: the button, which also cancels the file while it is made, and the message when there is none. */
import { Button } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { Message } from '../../ui/Message.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { WorkbookFile } from './workbook.ts';

interface Props {
  saving: WorkbookSaving;
  disabled: boolean;
  onSave: () => void;
}

export function SaveWorkbook({ saving: { busy, cancel }, disabled, onSave }: Props) {
  const text = useText(listTexts);
  return (
    <Button
      h="control"
      flex={{ mdDown: '1' }}
      minW={{ mdDown: 'max-content' }}
      disabled={disabled && !busy}
      aria-busy={busy}
      onClick={({ detail }) => {
        if (!busy) onSave();
        // The second click of a double click does not cancel.
        else if (detail < 2) cancel();
      }}
    >
      {busy ? <Spinner /> : <FileSpreadsheet />}
      {text(busy ? 'list.cancelSaving' : 'list.saveXlsx')}
    </Button>
  );
}

export function NotSaved({ saving: { failed, closeFailure } }: Pick<Props, 'saving'>) {
  const text = useText(listTexts);
  return (
    failed && (
      <Message kind="error" onClose={closeFailure}>
        {text('list.notSaved')}
      </Message>
    )
  );
}

interface WorkbookSaving {
  /** @param make returns the file, or undefined when a message already says why there is none */
  save: (make: (signal: AbortSignal) => WorkbookFile | undefined | Promise<WorkbookFile | undefined>) => Promise<void>;
  busy: boolean;
  cancel: () => void;
  /** True when the last file could not be made. */
  failed: boolean;
  closeFailure: () => void;
}

/** Saves workbooks one at a time, until a run is cancelled or its page is left. */
export function useWorkbookSaving(): WorkbookSaving {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const current = useRef<AbortController>(undefined);
  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setBusy(false);
  }, []);
  useEffect(() => cancel, [cancel]);
  const save: WorkbookSaving['save'] = async (make) => {
    if (current.current) return;
    const run = new AbortController();
    current.current = run;
    setFailed(false);
    setBusy(true);
    try {
      const file = await make(run.signal);
      if (file) await (await loadChunk(() => import('./save-workbook.ts'))).saveWorkbook(file, run.signal);
    } catch (error) {
      if (!run.signal.aborted) {
        console.error(error);
        setFailed(true);
      }
    }
    if (current.current === run) cancel();
  };
  return { save, busy, cancel, failed, closeFailure: useCallback(() => setFailed(false), []) };
}
