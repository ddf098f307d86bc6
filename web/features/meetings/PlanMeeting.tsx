/**
 * Renders actions for a meeting that has not started: set its time and purpose, or cancel it. Rescheduling and cancelling require a reason, which is stored.
 */
import { Button, chakra } from '@chakra-ui/react';
import { CalendarClock, CircleSlash } from 'lucide-react';
import { useRef, useState } from 'react';
import { AttemptDialog } from '../../data/AttemptDialog.tsx';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { useCancelMeetingMutation, usePlanMeetingMutation } from './meetings.generated.ts';
import { PlanFields } from './PlanFields.tsx';
import { isWhole, noPlan, type PlanValues, planChange, plannedAtOf, planValues } from './plan-values.ts';
import { meetingsTexts } from './texts/texts.ts';

interface Props {
  meeting: { id: string; plannedAt: string | null; purpose: string | null };
  /** Called after a change. */
  onDone: () => void;
}

export function PlanMeeting({ meeting, onDone }: Props) {
  const text = useText(meetingsTexts, formTexts);
  const tell = useNotice();
  const [dialog, setDialog] = useState<'plan' | 'cancel'>();
  /** The plan when the dialog was opened. */
  const [saved, setSaved] = useState(noPlan);
  const [values, setValues] = useState<PlanValues>();
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const plan = usePlanMeetingMutation();
  const cancel = useCancelMeetingMutation();
  const attempt = dialog === 'cancel' ? cancel : plan;
  const next = values ?? saved;
  const isTimed = saved.date !== '';
  const moves = isTimed && plannedAtOf(next) !== undefined && plannedAtOf(next) !== plannedAtOf(saved);
  const lacksReason = (dialog === 'cancel' || moves) && visibleText(reason) === '';
  const openDialog = (action: typeof dialog) => {
    attempt.dismiss();
    setSaved(planValues(meeting.plannedAt, meeting.purpose));
    setValues(undefined);
    setReason('');
    setSubmitted(false);
    setDialog(action);
  };
  const send = async () => {
    setSubmitted(true);
    if (lacksReason) reasonField.current?.focus();
    if (lacksReason || (dialog === 'plan' && !isWhole(next, isTimed))) return undefined;
    const trimmed = visibleText(reason);
    if (dialog === 'cancel') return cancel.run({ id: meeting.id, reason: trimmed });
    return plan.run({ id: meeting.id, ...planChange(saved, next), ...(trimmed === '' ? {} : { reason: trimmed }) });
  };
  return (
    <>
      <Button onClick={() => openDialog('plan')}>
        <CalendarClock />
        {text(meeting.plannedAt === null ? 'meetings.plan' : 'meetings.move')}
      </Button>
      <Button color="fg.error" onClick={() => openDialog('cancel')}>
        <CircleSlash />
        {text('meetings.cancel')}
      </Button>
      <AttemptDialog
        open={dialog !== undefined}
        attempt={attempt}
        send={send}
        onDone={(message) => {
          tell({ message: message ?? text('meetings.changed') });
          onDone();
        }}
        onClose={() => setDialog(undefined)}
        danger={dialog === 'cancel'}
        question={text(dialog === 'cancel' ? 'meetings.cancelQuestion' : 'meetings.planQuestion')}
        confirm={text(dialog === 'cancel' ? 'meetings.cancel' : 'meetings.savePlan')}
        changed={reason !== '' || values !== undefined}
      >
        {dialog === 'plan' && <PlanFields value={next} onChange={setValues} isTimed={isTimed} />}
        {(dialog === 'cancel' || moves) && (
          <chakra.div mt="3">
            <LabelledControl
              label={text(dialog === 'cancel' ? 'meetings.cancelReason' : 'meetings.moveReason')}
              fault={isSubmitted && lacksReason ? text('form.required') : undefined}
            >
              {(control) => (
                <Input {...control} ref={reasonField} size="sm" required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
              )}
            </LabelledControl>
          </chakra.div>
        )}
      </AttemptDialog>
    </>
  );
}
