/** Renders the individual decision about a day of the muster, above the work bar: its findings, comments and buttons. */
import { Button, chakra } from '@chakra-ui/react';
import { Route, X } from 'lucide-react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { DayDecision } from '../../people/approvals/DayDecision.tsx';
import type { DayAction, DayToDecide } from '../../people/approvals/day-actions.ts';
import { useReasonWords } from '../../people/approvals/decision-words.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { isTypedInto } from '../../ui/list/walk-rows.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  day: DayToDecide;
  dayPath: string;
  onAction: (action: DayAction) => void;
  onClose: () => void;
}

export function MusterDecision({ day, dayPath, onAction, onClose }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const words = useReasonWords();
  const { employee, date, attendance } = day;
  return (
    <chakra.section
      aria-label={text('muster.decideDay')}
      display="flex"
      gap="2"
      bg="bg"
      borderTopWidth="1px"
      ps="gutter"
      pe="1"
      py="2"
      maxH="50vh"
      overflowY="auto"
      onKeyDown={({ key, target }) => key === 'Escape' && !isTypedInto(target) && onClose()}
    >
      <chakra.div flex="1" display="grid" gap="1.5">
        <strong>{`${employee}, ${dates.named(date)}`}</strong>
        {attendance.state?.reasons.map((reason) => (
          <chakra.div key={`${reason.kind} ${reason.fromAt}`} textStyle="meta" color="fg.warning">
            {words(reason)}
          </chakra.div>
        ))}
        <DayDecision key={day.id} day={day} onAction={onAction} />
        <Button asChild size="xs" justifySelf="start" h={{ base: '36px', md: '28px' }} variant="ghost">
          <ReturnLink to={dayPath} aria-label={text('team.seeDayOf', { name: employee })}>
            <Route />
            {text('team.seeDay')}
          </ReturnLink>
        </Button>
      </chakra.div>
      <Button variant="ghost" size="xs" px="0" boxSize={{ base: '36px', md: '28px' }} aria-label={text('muster.closeDay')} onClick={onClose}>
        <X />
      </Button>
    </chakra.section>
  );
}
