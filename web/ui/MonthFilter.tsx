/** Which month a list shows: a step back, month, year, a step on; on a phone in a line of its own. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { indiaDate } from '../calendar/india.ts';
import { monthOf, stepMonth, type YearMonth, yearsUntil } from '../calendar/months.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import { listTexts } from './list/texts/texts.ts';
import { Select } from './Select.tsx';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

export function MonthFilter({ value, onChange }: { value: YearMonth; onChange: (value: YearMonth) => void }) {
  const text = useText(listTexts);
  const dates = useDates();
  const { year: thisYear } = monthOf(indiaDate(new Date()));
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => {
    const to = stepMonth(value, by, thisYear);
    return (
      <Button
        px="0"
        boxSize="control"
        aria-label={label}
        disabled={to === undefined}
        onClick={() => {
          if (to !== undefined) onChange(to);
        }}
      >
        <Icon />
      </Button>
    );
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="2" flex={{ base: '1 0 100%', md: 'none' }}>
      {step(-1, text('list.monthBefore'), ChevronLeft)}
      <Select
        aria-label={text('list.month')}
        size="sm"
        flex={{ mdDown: '1' }}
        value={String(value.month)}
        onChange={(month) => onChange({ ...value, month: Number(month) })}
        choices={months.map((month) => ({ value: String(month), label: dates.month(month) }))}
      />
      <Select
        aria-label={text('list.year')}
        size="sm"
        value={String(value.year)}
        onChange={(year) => onChange({ ...value, year: Number(year) })}
        choices={yearsUntil(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
      />
      {step(1, text('list.monthAfter'), ChevronRight)}
    </chakra.div>
  );
}
