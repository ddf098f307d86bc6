/** Renders previous day, a date field and next day. Days after today cannot be chosen. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '../../calendar/india.ts';
import { earliestDay, isDay } from '../../calendar/read-day.ts';
import { useText } from '../../i18n/text-context.ts';
import { formTexts } from '../form/texts/texts.ts';
import { DateInput } from './DateInput.tsx';

interface Props {
  date: string;
  /** Today in India. */
  today: string;
  onDate: (date: string) => void;
}

export function DayStepper({ date, today, onDate }: Props) {
  const text = useText(formTexts);
  /** Typed text that is not a valid day, kept until another date is shown. */
  const [wrong, setWrong] = useState<{ typed: string; on: string }>();
  const typed = wrong?.on === date ? wrong.typed : undefined;
  const step = { px: '0', boxSize: 'control' } as const;
  const go = (next: string) => {
    if (isDay(next) && next >= earliestDay && next <= today) {
      setWrong(undefined);
      if (next !== date) onDate(next);
    } else setWrong(next === '' ? undefined : { typed: next, on: date });
  };
  const outside = typed !== undefined && typed < earliestDay ? 'form.date.tooOld' : 'form.date.future';
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flex={{ base: '1', md: 'none' }}>
      <Button {...step} aria-label={text('form.date.dayBefore')} onClick={() => onDate(addDays(date, -1))}>
        <ChevronLeft />
      </Button>
      <chakra.div flex="1" display="flex" w={{ md: 'date' }} minW="date">
        <DateInput
          size="sm"
          aria-label={text('form.date.label')}
          value={typed ?? date}
          onChange={go}
          latest={today}
          {...(typed !== undefined && { 'aria-invalid': true, message: text(isDay(typed) ? outside : 'form.date.unreadable') })}
        />
      </chakra.div>
      <Button {...step} aria-label={text('form.date.dayAfter')} aria-disabled={date >= today} onClick={() => date < today && onDate(addDays(date, 1))}>
        <ChevronRight />
      </Button>
    </chakra.div>
  );
}
