/** What the server said to a mark of attendance, and below it for whom and when it was sent. */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { Message } from '../../ui/Message.tsx';
import { attendanceTexts } from './texts/texts.ts';

interface Props {
  outcome: { message: string | null; payload: { date: string | null } };
  name: string;
  onClose: () => void;
}

export function MarkedMessage({ outcome: { message, payload }, name, onClose }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  return (
    // Where the employee's card is a strip above the sheet, it opens over the sheet and moves nothing.
    <chakra.div w="full" position={{ base: 'absolute', xl: 'static' }} top="full" insetStart="0" zIndex="docked">
      <Message kind="success" onClose={onClose}>
        {message ?? text('attendance.markedDone')}
        {payload.date !== null && (
          <chakra.div textStyle="meta" color="fg.muted">
            {text('attendance.marked', { name, date: dates.date(payload.date) })}
          </chakra.div>
        )}
      </Message>
    </chakra.div>
  );
}
