/** Renders a dialog's frame: backdrop, title, Close and footer, with the focus kept inside. Asks before typed input is closed away. */
import { Button, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { DialogContext } from './dialog-context.ts';
import { unsaved } from './form/unsaved.ts';
import { dialogRecipe } from './theme/dialogs.ts';

export interface ModalProps {
  open: boolean;
  /** Without it the dialog cannot be closed by the person. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** The element that gets the focus at first; the first control by default. */
  initialFocus?: () => HTMLElement | null;
  /** The element that gets the focus after closing; without it, or for null, the one that had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** The greatest width; 420 pixels by default. */
  width?: string;
  onKeyDown?: KeyboardEventHandler;
}

export function ModalFrame({ open, onClose, title, children, footer, initialFocus, finalFocus, width = '420px', onKeyDown }: ModalProps) {
  const text = useText();
  const latest = useRef(onClose);
  latest.current = onClose;
  const [dialog] = useState(() => {
    const entries = new Set<object>();
    const close = () => {
      void unsaved.ask('dialog', entries).then((mayClose) => mayClose && latest.current?.());
    };
    return { entries, close };
  });
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={open}
      closeOnEscape={onClose !== undefined}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      closeOnInteractOutside={onClose !== undefined}
      onEscapeKeyDown={(event) => ownsEscape(event.target) && event.preventDefault()}
      onOpenChange={(change) => !change.open && dialog.close()}
      // A dialog that closes would take along any dialog that has opened since.
      onRequestDismiss={(event) => event.preventDefault()}
      placement="center"
      motionPreset="none"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content w="full" maxW={width} onKeyDown={onKeyDown}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {onClose !== undefined && (
                <Dialog.CloseTrigger asChild position="static">
                  <Button type="button" variant="ghost" px="0" boxSize="control" aria-label={text('action.close')}>
                    <X />
                  </Button>
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
            <DialogContext value={dialog}>
              <Dialog.Body>{children}</Dialog.Body>
              {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
            </DialogContext>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Returns true for a control whose own use of Escape comes first. The dialog hears the key before React's handlers do. */
const ownsEscape = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-owns-escape]') !== null;
