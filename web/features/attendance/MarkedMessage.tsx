/** What the server said to a mark of attendance, and below it for whom and when it was sent. */
import { chakra } from '@chakra-ui/react';
import { attendanceTexts } from '../../i18n/attendance/texts.ts';
import { formTexts } from '../../i18n/form/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { Message } from '../../ui/Message.tsx';

interface Props {
  outcome: { message: string | null; payload: { date: string | null } };
  name: string;
  onClose: () => void;
}

export function MarkedMessage({ outcome: { message, payload }, name, onClose }: Props) {
  const text = useText(attendanceTexts, formTexts);
  const dates = useDates();
  return (
    <chakra.div w="full">
      <Message kind="success" onClose={onClose}>
        {message ?? text('form.done')}
        {payload.date !== null && (
          <chakra.div textStyle="meta" color="fg.muted">
            {text('attendance.marked', { name, date: dates.date(payload.date) })}
          </chakra.div>
        )}
      </Message>
    </chakra.div>
  );
}
