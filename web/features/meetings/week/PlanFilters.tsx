/** Renders the filters of a plan in one line: the employee, the days, the number of meetings on a day, and the days without a visit. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { indiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { PlanView } from './suggestions.ts';
import { weekTexts } from './texts/texts.ts';
import { type DayOff, isWorkday } from './use-days-off.ts';
import { weekOf } from './week.ts';

/** Choices of the days without a visit. */
const unvisitedDays = ['14', '30', '60', '90'] as const;

const usualDays = '60';

/** Choices of the number of meetings on a day. */
const mostChoices = ['3', '4', '5', '6', '7', '8'] as const;

/** Returns the days without a visit that an address states, or the usual ones. */
export const notVisitedOf = ({ unvisited }: PlanView) => unvisitedDays.find((choice) => choice === unvisited) ?? usualDays;

interface Props {
  /** Name of the employee. */
  name: string;
  view: PlanView;
  onView: (view: PlanView, options?: { replace: boolean }) => void;
  days: readonly string[];
  offOf: (day: string) => DayOff | null;
  onDays: (days: readonly string[]) => void;
  /** Maximum number of meetings on a day. */
  most: number;
  onMost: (most: number) => void;
  /** True while meetings are being scheduled. */
  disabled: boolean;
}

export function PlanFilters({ name, view, onView, days, offOf, onDays, most, onMost, disabled }: Props) {
  const text = useText(weekTexts);
  const dates = useDates();
  const today = indiaToday();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" px="gutter" pb="3" borderBottomWidth="1px">
      <chakra.div>
        <chakra.div textStyle="label" mb="1">
          {text('week.employee')}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="2" minH="control">
          <strong>{name}</strong>
          <Button size="xs" disabled={disabled} onClick={() => onView({ ...view, user: undefined })}>
            {text('plan.change')}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div>
        <chakra.div textStyle="label" mb="1" id="plan-days">
          {text('plan.days')}
        </chakra.div>
        <chakra.div role="group" aria-labelledby="plan-days" display="flex" flexWrap="wrap" gap="1">
          {weekOf(view.date).map((day) => {
            const isChosen = days.includes(day);
            const off = offOf(day);
            return (
              <Button
                key={day}
                size="xs"
                h="control"
                aria-pressed={isChosen}
                disabled={day < today || disabled || !isWorkday(off)}
                px="2"
                _pressed={{ bg: 'bg.selected', borderColor: 'brand.solid' }}
                onClick={() => onDays(isChosen ? days.filter((each) => each !== day) : [...days, day].sort())}
              >
                {isChosen && <Check size={14} />}
                {joinParts([`${dates.weekday(day)} ${Number(day.slice(8))}`, off?.words], ', ')}
              </Button>
            );
          })}
        </chakra.div>
      </chakra.div>
      <LabelledControl label={text('plan.most')}>
        {({ id }) => (
          <Select
            id={id}
            size="sm"
            value={String(most)}
            disabled={disabled}
            onChange={(value) => onMost(Number(value))}
            choices={mostChoices.map((value) => ({ value, label: value }))}
          />
        )}
      </LabelledControl>
      {view.customers.length === 0 && (
        <LabelledControl label={text('plan.notVisited')}>
          {({ id }) => (
            <Select
              id={id}
              size="sm"
              value={notVisitedOf(view)}
              onChange={(unvisited) => onView({ ...view, unvisited }, { replace: true })}
              choices={unvisitedDays.map((value) => ({ value, label: text('plan.daysOrMore', { days: value }) }))}
            />
          )}
        </LabelledControl>
      )}
    </chakra.div>
  );
}
