/** Renders the export button of a list and its dialog, which loads when it is first opened. */
import { Download } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import type { Attempt, AttemptOptions, Payload } from '../attempt.ts';
import { useServerConfig } from '../config.ts';
import { download } from '../download.ts';
import type { ExportFormat } from '../schema.generated.ts';
import type { ExportedRows } from './ExportDialog.tsx';

const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog);

/** The generated hook of an export's mutation. */
export type ExportHook<Input> = (options: AttemptOptions) => Attempt<Input & { format: ExportFormat }, Payload & { url: string | null }>;

interface Props<Input> {
  useExport: ExportHook<Input>;
  input: Input;
  /** The exported rows in words. */
  rows: ExportedRows;
  /** True when the documented REST API has this export, so that it is available with any provider as a spreadsheet. */
  isDocumented?: boolean;
  onOpen?: () => void;
  /** Further fields of the dialog. */
  children?: ReactNode;
}

export function ExportButton<Input>({ useExport, input, rows, isDocumented = false, onOpen, children }: Props<Input>) {
  const text = useText(listTexts);
  const extensions = useServerConfig()?.extensions ?? false;
  /** Undefined until the dialog was opened. */
  const [open, setOpen] = useState<boolean>();
  /** Number of times that the dialog was opened, so a late response does not close the next dialog. */
  const openings = useRef(0);
  const { run, busy, outcome, dismiss } = useExport({ harmless: true });
  if (!extensions && !isDocumented) return null;
  const onExport = async (format: ExportFormat) => {
    const opening = openings.current;
    const result = await run({ ...input, format });
    if (result?.kind !== 'done' || result.payload.url === null) return;
    download(result.payload.url);
    if (opening === openings.current) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          dismiss();
          onOpen?.();
          openings.current += 1;
          setOpen(true);
        }}
      >
        <Download />
        {text('list.export')}
      </button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ExportDialog
            open={open}
            onClose={() => setOpen(false)}
            rows={rows}
            hasFormats={extensions}
            busy={busy}
            outcome={outcome}
            onDismiss={dismiss}
            onExport={(format) => void onExport(format)}
          >
            {children}
          </ExportDialog>
        </Suspense>
      )}
    </>
  );
}
