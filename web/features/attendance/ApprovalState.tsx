/** Approved, or the button that approves; of a day that is not whole it asks first. The day changes in place once the server has said yes. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { useApproveAttendanceMutation } from '../../people/approvals/approvals.generated.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { setApproved } from '../../people/approvals/use-approvals.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BusyMark } from '../../ui/BusyMark.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { attendanceTexts } from './texts/texts.ts';
import type { missingOf } from './work-day.ts';

interface Props {
  /** The id of the day of attendance. */
  dayId: string;
  userId: string;
  date: string | null;
  approved: boolean;
  /** The missing parts of the day. */
  missing: ReturnType<typeof missingOf>;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

export function ApprovalState({ dayId, userId, date, approved, missing, onOutcome }: Props) {
  const text = useText(attendanceTexts, formTexts, approvalsTexts);
  const dates = useDates();
  const badge = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const [asking, setAsking] = useState(false);
  const attempt = useApproveAttendanceMutation({
    update: (cache, { data }) => {
      if (data?.approveAttendance?.userErrors.length === 0) setApproved(cache, dayId, true);
    },
  });
  // The button that had the focus is gone.
  useEffect(() => {
    if (approved && pressed.current) badge.current?.focus();
    pressed.current = false;
  }, [approved]);

  if (date === null && !approved) return null;
  // The dialog names the missing parts of an incomplete day.
  const sendsAgain = attempt.lost && missing === null;
  const send = async (day: string) => {
    pressed.current = true;
    const outcome = await attempt.run({ userId, date: day });
    // A refused approval is reported where it was requested.
    if (outcome === undefined || (missing !== null && outcome.kind !== 'done')) return;
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
          <Button
            size="xs"
            h={{ base: '36px', md: '28px' }}
            _print={{ display: 'none' }}
            aria-label={`${sendsAgain ? `${text('form.sendAgain')}: ` : ''}${text('attendance.approveDay', { date: dates.date(date) })}`}
            aria-busy={attempt.busy}
            onClick={() => (missing === null ? void send(date) : setAsking(true))}
          >
            {attempt.busy ? <BusyMark /> : <Check />}
            <span>{text(sendsAgain ? 'form.sendAgain' : 'attendance.approve')}</span>
          </Button>
          <chakra.span display="none" _print={{ display: 'inline' }}>
            {text('attendance.waits')}
          </chakra.span>
        </>
      )}
      {missing !== null && date !== null && (
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
          question={text(`attendance.without.${missing}`)}
          detail={`${dates.weekday(date)} ${dates.date(date)}`}
          message={attempt.outcome?.kind === 'done' ? undefined : <OutcomeMessage outcome={attempt.outcome} onClose={attempt.dismiss} />}
        />
      )}
    </>
  );
}
