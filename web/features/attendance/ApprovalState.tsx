/** Renders the approval state of a day, or the approve button. A day that is not ready needs a confirmation. The day updates in place after the approval. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { AttemptMessage } from '../../data/OutcomeMessage.tsx';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useApproveAttendanceMutation } from '../../people/approvals/approvals.generated.ts';
import { ReasonField } from '../../people/approvals/DecisionDialog.tsx';
import { needsNote } from '../../people/approvals/day-actions.ts';
import { type DayState, setApproved } from '../../people/approvals/day-states.ts';
import { useReasonWords } from '../../people/approvals/decision-words.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Badge, StateBadge } from '../../ui/StateBadge.tsx';
import { attendanceTexts } from './texts/texts.ts';
import type { missingOf } from './work-day.ts';

interface Props {
  /** Id of the attendance day. */
  dayId: string;
  userId: string;
  date: string | null;
  approved: boolean;
  /** The missing parts of the day. */
  missing: ReturnType<typeof missingOf>;
  /** Null when the gateway cannot determine the state. */
  state: DayState | null;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

export function ApprovalState({ dayId, userId, date, approved, missing, state, onOutcome }: Props) {
  const text = useText(attendanceTexts, formTexts, approvalsTexts);
  const dates = useDates();
  const words = useReasonWords();
  const isReady = state?.code === 'READY';
  const badge = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const [asking, setAsking] = useState(false);
  const extensions = useServerConfig()?.extensions;
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const takesNote = extensions === true && needsNote(state);
  const lacksNote = takesNote && visibleText(note) === '';
  const attempt = useApproveAttendanceMutation({
    update: (cache, { data }) => {
      if (data?.approveAttendance?.userErrors.length === 0) setApproved(cache, dayId, true, visibleText(note) || null);
    },
  });
  // The previously focused button was removed.
  useEffect(() => {
    if (approved && pressed.current) badge.current?.focus();
    pressed.current = false;
  }, [approved]);

  if (date === null && !approved) return null;
  if (state?.code === 'REFUSED') return <StateBadge state="bad">{text('approvals.refused')}</StateBadge>;
  // The dialog lists the findings of the day.
  const sendsAgain = attempt.lost && isReady;
  const send = async (day: string) => {
    setSubmitted(true);
    if (lacksNote) return;
    pressed.current = true;
    const outcome = await attempt.run({ userId, date: day, ...(takesNote && { note: visibleText(note) }) });
    // A refused approval is reported where it was requested.
    if (outcome === undefined || (!isReady && outcome.kind !== 'done')) return;
    setAsking(false);
    onOutcome(outcome);
  };
  return (
    <>
      {approved && (
        <Badge ref={badge} tabIndex={-1} style={{ outline: 'none' }} colorPalette="green">
          <CircleCheck />
          {text('approvals.approved')}
        </Badge>
      )}
      {!approved && date !== null && (
        <>
          {state?.code === 'ASKED' && (
            <chakra.span me="2">
              <StateBadge state="note">{text('approvals.asked')}</StateBadge>
            </chakra.span>
          )}
          <Button
            data-approve
            size="xs"
            h={{ base: '36px', md: '28px' }}
            _print={{ display: 'none' }}
            aria-label={`${sendsAgain ? `${text('form.sendAgain')}: ` : ''}${text('attendance.approveDay', { date: dates.date(date) })}`}
            aria-busy={attempt.busy}
            onClick={() => (isReady ? void send(date) : setAsking(true))}
          >
            {attempt.busy ? <Spinner /> : <Check />}
            <span>{text(sendsAgain ? 'form.sendAgain' : 'attendance.approve')}</span>
          </Button>
          <chakra.span display="none" _print={{ display: 'inline' }}>
            {text('attendance.waits')}
          </chakra.span>
        </>
      )}
      {!approved && !isReady && date !== null && (
        <ConfirmDialog
          open={asking}
          onClose={() => {
            attempt.dismiss();
            setAsking(false);
          }}
          onConfirm={() => void send(date)}
          confirm={text('attendance.approve')}
          again={attempt.lost}
          finalFocus={() => badge.current}
          busy={attempt.busy}
          question={text(
            missing === null ? (state?.code === 'NEEDS_CHECK' ? 'attendance.withFindings' : 'attendance.notChecked') : `attendance.without.${missing}`,
          )}
          detail={[`${dates.weekday(date)} ${dates.date(date)}`, ...(missing === null ? (state?.reasons ?? []) : []).map((reason) => words(reason))].join('. ')}
          changed={note !== ''}
          message={<AttemptMessage attempt={attempt} />}
        >
          {takesNote && (
            <ReasonField
              label={text('approvals.note.label')}
              value={note}
              onChange={setNote}
              fault={isSubmitted && lacksNote ? text('approvals.note.missing') : undefined}
              hint={text('approvals.note.hint')}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
