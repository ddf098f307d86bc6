/** Renders the select for the attendance period: this week, last week, or a month. */

import { useDates } from '../../calendar/use-dates.ts';
import type { AttendancePeriod } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { Select } from '../../ui/Select.tsx';
import { monthOfPeriod } from './period.ts';
import { periods } from './periods.ts';
import { attendanceTexts } from './texts/texts.ts';

interface Props {
  period: AttendancePeriod;
  onPeriod: (period: AttendancePeriod) => void;
}

export function PeriodSelect({ period, onPeriod }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const label = (choice: AttendancePeriod): string => {
    const month = monthOfPeriod(choice);
    return month === undefined ? text(choice === 'LAST_WEEK' ? 'attendance.LAST_WEEK' : 'attendance.CURRENT_WEEK') : dates.month(month);
  };
  return (
    <Select
      size="sm"
      aria-label={text('attendance.period')}
      value={period}
      onChange={(value) => onPeriod(periods.find((choice) => choice === value) ?? 'CURRENT_WEEK')}
      choices={periods.map((choice) => ({ value: choice, label: label(choice) }))}
    />
  );
}
