/** What stands around a dialog's content: backdrop, title, Close and foot, with the focus kept inside. */
import { Button, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useText } from '../i18n/text-context.ts';
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
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={open}
      closeOnEscape={onClose !== undefined}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      closeOnInteractOutside={onClose !== undefined}
      onOpenChange={(change) => !change.open && onClose?.()}
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
            <Dialog.Body>{children}</Dialog.Body>
            {footer !== undefined && <Dialog.Footer>{footer}</Dialog.Footer>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
