/** Renders the dialog that enters a missing check-out from the muster, prefilled with the time of the last known position. */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { CorrectCheckOut } from '../../people/approvals/CorrectCheckOut.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useLastPointQuery } from './month.generated.ts';
import type { WorkDay } from './muster.ts';
import { teamTexts } from './texts/texts.ts';

export interface MissingCheckOut {
  readonly userId: string;
  readonly name: string;
  readonly date: string;
  readonly day: WorkDay;
}

interface Props {
  missing: MissingCheckOut;
  onClose: () => void;
}

export function MusterCorrection({ missing: { userId, name, date, day }, onClose }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { data, loading } = useLastPointQuery({ variables: { userId, date } });
  const lastPointAt = data?.dayDashboard?.lastPoint?.at ?? null;
  return (
    <Modal open onClose={onClose} title={text('muster.correct')} width="560px">
      <chakra.p fontWeight="600">{`${name}, ${dates.named(date)}`}</chakra.p>
      <Caption as="p" mb="3">
        {lastPointAt === null
          ? text('muster.checkedIn', { time: day.punchInAt === null ? '-' : dates.time(day.punchInAt) })
          : text('muster.checkedInSeen', { time: day.punchInAt === null ? '-' : dates.time(day.punchInAt), last: dates.time(lastPointAt) })}
      </Caption>
      {!loading && day.punchInAt !== null && (
        <CorrectCheckOut day={{ userId, name, date, punchInAt: day.punchInAt, lastPointAt, corrections: day.corrections }} onDone={onClose} />
      )}
    </Modal>
  );
}
