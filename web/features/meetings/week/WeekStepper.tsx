/** Renders previous week, a date field that jumps to a week, and next week. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../../calendar/india.ts';
import { latestDay } from '../../../calendar/months.ts';
import { earliestDay, isDay } from '../../../calendar/read-day.ts';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useText } from '../../../i18n/text-context.ts';
import { DateInput } from '../../../ui/date/DateInput.tsx';
import { weekTexts } from './texts/texts.ts';
import { weekOf } from './week.ts';

interface Props {
  /** Any day of the week. */
  date: string;
  onDate: (date: string) => void;
}

/** `23 Nov to 29 Nov 2026`. */
export function useWeekRange(date: string): string {
  const text = useText(weekTexts);
  const dates = useDates();
  const days = weekOf(date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  return text('week.range', { from: dates.dayOfYear(first), to: dates.date(last) });
}

/** Renders the days of the week, beside the title. */
export function WeekRange({ date }: Pick<Props, 'date'>) {
  return <span aria-live="polite">{useWeekRange(date)}</span>;
}

export function WeekStepper({ date, onDate }: Props) {
  const text = useText(weekTexts);
  const latest = latestDay(indiaToday());
  const go = (day: string) => {
    if (isDay(day) && day >= earliestDay && day <= latest) onDate(day);
  };
  const button = { px: '0', boxSize: 'control' } as const;
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flex={{ base: '1 0 100%', md: 'none' }}>
      <Button {...button} aria-label={text('week.before')} onClick={() => onDate(addDays(date, -7))}>
        <ChevronLeft />
      </Button>
      <chakra.div display="flex" flex={{ base: '1', md: 'none' }} w={{ md: 'date' }}>
        <DateInput size="sm" aria-label={text('week.ofDay')} value={date} onChange={go} latest={latest} />
      </chakra.div>
      <Button {...button} aria-label={text('week.after')} onClick={() => onDate(addDays(date, 7))}>
        <ChevronRight />
      </Button>
    </chakra.div>
  );
}
