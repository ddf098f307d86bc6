/** Findings to check before a day is approved (decision 177). Pure. */
import { clockMinutes, indiaDate, indiaDateTime } from '../../../rest/contract/clock.ts';
import type { AttendanceDay, Jump, Oddity } from '../../graphql/types.generated.ts';
import type { Fixes } from './fixes.ts';
import { thresholds } from './thresholds.ts';

interface DayFacts {
  readonly date: string;
  /** Attendance of the day; null when there is none, or when no documented period contains the day. */
  readonly attendance: Pick<AttendanceDay, 'punchInAt' | 'punchOutAt' | 'workMinutes'> | null;
  /** Positions of the day; null while the travel has not been read. Only findings from the attendance are returned then. */
  readonly fixes: Fixes | null;
  readonly now: Date;
}

const nothing = { fromAt: null, untilAt: null, minutes: null, straightLineKm: null, kmPerHour: null, location: null };
const minutesBetween = (from: string, until: string) => clockMinutes(Date.parse(from), Date.parse(until));

/** Returns the findings in the order of `OddityKind`, with silences by time. */
export function odditiesOf(day: DayFacts): Oddity[] {
  const { attendance, fixes } = day;
  const travelled = fixes === null ? [] : [...silences({ ...day, fixes }), ...impossibleSpeed(fixes)];
  return [...noCheckIn(attendance), ...noCheckOut(day), ...travelled, ...longDay(attendance)];
}

/** Finds an attendance with only a check-out, or without any punch, because the working time is unknown. */
function noCheckIn(attendance: DayFacts['attendance']): Oddity[] {
  return attendance === null || attendance.punchInAt ? [] : [{ ...nothing, kind: 'NO_CHECK_IN', untilAt: attendance.punchOutAt ?? null }];
}

/** Finds a missing check-out. Only on a day that is over, because the person may still be at work. */
function noCheckOut({ date, attendance, fixes, now }: DayFacts): Oddity[] {
  if (!attendance?.punchInAt || attendance.punchOutAt || date >= indiaDate(now)) return [];
  const last = fixes?.used.at(-1);
  return [{ ...nothing, kind: 'NO_CHECK_OUT', fromAt: attendance.punchInAt, untilAt: last?.point.at ?? null, location: last?.location ?? null }];
}

/** Finds silences between check-in, points and check-out. On a workday in progress, the time up to now counts too. */
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

/** Returns the speed of a jump. Without elapsed time it is the largest number, which unlike infinity can be subtracted. */
const speedOf = ({ kmPerHour }: Jump) => kmPerHour ?? Number.MAX_VALUE;

/** Finds the fastest jump of the day. */
function impossibleSpeed({ jumps }: Fixes): Oddity[] {
  const [fastest] = [...jumps].sort((one, other) => speedOf(other) - speedOf(one));
  if (fastest === undefined) return [];
  const { fromAt = null, untilAt = null, straightLineKm, kmPerHour = null, location } = fastest;
  return [{ ...nothing, kind: 'IMPOSSIBLE_SPEED', fromAt, untilAt, straightLineKm, kmPerHour, location }];
}

/** Finds a long day by its working time, or by its punches when that is unknown. */
function longDay(attendance: DayFacts['attendance']): Oddity[] {
  const { punchInAt: fromAt = null, punchOutAt: untilAt = null, workMinutes = null } = attendance ?? {};
  const minutes = workMinutes ?? (fromAt && untilAt ? minutesBetween(fromAt, untilAt) : 0);
  return minutes > thresholds.longDayMinutes ? [{ ...nothing, kind: 'LONG_DAY', fromAt, untilAt, minutes }] : [];
}
