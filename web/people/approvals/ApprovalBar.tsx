/** Renders the work bar of days to approve: the selection, the approve button, its progress, and the failed days. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, CircleAlert, CircleCheck, RotateCw, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { ReasonField } from './DecisionDialog.tsx';
import { approvalsTexts } from './texts/texts.ts';
import type { Approvals, DayToApprove } from './use-approvals.ts';

interface Props {
  approvals: Approvals;
  /** Selected days, which are approved together. */
  selected: readonly DayToApprove[];
  /** True when days can be selected one by one. */
  byHand?: boolean;
  /** Number of days that a person must check first. */
  toCheck: number;
  /** Reason why nothing can be approved yet, shown in place of the selection. */
  waits?: string | undefined;
  /** Further actions, before the approve button. */
  children?: ReactNode;
}

const actionWords = {
  approve: { busy: 'approvals.sending', done: 'approvals.done', partly: 'approvals.partly' },
  refuse: { busy: 'approvals.sending', done: 'approvals.refusedDays', partly: 'approvals.partly' },
  withdraw: { busy: 'approvals.withdrawing', done: 'approvals.withdrawn', partly: 'approvals.partlyWithdrawn' },
  reopen: { busy: 'approvals.withdrawing', done: 'approvals.reopened', partly: 'approvals.partlyWithdrawn' },
} as const;

const button = { h: 'control', flex: { mdDown: '1' } } as const;

export function ApprovalBar({ approvals, selected, byHand = true, toCheck, waits, children }: Props) {
  const text = useText(approvalsTexts, formTexts);
  const { run, approve, undo, retry, stop } = approvals;
  const failed = run?.failed.map(({ day }) => day) ?? [];
  const words = actionWords[run?.action ?? 'approve'];
  const look = toCheck > 0 && <chakra.span color="fg.muted"> {text('approvals.toCheck', { count: toCheck })}</chakra.span>;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minH="52px" px="gutter" py="1.5" bg="bg" borderTopWidth="1px">
      <chakra.div aria-live="polite" flex={{ base: '1 0 100%', md: '1' }} display="flex" alignItems="center" gap="2">
        {run?.busy && (
          <>
            <Spinner />
            <strong>{text(words.busy, { done: String(run.done.length + run.failed.length), total: String(run.total) })}</strong>
          </>
        )}
        {run && !run.busy && (
          <>
            <chakra.span color={failed.length > 0 ? 'fg.error' : 'fg.success'}>{failed.length > 0 ? <CircleAlert /> : <CircleCheck />}</chakra.span>
            <span>
              <strong>
                {failed.length > 0
                  ? text(words.partly, { done: String(run.done.length), failed: String(failed.length) })
                  : text(words.done, { count: run.done.length })}
              </strong>
              {look}
            </span>
          </>
        )}
        {!run && (
          <span>
            {waits ?? (
              <strong>
                {byHand
                  ? selected.length === 0
                    ? text('approvals.none')
                    : text('approvals.selected', { count: selected.length })
                  : text('approvals.complete', { count: selected.length })}
              </strong>
            )}
            {waits === undefined && look}
          </span>
        )}
      </chakra.div>
      <NoteDialog approvals={approvals} />
      {children}
      {run?.busy && (
        <Button {...button} onClick={stop}>
          {text('approvals.stop')}
        </Button>
      )}
      {(run?.action === 'approve' || run?.action === 'refuse') && !run.busy && run.done.length > 0 && (
        <UndoButton key={run.done[0]?.id} onUndo={() => void undo(run.done)} />
      )}
      {!run?.busy && failed.length > 0 && (
        <Button {...button} onClick={() => void retry(failed)}>
          <RotateCw />
          {text('approvals.retry', { count: failed.length })}
        </Button>
      )}
      {!run?.busy && (selected.length > 0 || (run === undefined && waits === undefined)) && (
        <Button {...button} variant="solid" data-main disabled={selected.length === 0 || waits !== undefined} onClick={() => void approve(selected)}>
          <Check />
          {text('approvals.approve', { count: selected.length })}
        </Button>
      )}
    </chakra.div>
  );
}

/** Renders the dialog for the note that is required when days that need a check are approved. */
function NoteDialog({ approvals: { noting, approveWithNote, cancelNote } }: { approvals: Approvals }) {
  return noting && <Note key={noting.map(({ id }) => id).join(' ')} days={noting} onNote={approveWithNote} onClose={cancelNote} />;
}

interface NoteDialogProps {
  days: NonNullable<Approvals['noting']>;
  onNote: (note: string) => void;
  onClose: () => void;
}

function Note({ days, onNote, onClose }: NoteDialogProps) {
  const text = useText(approvalsTexts);
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const odd = days.filter(({ needsNote }) => needsNote);
  const onConfirm = () => {
    setSubmitted(true);
    if (visibleText(note) !== '') onNote(visibleText(note));
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      busy={false}
      confirm={text('approvals.approve', { count: days.length })}
      question={text('approvals.note.question', { count: odd.length })}
      detail={odd.map(({ name }) => name).join('; ')}
      changed={note !== ''}
    >
      <ReasonField
        label={text('approvals.note.label')}
        value={note}
        onChange={setNote}
        fault={isSubmitted && visibleText(note) === '' ? text('approvals.note.missing') : undefined}
        hint={text('approvals.note.hint')}
      />
    </ConfirmDialog>
  );
}

const undoMs = 10_000;

/** Undoes the last action. The button disappears after ten seconds unless it is hovered or focused. Later, an approval is withdrawn with a reason. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const text = useText(approvalsTexts);
  const extensions = useServerConfig()?.extensions;
  const [isOver, setOver] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(timer);
  }, []);
  if (!extensions || (isOver && !isPointedAt)) return null;
  const stay = () => setPointedAt(true);
  const leave = () => setPointedAt(false);
  return (
    <Button h="control" flex={{ mdDown: '1' }} onClick={onUndo} onFocus={stay} onBlur={leave} onPointerEnter={stay} onPointerLeave={leave}>
      <Undo2 />
      {text('approvals.undo')}
    </Button>
  );
}
