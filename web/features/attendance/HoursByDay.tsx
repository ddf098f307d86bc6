/** Renders the hours of each day of a month as a chart. The list below is its table. */

import { writeMinutes } from '../../calendar/dates.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { DayBars } from '../../ui/DayBars.tsx';
import type { AttendanceQuery } from './attendance.generated.ts';
import type { PeriodDay } from './period.ts';
import { attendanceTexts } from './texts/texts.ts';
import { checkout, type Totals } from './work-day.ts';

type Entry = NonNullable<AttendanceQuery['attendance']>[number];

interface Props {
  /** The newest first, as in the list. */
  days: readonly PeriodDay<Entry>[];
  totals: Totals;
  /** `November 2026` */
  month: string;
  today: string;
}

/** Two grid lines are a day of eight hours. */
const stepMinutes = 4 * 60;

export function HoursByDay({ days, totals, month, today }: Props) {
  const text = useText(attendanceTexts, approvalsTexts);
  const dates = useDates();
  const bars = days.toReversed().flatMap(({ date, entry }) => {
    if (date === null) return [];
    // A refused day does not count in the totals.
    const isRefused = entry?.state?.code === 'REFUSED';
    const value = isRefused ? 0 : (entry?.workMinutes ?? 0);
    const waits = entry !== undefined && !isRefused && !entry.approved && checkout(entry, today).kind === 'missing';
    const words = isRefused
      ? text('approvals.refused')
      : waits
        ? text('approvals.missing')
        : entry === undefined
          ? text('attendance.noEntry')
          : value === 0
            ? '-'
            : writeMinutes(value);
    return [{ date, value, waits, title: `${dates.named(date)}: ${words}` }];
  });
  const sums = { days: text('attendance.days', { count: totals.days }), hours: writeMinutes(totals.minutes) };
  return <DayBars label={text('attendance.byDay', { month, ...sums })} days={bars} step={stepMinutes} write={(minutes) => String(minutes / 60)} />;
}
