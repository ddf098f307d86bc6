/** States of days as the gateway returns them, for tests. */
import type { DayState } from '../people/approvals/day-states.ts';

type Reason = DayState['reasons'][number];

const at = (time: string) => `2026-11-19T${time}:00+05:30`;

/** A finding of Thursday, 19 November 2026. */
export const reasonFor = (kind: Reason['kind'], fields: Partial<Reason> = {}): Reason => ({
  __typename: 'Oddity',
  kind,
  fromAt: at('09:00'),
  untilAt: at('17:48'),
  minutes: null,
  straightLineKm: null,
  kmPerHour: null,
  ...fields,
});

export const stateFor = (code: DayState['code'], ...reasons: Reason[]): DayState => ({ __typename: 'DayState', code, reasons });

/** The state of a day without a check-out. */
export const noCheckOut = stateFor('NEEDS_CHECK', reasonFor('NO_CHECK_OUT', { untilAt: null }));
