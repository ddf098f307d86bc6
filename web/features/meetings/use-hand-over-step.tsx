/**
 * Provides the hand-over of meetings as a step of a dialog: the rendered part, and the function that the dialog's button runs. The part loads when the dialog
 * opens.
 */
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { HandedOver, HandOver } from './use-hand-over.ts';

const HandOverPart = lazyComponent(async () => (await import('./HandOverPart.tsx')).HandOverPart);

export interface HandOverStep {
  readonly part: ReactNode;
  /** False until the open meetings have loaded or failed to load, because the person must see them first. */
  readonly isReady: boolean;
  readonly run: () => Promise<HandedOver>;
}

export function useHandOverStep(userId: string): HandOverStep {
  const step = useRef<HandOver['run']>(undefined);
  const [isReady, setReady] = useState(false);
  const onStep = useCallback((run: typeof step.current, ready: boolean) => {
    step.current = run;
    setReady(ready);
  }, []);
  return {
    isReady,
    part: (
      <Suspense fallback={null}>
        <HandOverPart userId={userId} onStep={onStep} />
      </Suspense>
    ),
    run: async () => (await step.current?.()) ?? 'unknown',
  };
}
