/** Schedules meetings of an employee: the button of each row, the confirmation, and the server message. The screen provides the list. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useServerConfig } from '../../data/config.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Party, SchedulingParts } from '../../people/party.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useScheduleMeetingMutation } from './meetings.generated.ts';
import { FarRemark, PlanFields } from './PlanFields.tsx';
import { isWhole, noPlan, planInput } from './plan-values.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  type: MeetingType;
  /** The employee who visits. The name is empty while unknown. */
  employee: { id: string; name: string; inactive: boolean };
  /** Path of the employee's meetings. */
  checkPath: string;
  children: (parts: SchedulingParts) => ReactNode;
}

export function Scheduling({ type, employee: { id: userId, name: employee, inactive: isOff }, checkPath, children }: Props) {
  const text = useText(meetingsTexts);
  const whyOff = useId();
  const [confirming, setConfirming] = useState<Party>();
  const extensions = useServerConfig()?.extensions;
  const [plan, setPlan] = useState(noPlan);
  const [scheduled, setScheduled] = useState<ReadonlySet<string>>(new Set());
  const { run, busy, outcome, lost, dismiss } = useScheduleMeetingMutation();
  const confirm = async ({ id }: Party) => {
    if (!isWhole(plan)) return;
    const result = await run({ userId, ...(type === 'DEALER' ? { dealerId: id } : { farmerId: id }), ...planInput(plan) });
    if (result?.kind !== 'done') return;
    setScheduled((before) => new Set([...before, id]));
    setConfirming(undefined);
  };
  const alert = <OutcomeMessage outcome={outcome} done={text('meetings.scheduledDone')} onClose={dismiss} checkPath={checkPath} />;
  return (
    <>
      {children({
        title: text(`meetings.schedule.${type}`),
        note: employee || undefined,
        actionLabel: text('meetings.scheduleMeet'),
        action: (party) => (
          <ScheduleButton
            party={party}
            scheduled={scheduled.has(party.id)}
            whyOff={isOff ? whyOff : undefined}
            onAsk={() => {
              dismiss();
              // Each person's dialog starts empty, so a date typed for one person is not sent for another.
              setPlan(noPlan);
              setConfirming(party);
            }}
          />
        ),
        notice: (
          <>
            {isOff && (
              <chakra.p id={whyOff} role="status">
                {text('meetings.inactive', { employee })}
              </chakra.p>
            )}
            {outcome?.kind === 'done' ? alert : null}
          </>
        ),
      })}
      <ConfirmDialog
        open={confirming !== undefined}
        onClose={() => {
          dismiss();
          setConfirming(undefined);
        }}
        onConfirm={() => confirming && void confirm(confirming)}
        busy={busy}
        again={lost}
        question={text('meetings.question', { name: confirming?.name ?? '' })}
        detail={employee ? text('meetings.questionFor', { employee }) : undefined}
        confirm={text('meetings.scheduleMeet')}
        message={outcome?.kind === 'done' ? null : alert}
        changed={plan !== noPlan}
      >
        {extensions && confirming && <FarRemark type={type} id={confirming.id} employee={{ id: userId, name: employee }} />}
        {extensions && <PlanFields value={plan} onChange={setPlan} />}
      </ConfirmDialog>
    </>
  );
}

interface ButtonProps {
  party: Party;
  scheduled: boolean;
  /** Id of the element with the reason why the button is disabled. */
  whyOff: string | undefined;
  onAsk: () => void;
}

function ScheduleButton({ party, scheduled, whyOff, onAsk }: ButtonProps) {
  const text = useText(meetingsTexts);
  if (scheduled)
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" px="2.5" fontSize="13px" fontWeight="500" color="fg.success">
        <CircleCheck />
        {text('meetings.scheduled')}
      </chakra.span>
    );
  return (
    <Button
      size="xs"
      position="relative"
      zIndex="raised"
      h={{ base: '36px', md: '28px' }}
      aria-label={text('meetings.scheduleMeetWith', { name: party.name })}
      aria-disabled={whyOff !== undefined}
      aria-describedby={whyOff}
      onClick={whyOff === undefined ? onAsk : undefined}
    >
      {text('meetings.scheduleMeet')}
    </Button>
  );
}
