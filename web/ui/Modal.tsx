/**
 * Renders a dialog over the page, with its buttons in the footer. Escape and Close end the dialog, and the previously focused element is focused again.
 * Nothing is rendered until the dialog opens for the first time.
 */
import { Suspense, useState } from 'react';
import { lazyComponent } from './lazy-component.ts';
import type { ModalProps } from './ModalFrame.tsx';

export const ModalFrame = lazyComponent(async () => (await import('./ModalFrame.tsx')).ModalFrame);

export function Modal(props: ModalProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.open && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <ModalFrame {...props} />
      </Suspense>
    )
  );
}
