/** The day before, a date to choose, the day after. There is nothing beyond today. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../calendar/india.ts';
import { useText } from '../../i18n/text-context.ts';
import { Input } from '../../ui/Input.tsx';
import { daysTexts } from './texts/texts.ts';

interface Props {
  date: string;
  /** The day it is in India. */
  today: string;
  onDate: (date: string) => void;
}

export function DayStepper({ date, today, onDate }: Props) {
  const text = useText(daysTexts);
  const step = { px: '0', w: { base: '40px', md: '32px' }, h: { base: '40px', md: '32px' } } as const;
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flex={{ base: '1', md: 'none' }}>
      <Button {...step} aria-label={text('days.dayBefore')} onClick={() => onDate(addDays(date, -1))}>
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      <Input
        key={date}
        type="date"
        size="sm"
        flex="1"
        w={{ md: '140px' }}
        h={{ base: '40px', md: '32px' }}
        fontSize={{ base: '16px', md: '14px' }}
        aria-label={text('days.date')}
        defaultValue={date}
        max={today}
        // Half a date that is being typed has no value yet.
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid && target.value !== date) onDate(target.value);
        }}
      />
      <Button {...step} aria-label={text('days.dayAfter')} disabled={date >= today} onClick={() => onDate(addDays(date, 1))}>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </chakra.div>
  );
}
