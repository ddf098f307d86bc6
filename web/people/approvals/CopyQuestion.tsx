/** Renders the button that copies the open question about a day as text for WhatsApp. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { Input } from '../../ui/Input.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import type { DayToDecide } from './deeds.ts';
import { approvalsTexts } from './texts/texts.ts';

export function CopyQuestion({ day: { employee, date, attendance } }: { day: DayToDecide }) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const [outcome, setOutcome] = useState<{ readonly message: string; readonly isCopied: boolean }>();
  const [question] = attendance.questions;
  if (question === undefined) return null;
  // Asterisks mean bold in WhatsApp.
  const message = `*${employee}, ${dates.named(date)}*\n${question.question ?? ''}\n${question.by ?? ''}`;
  const copy = () => {
    navigator.clipboard.writeText(message).then(
      () => setOutcome({ message, isCopied: true }),
      () => setOutcome({ message, isCopied: false }),
    );
  };
  const copied = outcome?.message === message ? outcome.isCopied : undefined;
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button size="xs" h={{ base: '36px', md: '28px' }} onClick={copy}>
        <Icon />
        <span aria-live="polite">{text(copied ? 'approvals.copied' : 'approvals.copyQuestion')}</span>
      </Button>
      {copied === false && (
        <chakra.div flex="1 0 100%">
          <Labelled label={text('approvals.copyByHand')}>
            {(id) => <Input id={id} size="sm" readOnly autoFocus value={message} onFocus={({ target }) => target.select()} />}
          </Labelled>
        </chakra.div>
      )}
    </>
  );
}
