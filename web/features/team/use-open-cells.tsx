/** Opens cells of the muster in place: the type of a day, a missing check-out, and a decision. */
import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { type MissingCheckOut, MusterCorrection } from './MusterCorrection.tsx';
import type { CellActions, MusterRow } from './muster.ts';
import type { DayToType } from './payroll/DayTypeDialog.tsx';
import { useBoardState } from './use-board-state.ts';

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
