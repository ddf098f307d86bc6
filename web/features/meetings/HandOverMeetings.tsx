/** Hands over an employee's open meetings to another while both stay active. For staff. An extension. */
import { Button } from '@chakra-ui/react';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { meetingsTexts } from './texts/texts.ts';
import { useHandOverStep } from './use-hand-over-step.tsx';

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
