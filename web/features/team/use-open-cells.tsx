/** Opens cells of the muster in place: the type of a day, a missing check-out, and a decision. */
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { CorrectCheckOut } from '../../people/approvals/CorrectCheckOut.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { Modal } from '../../ui/Modal.tsx';
import type { CellActions, MusterRow, WorkDay } from './muster.ts';
import type { DayToType } from './payroll/DayTypeDialog.tsx';
import { useLastPointQuery } from './team.generated.ts';
import { teamTexts } from './texts/texts.ts';
import { useBoardState } from './use-muster-copies.ts';

/** Loads when a day type is first set. */
const DayTypeDialog = lazyComponent(async () => (await import('./payroll/DayTypeDialog.tsx')).DayTypeDialog);

interface Options {
  people: readonly MusterRow[];
  extensions: boolean;
  /** True for people who may set types of days. */
  setsTypes: boolean;
}

/** @param board key of the shown people and days */
export function useOpenCells(board: string, { people, extensions, setsTypes }: Options) {
  const [dayToType, setDayToType] = useBoardState<DayToType>(board);
  const [missingDay, setMissingDay] = useBoardState<MissingCheckOut>(board);
  /** The day with an open individual decision. */
  const [decided, setDecided] = useBoardState<{ readonly userId: string; readonly date: string }>(board);
  const openDay = (userId: string, date: string) => setDecided({ userId, date });
  const row = decided && people.find(({ id }) => id === decided.userId);
  const cell = decided && row?.cells.find(({ date }) => date === decided.date);
  const actions: CellActions = {
    ...(extensions && {
      onCorrect: ({ id: userId, name }, { date, day }) => day && setMissingDay({ userId, name, date, day }),
      onDecide: ({ id }, { date }) => openDay(id, date),
    }),
    ...(setsTypes && {
      onSetType: ({ id: userId }, { date, type }) => setDayToType({ userId, date, ...(type?.reason ? type : { type: 'LEAVE' }) }),
    }),
  };
  return {
    actions,
    openDay,
    opened: row && cell && { row, cell },
    close: () => setDecided(undefined),
    dialogs: (
      <>
        <Suspense>{dayToType && <DayTypeDialog day={dayToType} people={people} onClose={() => setDayToType(undefined)} />}</Suspense>
        {missingDay && <MusterCorrection missing={missingDay} onClose={() => setMissingDay(undefined)} />}
      </>
    ),
  };
}

interface MissingCheckOut {
  readonly userId: string;
  readonly name: string;
  readonly date: string;
  readonly day: WorkDay;
}

interface Props {
  missing: MissingCheckOut;
  onClose: () => void;
}

/** Renders the dialog that enters a missing check-out from the muster, prefilled with the time of the last known position. */
function MusterCorrection({ missing: { userId, name, date, day }, onClose }: Props) {
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
