/** Renders the chosen month and the two before it, with a lock on closed months. */
import { Button, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { addMonths } from '../../../calendar/month-days.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useText } from '../../../i18n/text-context.ts';
import { payrollTexts } from './texts/texts.ts';

interface Props {
  /** Any day of the chosen month. */
  date: string;
  /** Today in India. */
  today: string;
  /** First days of the closed months. */
  closed: readonly string[];
  onDate: (date: string) => void;
}

export function RecentMonths({ date, today, closed, onDate }: Props) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const first = `${date.slice(0, 7)}-01`;
  return (
    <chakra.div display="flex" gap="1.5" _print={{ display: 'none' }}>
      {[-2, -1, 0].map((by) => {
        const month = addMonths(first, by);
        const isClosed = closed.includes(month);
        const short = dates.month(Number(month.slice(5, 7)));
        const name = `${short} ${month.slice(0, 4)}`;
        return (
          <Button
            key={month}
            size="xs"
            h={{ base: '36px', md: '30px' }}
            aria-pressed={by === 0}
            _pressed={{ bg: 'bg.selected', borderColor: 'brand.solid' }}
            aria-label={isClosed ? text('payroll.closedMonth', { month: name }) : name}
            onClick={() => onDate(month.slice(0, 7) === today.slice(0, 7) ? today : month)}
          >
            {isClosed && <Lock size={14} />}
            <span>{short}</span>
          </Button>
        );
      })}
    </chakra.div>
  );
}
