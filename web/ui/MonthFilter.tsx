/** Renders the month filter of a list: previous month, month, year, next month. On a phone, the filter has its own line. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { monthOf, stepMonth, type YearMonth, yearsUntil } from '../calendar/months.ts';
import { indiaToday } from '../calendar/server-clock.ts';
import { useDates } from '../calendar/use-dates.ts';
import { useText } from '../i18n/text-context.ts';
import { ChoiceFilter } from './list/ChoiceFilter.tsx';
import { listTexts } from './list/texts/texts.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

export function MonthFilter({ value, onChange }: { value: YearMonth; onChange: (value: YearMonth) => void }) {
  const text = useText(listTexts);
  const dates = useDates();
  const { year: thisYear } = monthOf(indiaToday());
  const step = (by: number, label: string, Icon: typeof ChevronLeft) => {
    const to = stepMonth(value, by, thisYear);
    return (
      <button
        type="button"
        className="button button-sign"
        aria-label={label}
        disabled={to === undefined}
        onClick={() => {
          if (to !== undefined) onChange(to);
        }}
      >
        <Icon />
      </button>
    );
  };
  return (
    <div className="month">
      {step(-1, text('list.monthBefore'), ChevronLeft)}
      <ChoiceFilter
        label={text('list.month')}
        className="choice-wide"
        value={String(value.month)}
        onChange={(month) => onChange({ ...value, month: Number(month) })}
        choices={months.map((month) => ({ value: String(month), label: dates.month(month) }))}
      />
      <ChoiceFilter
        label={text('list.year')}
        value={String(value.year)}
        onChange={(year) => onChange({ ...value, year: Number(year) })}
        choices={yearsUntil(thisYear).map((year) => ({ value: String(year), label: String(year) }))}
      />
      {step(1, text('list.monthAfter'), ChevronRight)}
    </div>
  );
}
