/** Marks an employee's attendance after a confirmation that names the day. The server decides the day. For admins. */
import { Button, chakra } from '@chakra-ui/react';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { indiaDate, weekdayOf } from '../../calendar/india.ts';
import { serverNow } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Message } from '../../ui/Message.tsx';
import { useAttendanceQuery, useMarkAttendanceMutation } from './attendance.generated.ts';
import { attendanceTexts } from './texts/texts.ts';
import { dayOfNight, dayToMark } from './work-day.ts';

/** The call always sends this place, regardless of the person's location. */
const place = '18.5204, 73.8567';

interface Props {
  userId: string;
  /** The employee's name. */
  name: string;
  /** Path of the page that shows the day. */
  checkPath: string;
}

export function MarkAttendance({ userId, name, checkPath }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  // The documented call has no employee and no time. Both are an extension.
  const namesPerson = useServerConfig()?.extensions !== false;
  const { run, busy, outcome, lost, dismiss } = useMarkAttendanceMutation();
  const confirm = async () => {
    if ((await run({ userId }))?.kind === 'done') setOpen(false);
  };
  const now = serverNow();
  const night = dayOfNight(now);
  // The server marks a day other than today only during the night.
  const { data, loading } = useAttendanceQuery({
    variables: { userId, period: weekdayOf(indiaDate(now)) === 0 ? 'LAST_WEEK' : 'CURRENT_WEEK' },
    skip: !open || night === undefined || !namesPerson,
    fetchPolicy: 'network-only',
  });
  const date = dayToMark(now, data?.attendance ?? []);
  const detail = text(date === night ? 'attendance.markNight' : 'attendance.markDetail', { name, date: dates.date(date), place });
  return (
    <>
      <Button
        onClick={() => {
          dismiss();
          setOpen(true);
        }}
      >
        <CalendarCheck />
        {text('attendance.mark')}
      </Button>
      {outcome?.kind === 'done' && <MarkedMessage outcome={outcome} name={name} onClose={dismiss} />}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        busy={busy || loading}
        again={lost}
        question={text('attendance.markQuestion')}
        detail={namesPerson ? detail : notAvailable(text, text('attendance.markNobody'))}
        message={outcome === undefined || outcome.kind === 'done' ? undefined : <OutcomeMessage outcome={outcome} onClose={dismiss} checkPath={checkPath} />}
      />
    </>
  );
}

interface MarkedProps {
  outcome: { message: string | null; payload: { date: string | null } };
  name: string;
  onClose: () => void;
}

/** Shows the server message, the employee and the time of the request. */
function MarkedMessage({ outcome: { message, payload }, name, onClose }: MarkedProps) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  return (
    <chakra.div w="full">
      <Message kind="success" onClose={onClose}>
        {message ?? text('attendance.markedDone')}
        {payload.date !== null && <Caption>{text('attendance.marked', { name, date: dates.date(payload.date) })}</Caption>}
      </Message>
    </chakra.div>
  );
}
