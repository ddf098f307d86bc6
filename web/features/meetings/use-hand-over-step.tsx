/** Handing meetings over as a step of a dialog: what stands in it, and what its button does. The part is loaded when the dialog opens. */
import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { HandedOver, HandOver } from './use-hand-over.ts';

const HandOverPart = lazyPart(async () => (await import('./HandOverPart.tsx')).HandOverPart);

export function useHandOverStep(userId: string): { part: ReactNode; run: () => Promise<HandedOver> } {
  const step = useRef<HandOver['run']>(undefined);
  const onStep = useCallback((run: typeof step.current) => {
    step.current = run;
  }, []);
  return {
    part: (
      <Suspense fallback={null}>
        <HandOverPart userId={userId} onStep={onStep} />
      </Suspense>
    ),
    run: async () => (await step.current?.()) ?? 'unknown',
  };
}
