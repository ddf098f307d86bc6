/** Renders a dialog's frame: backdrop, title, Close and footer, with the focus kept inside. Asks for confirmation before unsaved input is discarded. */
import { Button, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { DialogContext, openDialogs } from './dialog-context.ts';
import { unsaved } from './form/unsaved.ts';
import { dialogRecipe } from './theme/dialogs.ts';

export interface ModalProps {
  open: boolean;
  /** Called when the person closes the dialog. Without the callback, the person cannot close the dialog. */
  onClose?: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Returns the element to focus first; the first control by default. */
  initialFocus?: () => HTMLElement | null;
  /** Returns the element to focus after closing. Without the function, or for null, the previously focused element receives the focus. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Maximum width; 420 pixels by default. */
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
  const isClosable = open && onClose !== undefined;
  useEffect(() => (isClosable ? openDialogs.add(dialog.close) : undefined), [isClosable, dialog]);
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
      // Without these, a dialog that closes and returns the focus would also close a dialog that has opened since.
      onRequestDismiss={(event) => event.preventDefault()}
      onFocusOutside={(event) => event.preventDefault()}
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

/** Returns true for a control that handles Escape itself. The check is needed because the dialog receives the key before React's handlers do. */
const ownsEscape = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-owns-escape]') !== null;
