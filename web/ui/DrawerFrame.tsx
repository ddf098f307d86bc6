/** Renders a drawer that slides in from the left, with a title and Close. */
import { chakra, Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/text-context.ts';
import { openDialogs } from './dialog-context.ts';
import { drawerRecipe } from './theme/dialogs.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Returns the element to focus after closing. */
  finalFocus: () => HTMLElement | null;
}

export function DrawerFrame({ open, onClose, title, children, finalFocus }: Props) {
  const text = useText();
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => (open ? openDialogs.add(() => latest.current()) : undefined), [open]);
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      finalFocusEl={finalFocus}
      placement="start"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="280px">
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" ps="4" pe="2" minH="52px">
              <Drawer.Title textStyle="section">{title}</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <chakra.button
                  type="button"
                  boxSize="40px"
                  display="grid"
                  placeItems="center"
                  borderRadius="l2"
                  focusVisibleRing="outside"
                  aria-label={text('action.close')}
                >
                  <X />
                </chakra.button>
              </Drawer.CloseTrigger>
            </chakra.div>
            {children}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
