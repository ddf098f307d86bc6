/** Approved, or the button that approves. The day changes in place once the server has said yes. */
import { Badge, Button } from '@chakra-ui/react';
import { Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { type Outcome, useAttempt } from '../../data/attempt.ts';
import { useText } from '../../i18n/text-context.ts';
import { BusyMark } from '../../ui/BusyMark.tsx';
import { useApproveAttendanceMutation } from './attendance.generated.ts';
import { attendanceTexts } from './texts/texts.ts';

interface Props {
  /** The id of the day of attendance. */
  dayId: string;
  userId: string;
  date: string | null;
  approved: boolean;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

export function ApprovalState({ dayId, userId, date, approved, onOutcome }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const badge = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  const [approve] = useApproveAttendanceMutation({
    update: (cache, { data }) => {
      const id = cache.identify({ __typename: 'AttendanceDay', id: dayId });
      if (data?.approveAttendance?.userErrors.length === 0 && id !== undefined) cache.modify({ id, fields: { approved: () => true } });
    },
  });
  const attempt = useAttempt(async (clientMutationId: string, day: string) => {
    const { data } = await approve({ variables: { input: { userId, date: day, clientMutationId } } });
    return data?.approveAttendance;
  });
  // The button that had the focus is gone.
  useEffect(() => {
    if (approved && pressed.current) badge.current?.focus();
    pressed.current = false;
  }, [approved]);

  if (approved) {
    return (
      <Badge ref={badge} tabIndex={-1} outline="none" size="sm" colorPalette="green">
        <CircleCheck size={14} strokeWidth={1.75} aria-hidden />
        {text('attendance.approved')}
      </Badge>
    );
  }
  if (date === null) return null;
  const press = async () => {
    pressed.current = true;
    const outcome = await attempt.run(date);
    if (outcome !== undefined) onOutcome(outcome);
  };
  return (
    <Button
      size="xs"
      h={{ base: '36px', md: '28px' }}
      aria-label={text('attendance.approveDay', { date: dates.date(date) })}
      aria-busy={attempt.busy}
      onClick={() => void press()}
    >
      {attempt.busy ? <BusyMark /> : <Check size={16} strokeWidth={1.75} aria-hidden />}
      {text('attendance.approve')}
    </Button>
  );
}
