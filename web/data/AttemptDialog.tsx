/** Renders the confirmation before an attempt. It closes after a success, and otherwise stays open and shows why there is none. */
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Attempt, Outcome } from './attempt.ts';
import { AttemptMessage } from './OutcomeMessage.tsx';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'busy' | 'again' | 'message'> {
  attempt: Pick<Attempt<never, unknown>, 'busy' | 'lost' | 'outcome' | 'dismiss'>;
  /** Sends the attempt. Resolves to undefined when nothing was sent, for example because a field is empty. */
  send: () => Promise<Outcome<unknown> | undefined>;
  /** Called after a success, once the dialog closes, with the server's message. */
  onDone?: (message: string | null) => void;
  /** Called after a refusal, because another person may have changed the subject. */
  onRefused?: (() => void) | undefined;
  /** Path of the page that shows whether the change was saved, when it is another page. */
  checkPath?: string;
}

export function AttemptDialog({ attempt, send, onDone, onRefused, checkPath, ...dialog }: Props) {
  const confirm = async () => {
    const outcome = await send();
    if (outcome?.kind === 'refused') onRefused?.();
    if (outcome?.kind !== 'done') return;
    dialog.onClose();
    onDone?.(outcome.message);
  };
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => void confirm()}
      busy={attempt.busy}
      again={attempt.lost}
      message={<AttemptMessage attempt={attempt} checkPath={checkPath} />}
    />
  );
}
