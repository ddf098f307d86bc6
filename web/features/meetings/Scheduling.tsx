/** Scheduling meetings of one employee: the button of each row, the confirmation, and what the server said. The list it stands in is given by the screen. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../data/attempt.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Party, SchedulingParts } from '../../people/party.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useScheduleMeetingMutation } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';
import { useEmployeeName } from './use-employee-name.ts';

interface Props {
  type: MeetingType;
  /** The employee who goes. */
  userId: string;
  /** Where the employee's meetings can be seen. */
  lookTo: string;
  children: (parts: SchedulingParts) => ReactNode;
}

export function Scheduling({ type, userId, lookTo, children }: Props) {
  const text = useText(meetingsTexts);
  const { name: employee } = useEmployeeName(userId);
  const [asked, setAsked] = useState<Party>();
  const [scheduled, setScheduled] = useState<ReadonlySet<string>>(new Set());
  const [schedule] = useScheduleMeetingMutation();
  const { run, busy, outcome, lost, dismiss } = useAttempt(async (clientMutationId: string, partyId: string) => {
    const party = type === 'DEALER' ? { dealerId: partyId } : { farmerId: partyId };
    const { data } = await schedule({ variables: { input: { clientMutationId, userId, ...party } } });
    return data?.scheduleMeeting;
  });
  const confirm = async (party: Party) => {
    const result = await run(party.id);
    if (result?.kind !== 'done') return;
    setScheduled((before) => new Set([...before, party.id]));
    setAsked(undefined);
  };
  const alert = <OutcomeMessage outcome={outcome} onClose={dismiss} lookTo={lookTo} />;
  return (
    <>
      {children({
        title: text(`meetings.schedule.${type}`),
        note: employee,
        actionLabel: text('meetings.scheduleMeet'),
        action: (party) => (
          <ScheduleButton
            party={party}
            scheduled={scheduled.has(party.id)}
            onAsk={() => {
              dismiss();
              setAsked(party);
            }}
          />
        ),
        notice: outcome?.kind === 'done' ? alert : null,
      })}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => {
          dismiss();
          setAsked(undefined);
        }}
        onConfirm={() => asked && void confirm(asked)}
        busy={busy}
        again={lost}
        question={text('meetings.question', { name: asked?.name ?? '' })}
        {...(employee ? { detail: text('meetings.questionFor', { employee }) } : {})}
        message={outcome?.kind === 'done' ? null : alert}
      />
    </>
  );
}

interface ButtonProps {
  party: Party;
  scheduled: boolean;
  onAsk: () => void;
}

function ScheduleButton({ party, scheduled, onAsk }: ButtonProps) {
  const text = useText(meetingsTexts);
  if (scheduled)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" px="2.5" fontSize="13px" fontWeight="500" color="fg.success">
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        {text('meetings.scheduled')}
      </chakra.span>
    );
  return (
    <Button
      size="xs"
      position="relative"
      zIndex="1"
      h={{ base: '36px', md: '28px' }}
      aria-label={text('meetings.scheduleMeetWith', { name: party.name })}
      onClick={onAsk}
    >
      {text('meetings.scheduleMeet')}
    </Button>
  );
}
