/** The question before something is done to a person: 'Confirmation', one sentence, Close and Save changes. It stays open while that is under way. */
import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useText } from '../i18n/text-context.ts';
import { BusyMark } from './BusyMark.tsx';
import { DialogContext } from './dialog-context.ts';
import { formTexts } from './form/texts/texts.ts';
import { Unsaved } from './form/unsaved.ts';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  /** Something that the person has to see first still loads: the dialog cannot be confirmed yet. */
  waits?: boolean;
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
  /** Fields below the question. */
  children?: ReactNode;
  /** The fields hold input that was not sent: closing asks first. */
  changed?: boolean;
}

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  busy,
  waits = false,
  confirm,
  finalFocus,
  question,
  detail,
  danger = false,
  again = false,
  message,
  children,
  changed = false,
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
          <CloseButton busy={busy} />
          <Button
            type="button"
            variant="solid"
            colorPalette={danger ? 'red' : 'brand'}
            onClick={waits ? undefined : onConfirm}
            aria-busy={busy}
            aria-disabled={busy || waits}
          >
            {busy && <BusyMark />}
            <span>{again ? text('form.sendAgain') : (confirm ?? text('form.saveChanges'))}</span>
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
      <Unsaved changed={changed && !busy} />
      {children}
    </Modal>
  );
}

function CloseButton({ busy }: { busy: boolean }) {
  const text = useText();
  const dialog = useContext(DialogContext);
  return (
    <Button type="button" onClick={dialog?.close} aria-disabled={busy}>
      {text('action.close')}
    </Button>
  );
}
