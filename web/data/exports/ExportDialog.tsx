/** Renders the export dialog: the contents of the file, its format, and the reason when no file was created. */
import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Segments } from '../../ui/list/Segments.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Outcome, Refused } from '../attempt.ts';
import type { Failure } from '../failure.ts';
import type { ExportFormat } from '../schema.generated.ts';

/** Contents of the file, in words. */
export interface ExportedRows {
  /** The owner and the filters of the list. An empty filter does not filter. */
  what?: readonly (string | null | undefined)[];
  /** The first day, `YYYY-MM-DD`, when the rows are filtered by days. */
  from?: string | undefined;
  until?: string | undefined;
  /** Filters of the list that cannot be applied to the file. */
  beyond?: string | undefined;
}

interface Props {
  open: boolean;
  onClose: () => void;
  rows: ExportedRows;
  /** True when formats other than spreadsheets are available. */
  hasFormats: boolean;
  busy: boolean;
  outcome: Outcome<unknown> | undefined;
  onDismiss: () => void;
  onExport: (format: ExportFormat) => void;
  children?: ReactNode;
}

/** File formats, the most common one first. Their names are the same in every language. */
const formats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'XLSX', label: 'Excel' },
  { value: 'CSV', label: 'CSV' },
  { value: 'JSON_LINES', label: 'JSON lines' },
];

export function ExportDialog({ open, onClose, rows, hasFormats, busy, outcome, onDismiss, onExport, children }: Props) {
  const text = useText(listTexts);
  const words = useRowsInWords();
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  return (
    <Modal open={open} onClose={onClose} title={text('list.export')} width="520px">
      <chakra.form
        display="flex"
        flexDirection="column"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          onExport(format);
        }}
      >
        {outcome !== undefined && outcome.kind !== 'done' && <NotExported outcome={outcome} onClose={onDismiss} />}
        <chakra.p overflowWrap="anywhere">{words(rows)}</chakra.p>
        {children}
        {hasFormats && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <span aria-hidden>{text('export.format')}</span>
            <Segments label={text('export.format')} value={format} choices={formats} onChange={setFormat} />
          </chakra.div>
        )}
        <chakra.div display="flex" justifyContent="flex-end" gap="2" pt="1">
          <Button type="button" onClick={onClose}>
            {text('action.close')}
          </Button>
          <Button type="submit" variant="solid" aria-busy={busy} aria-disabled={busy}>
            {busy && <Spinner />}
            <span>{text('list.export')}</span>
          </Button>
        </chakra.div>
      </chakra.form>
    </Modal>
  );
}

function useRowsInWords() {
  const text = useText(listTexts);
  const dates = useDates();
  const days = ({ from, until }: ExportedRows) => {
    if (from && until) return text('export.days', { from: dates.date(from), until: dates.date(until) });
    return from ? text('export.from', { from: dates.date(from) }) : until && text('export.until', { until: dates.date(until) });
  };
  return ({ what = [], beyond, ...range }: ExportedRows) =>
    joinParts(
      [text('export.rows', { what: joinParts([...what, days(range)], ', ') || text('export.all') }), beyond && text('export.beyond', { filters: beyond })],
      ' ',
    );
}

/** Failures that are unrelated to the records. */
const outages: readonly Failure[] = ['failure.busy', 'failure.network', 'failure.server', 'failure.timeout', 'failure.unavailable', 'failure.unreadable'];

interface NotExportedProps {
  outcome: Refused;
  onClose: () => void;
}

/** Shows 'Records not found' for every refusal with the server's message below, and reports outages as outages. */
function NotExported({ outcome, onClose }: NotExportedProps) {
  const text = useText(listTexts);
  const notFound = text('export.notFound');
  const reason = outcome.kind === 'refused' ? outcome.message : text(outcome.failure);
  const isOutage = outcome.kind === 'failed' && outages.includes(outcome.failure);
  const saysMore = outcome.kind === 'refused' || outcome.failure !== 'failure.refused';
  const lines = isOutage ? [reason] : saysMore ? [...new Set([notFound, reason])] : [notFound];
  return (
    <Message kind="error" onClose={onClose}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Message>
  );
}
