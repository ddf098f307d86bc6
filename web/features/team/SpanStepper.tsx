/** Renders the steps to the previous and next week or month, and the choice of the shown one. Future periods and periods without reports cannot be chosen. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../calendar/india.ts';
import { addMonths } from '../../calendar/month-days.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { Select } from '../../ui/Select.tsx';
import { daysOfSpan, firstReached, type MusterSpan } from './muster.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  span: MusterSpan;
  date: string;
  /** Today in India. */
  today: string;
  onDate: (date: string) => void;
  /** The first day that can be chosen; by default the first day of documented reports. */
  first?: string;
}

export function SpanStepper({ span, date, today, onDate, first: firstDay = firstReached(today) }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const step = (from: string, by: number) => (span === 'week' ? addDays(from, by * 7) : addMonths(from, by));
  const firstOf = (day: string) => daysOfSpan(span, day)[0] ?? day;
  const labelOf = (day: string) => {
    const [first = day, last = day] = [firstOf(day), daysOfSpan(span, day).at(-1)];
    return span === 'month'
      ? `${dates.month(Number(first.slice(5, 7)))} ${first.slice(0, 4)}`
      : text('muster.range', { from: dates.dayOfYear(first), to: dates.date(last) });
  };
  const choices: { value: string; label: string }[] = [];
  for (let day = today; (daysOfSpan(span, day).at(-1) ?? '') >= firstDay; day = step(day, -1)) choices.push({ value: firstOf(day), label: labelOf(day) });
  const at = choices.findIndex(({ value }) => value === firstOf(date));
  const button = { px: '0', boxSize: 'control' } as const;
  const go = (to: number) => {
    const choice = choices[to];
    // The current period leads to today, so Day shows today.
    if (choice) onDate(to === 0 ? today : choice.value);
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flex={{ base: '1 0 100%', md: 'none' }}>
      <Button {...button} aria-label={text(`muster.${span}Before`)} aria-disabled={at === choices.length - 1} onClick={() => go(at === -1 ? 0 : at + 1)}>
        <ChevronLeft />
      </Button>
      <Select
        flex="1"
        size="sm"
        aria-label={text(`muster.${span}`)}
        value={at === -1 ? '' : firstOf(date)}
        onChange={(value) => go(choices.findIndex((choice) => choice.value === value))}
        choices={at === -1 ? [{ value: '', label: labelOf(date) }, ...choices] : choices}
      />
      <Button {...button} aria-label={text(`muster.${span}After`)} aria-disabled={at <= 0} onClick={() => go(at - 1)}>
        <ChevronRight />
      </Button>
    </chakra.div>
  );
}
