/** The question before something is done to a person: 'Confirmation', one sentence, Close and Save changes. It stays open while that is under way. */
import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text-context.ts';
import { BusyMark } from './BusyMark.tsx';
import { formTexts } from './form/texts/texts.ts';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  /** The word on the confirming button; 'Save changes' by default. */
  confirm?: string;
  /** The element that gets the focus after closing; without it, or for null, the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  question: string;
  /** Names person, date and place. */
  detail?: string | undefined;
  /** The confirming button is red. */
  danger?: boolean;
  /** The answer of the last attempt was lost: the button says that it sends again. */
  again?: boolean;
  /** The outcome of the last attempt, above the question. */
  message?: ReactNode;
  /** What is asked besides, below the question. */
  children?: ReactNode;
}

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  busy,
  confirm,
  finalFocus,
  question,
  detail,
  danger = false,
  again = false,
  message,
  children,
}: Props) {
  const text = useText(formTexts);
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      finalFocus={finalFocus}
      title={text('form.confirmation')}
      footer={
        <>
          <Button type="button" onClick={close} aria-disabled={busy}>
            {text('action.close')}
          </Button>
          <Button type="button" variant="solid" colorPalette={danger ? 'red' : 'brand'} onClick={onConfirm} aria-busy={busy} aria-disabled={busy}>
            {busy && <BusyMark />}
            {again ? text('form.sendAgain') : (confirm ?? text('form.saveChanges'))}
          </Button>
        </>
      }
    >
      {message !== undefined && (
        <chakra.div pb="2.5" _empty={{ display: 'none' }}>
          {message}
        </chakra.div>
      )}
      <p>{question}</p>
      {detail !== undefined && (
        <chakra.p textStyle="meta" color="fg.muted" mt="1">
          {detail}
        </chakra.p>
      )}
      {children}
    </Modal>
  );
}
