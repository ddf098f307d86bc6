/** Hands over an employee's open meetings to another: as a button while both stay active, and as a step of another dialog. For staff. An extension. */
import { Button } from '@chakra-ui/react';
import { ArrowRightLeft } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Message } from '../../ui/Message.tsx';
import { meetingsTexts } from './texts/texts.ts';
import type { HandedOver, HandOver } from './use-hand-over.ts';

export function HandOverMeetings({ userId, name }: { userId: string; name: string }) {
  const text = useText(meetingsTexts);
  const { part, run } = useHandOverStep(userId);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [lacksSuccessor, setLacksSuccessor] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    const result = await run();
    setIsBusy(false);
    setLacksSuccessor(result === 'nobody');
    if (result === 'done') setIsOpen(false);
  };
  return (
    <>
      <Button
        type="button"
        h="control"
        onClick={() => {
          setLacksSuccessor(false);
          setIsOpen(true);
        }}
      >
        <ArrowRightLeft />
        {text('meetings.handOver')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => void confirm()}
        busy={isBusy}
        confirm={text('meetings.handOver')}
        question={text('meetings.handOverQuestion', { name })}
        message={lacksSuccessor ? <Message kind="error">{text('meetings.chooseSuccessor')}</Message> : undefined}
      >
        {part}
      </ConfirmDialog>
    </>
  );
}

const HandOverPart = lazyComponent(async () => (await import('./HandOverPart.tsx')).HandOverPart);

interface HandOverStep {
  readonly part: ReactNode;
  /** False until the open meetings have loaded or failed to load, because the person must see them first. */
  readonly isReady: boolean;
  readonly run: () => Promise<HandedOver>;
}

/** Returns the rendered part, which loads when the dialog opens, and the function that the dialog's button runs. */
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
