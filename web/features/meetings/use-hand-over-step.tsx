/** Handing meetings over as a step of a dialog: the part that the dialog shows, and the function that its button runs. The part is loaded when the dialog opens. */
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { HandedOver, HandOver } from './use-hand-over.ts';

const HandOverPart = lazyPart(async () => (await import('./HandOverPart.tsx')).HandOverPart);

export interface HandOverStep {
  readonly part: ReactNode;
  /** False until the open meetings have loaded or failed to load: before, nobody could have seen what is to be handed over. */
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
