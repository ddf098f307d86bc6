/** Renders the dialog for the note that is required when days that need a check are approved. */
import { useState } from 'react';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { approvalsTexts } from './texts/texts.ts';
import type { Approvals } from './use-approvals.ts';

export function NoteDialog({ approvals: { noting, approveWithNote, cancelNote } }: { approvals: Approvals }) {
  return noting && <Note key={noting.map(({ id }) => id).join(' ')} days={noting} onNote={approveWithNote} onClose={cancelNote} />;
}

interface Props {
  days: NonNullable<Approvals['noting']>;
  onNote: (note: string) => void;
  onClose: () => void;
}

function Note({ days, onNote, onClose }: Props) {
  const text = useText(approvalsTexts);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const odd = days.filter(({ needsNote }) => needsNote);
  const onConfirm = () => {
    setTried(true);
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
        fault={isTried && visibleText(note) === '' ? text('approvals.note.missing') : undefined}
        hint={text('approvals.note.hint')}
      />
    </ConfirmDialog>
  );
}
