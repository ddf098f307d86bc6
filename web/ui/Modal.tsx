/**
 * A dialog over the page, with its buttons at the foot. Escape and Close end it; the focus returns to the element that had it before.
 * Nothing of it is on the page until it is opened for the first time.
 */
import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';
import type { ModalProps } from './ModalFrame.tsx';

export const ModalFrame = lazyPart(async () => (await import('./ModalFrame.tsx')).ModalFrame);

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
