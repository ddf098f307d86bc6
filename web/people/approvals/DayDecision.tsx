/** Renders a day's questions, answers and refusals, and the decision buttons. Without the server's extensions, it explains why there are none. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, CircleSlash, Copy, MessageSquare, Send } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { joinParts } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { actionsOf, type DayAction, type DayToDecide, type DecidedAttendance } from './day-actions.ts';
import { approvalsTexts } from './texts/texts.ts';
import { WithdrawApproval } from './WithdrawApproval.tsx';

interface Props {
  day: DayToDecide;
  onAction: (action: DayAction) => void;
}

const icons = { approve: Check, ask: Send, answer: MessageSquare, refuse: CircleSlash } as const;

export function DayDecision({ day, onAction }: Props) {
  const text = useText(approvalsTexts);
  const extensions = useServerConfig()?.extensions;
  const { attendance, employee } = day;
  const { state, questions } = attendance;
  const actions = actionsOf(day).filter((action) => extensions || action === 'approve');
  const word = (action: DayAction) => (action === 'ask' && questions.length > 0 ? text('approvals.askAgain') : text(`approvals.${action}.button`));
  return (
    <chakra.div display="grid" gap="2" _empty={{ display: 'none' }}>
      <DayThread attendance={attendance} />
      {(actions.length > 0 || state?.code === 'ASKED') && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {actions.map((action) => {
            const Icon = icons[action];
            return (
              <Button
                key={action}
                size="xs"
                h={{ base: '36px', md: '28px' }}
                {...(action === 'refuse' && { color: 'fg.error' })}
                aria-label={text('approvals.actionOf', { action: word(action), name: employee })}
                onClick={() => onAction(action)}
              >
                <Icon />
                {word(action)}
              </Button>
            );
          })}
          {state?.code === 'ASKED' && <CopyQuestion key={questions[0]?.at} day={day} />}
          {extensions === false && <Caption as="span">{notAvailable(text, text('approvals.asking'))}</Caption>}
        </chakra.div>
      )}
      {(state?.code === 'APPROVED' || state?.code === 'REFUSED') && <WithdrawApproval day={day} refused={state.code === 'REFUSED'} />}
    </chakra.div>
  );
}

/** Questions, answers, refusals and the note of a day, the earliest first. */
function DayThread({ attendance: { questions, refusals, approvalNote } }: { attendance: DecidedAttendance }) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const authorOf = (by: string | null, at: string | null) => text('approvals.saidBy', { name: by ?? '-', time: at === null ? '-' : dates.dateTime(at) });
  const entries = [
    ...questions.flatMap(({ question, at, by, answer, answeredAt, answeredBy }) => [
      { at, words: question, meta: authorOf(by, at) },
      ...(answer === null ? [] : [{ at: answeredAt, words: answer, meta: text('approvals.enteredBy', { author: authorOf(answeredBy, answeredAt) }) }]),
    ]),
    ...refusals.map(({ reason, at, by, countsAs, withdrawnAt }) => ({
      at,
      words: joinParts(
        [
          text(withdrawnAt === null ? 'approvals.refusedBecause' : 'approvals.refusedBefore', { reason: reason ?? '-' }),
          countsAs && withdrawnAt === null ? text('approvals.countsAs', { type: text(`approvals.countsAs.${countsAs}`) }) : null,
        ],
        '; ',
      ),
      meta: authorOf(by, at),
    })),
  ].sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  if (entries.length === 0 && approvalNote === null) return null;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1.5">
      {entries.map(({ at, words, meta }) => (
        <chakra.li key={`${at} ${words}`} borderInlineStartWidth="2px" borderColor="border.control" ps="2" overflowWrap="anywhere">
          {words}
          <Caption>{meta}</Caption>
        </chakra.li>
      ))}
      {approvalNote !== null && (
        <chakra.li borderInlineStartWidth="2px" borderColor="border.control" ps="2" overflowWrap="anywhere">
          {text('approvals.approvedBecause', { note: approvalNote })}
        </chakra.li>
      )}
    </chakra.ul>
  );
}

/** Renders the button that copies the open question about a day as text for WhatsApp. */
function CopyQuestion({ day: { employee, date, attendance } }: { day: DayToDecide }) {
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
          <LabelledControl label={text('approvals.copyByHand')}>
            {({ id }) => <Input id={id} size="sm" readOnly autoFocus value={message} onFocus={({ target }) => target.select()} />}
          </LabelledControl>
        </chakra.div>
      )}
    </>
  );
}
