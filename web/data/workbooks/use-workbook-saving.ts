/** Saves workbooks one at a time, until a run is cancelled or its page is left. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../ui/load-chunk.ts';
import type { WorkbookFile } from './workbook.ts';

export interface WorkbookSaving {
  /** @param make returns the file, or undefined when a message already says why there is none */
  save: (make: (signal: AbortSignal) => WorkbookFile | undefined | Promise<WorkbookFile | undefined>) => Promise<void>;
  busy: boolean;
  cancel: () => void;
  /** True when the last file could not be made. */
  failed: boolean;
  closeFailure: () => void;
}

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
