/** Renders the confirmation before an action on a person, with Close and Save changes. The dialog stays open while the request is pending. */
import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { useText } from '../i18n/text-context.ts';
import { Caption } from './Caption.tsx';
import { DialogContext } from './dialog-context.ts';
import { formTexts } from './form/texts/texts.ts';
import { Unsaved } from './form/unsaved.ts';
import { Modal } from './Modal.tsx';
import { Spinner } from './Spinner.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  /** True while content that the person must see first is loading. The dialog cannot be confirmed yet. */
  waits?: boolean;
  /** Label of the confirming button; 'Save changes' by default. */
  confirm?: string;
  /** Returns the element to focus after closing. Without the function, or for null, the previously focused element receives the focus. */
  finalFocus?: () => HTMLElement | null;
  question: string;
  /** Details that name the person, date and place. */
  detail?: string | undefined;
  /** True when the confirming button is red. */
  danger?: boolean;
  /** True when the response to the last attempt was lost. The button then says that it sends again. */
  again?: boolean;
  /** Outcome of the last attempt, shown above the question. */
  message?: ReactNode;
  /** Fields below the question. */
  children?: ReactNode;
  /** True when the fields contain unsent input. Closing then asks for confirmation. */
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
            {busy && <Spinner />}
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
        <Caption as="p" mt="1">
          {detail}
        </Caption>
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
