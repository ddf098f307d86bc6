/** Findings to check before a day is approved (decision 177). Pure. */
import { indiaDate, indiaDateTime } from '../../../rest/contract/clock.ts';
import type { AttendanceDay, Jump, Oddity } from '../../graphql/types.generated.ts';
import type { Fixes } from './fixes.ts';
import { thresholds } from './thresholds.ts';

interface DayFacts {
  readonly date: string;
  /** Null when there is none, or no documented period reaches the day. */
  readonly attendance: Pick<AttendanceDay, 'punchInAt' | 'punchOutAt' | 'workMinutes'> | null;
  /** Null while the travel has not been read; then only what the attendance alone tells is found. */
  readonly fixes: Fixes | null;
  readonly now: Date;
}

const nothing = { fromAt: null, untilAt: null, minutes: null, straightLineKm: null, kmPerHour: null, location: null };
const minutesBetween = (from: string, until: string) => Math.floor((Date.parse(until) - Date.parse(from)) / 60_000);

/** In the order of `OddityKind`, silences by time. */
export function odditiesOf(day: DayFacts): Oddity[] {
  const { attendance, fixes } = day;
  const travelled = fixes === null ? [] : [...silences({ ...day, fixes }), ...impossibleSpeed(fixes)];
  return [...noCheckIn(attendance), ...noCheckOut(day), ...travelled, ...longDay(attendance)];
}

/** An attendance with a check-out alone, or without any punch: nobody can say how long the work lasted. */
function noCheckIn(attendance: DayFacts['attendance']): Oddity[] {
  return attendance === null || attendance.punchInAt ? [] : [{ ...nothing, kind: 'NO_CHECK_IN', untilAt: attendance.punchOutAt ?? null }];
}

/** Only of a day that is over: before that somebody is at work. */
function noCheckOut({ date, attendance, fixes, now }: DayFacts): Oddity[] {
  if (!attendance?.punchInAt || attendance.punchOutAt || date >= indiaDate(now)) return [];
  const last = fixes?.used.at(-1);
  return [{ ...nothing, kind: 'NO_CHECK_OUT', fromAt: attendance.punchInAt, untilAt: last?.point.at ?? null, location: last?.location ?? null }];
}

/** Between check-in, points and check-out; today, while somebody is at work, up to now. */
function silences({ date, attendance, fixes, now }: DayFacts & { readonly fixes: Fixes }): Oddity[] {
  const { punchInAt, punchOutAt } = attendance ?? {};
  const isAtWork = punchInAt && !punchOutAt && date === indiaDate(now);
  const end = isAtWork ? indiaDateTime(now) : punchOutAt;
  const times = [punchInAt, ...fixes.used.map(({ point }) => point.at), end].filter((at) => typeof at === 'string').sort();
  return times.flatMap((fromAt, step): Oddity[] => {
    const untilAt = times[step + 1];
    const minutes = untilAt === undefined ? 0 : minutesBetween(fromAt, untilAt);
    return untilAt !== undefined && minutes >= thresholds.longSilenceMinutes ? [{ ...nothing, kind: 'SILENCE', fromAt, untilAt, minutes }] : [];
  });
}

/** The largest number where no time had passed: it is above every other speed and, unlike infinity, can be subtracted. */
const speedOf = ({ kmPerHour }: Jump) => kmPerHour ?? Number.MAX_VALUE;

/** One for the day: the fastest jump. */
function impossibleSpeed({ jumps }: Fixes): Oddity[] {
  const [fastest] = [...jumps].sort((one, other) => speedOf(other) - speedOf(one));
  if (fastest === undefined) return [];
  const { fromAt = null, untilAt = null, straightLineKm, kmPerHour = null, location } = fastest;
  return [{ ...nothing, kind: 'IMPOSSIBLE_SPEED', fromAt, untilAt, straightLineKm, kmPerHour, location }];
}

/** By the time worked, or by the punches where that is not known. */
function longDay(attendance: DayFacts['attendance']): Oddity[] {
  const { punchInAt: fromAt = null, punchOutAt: untilAt = null, workMinutes = null } = attendance ?? {};
  const minutes = workMinutes ?? (fromAt && untilAt ? minutesBetween(fromAt, untilAt) : 0);
  return minutes > thresholds.longDayMinutes ? [{ ...nothing, kind: 'LONG_DAY', fromAt, untilAt, minutes }] : [];
}
