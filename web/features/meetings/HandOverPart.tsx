/** Renders the hand-over part of a dialog: the open meetings, the successor, and the outcome of each meeting. */
import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { EmployeeSearch } from './EmployeeSearch.tsx';
import { meetingsTexts } from './texts/texts.ts';
import { type HandOver, type OpenMeeting, useHandOver } from './use-hand-over.ts';

interface Props {
  userId: string;
  /** Receives the function that hands the meetings over while this part is mounted, and whether the meetings have loaded or failed to load. */
  onStep: (run: HandOver['run'] | undefined, isReady: boolean) => void;
}

export function HandOverPart({ userId, onStep }: Props) {
  const text = useText(meetingsTexts);
  const { meetings, total, handed, failed, retry, successor, choose, busy, run } = useHandOver(userId);
  useEffect(() => onStep(run, failed || meetings !== undefined));
  useEffect(() => () => onStep(undefined, false), [onStep]);
  if (failed) return <StaleLine onRetry={retry}>{text('meetings.openFailed')}</StaleLine>;
  if (meetings === undefined) return <chakra.p mt="3">{text('meetings.loading')}</chakra.p>;
  if (meetings.length === 0) return <chakra.p mt="3">{text('meetings.noneOpen')}</chakra.p>;
  return (
    <chakra.div mt="3" display="grid" gap="2.5">
      <p>{text('meetings.open', { count: total })}</p>
      <chakra.ul maxH="180px" overflowY="auto" borderWidth="1px" borderRadius="l2" px="3" py="1" tabIndex={0} aria-label={text('meetings.openList')}>
        {meetings.map((meeting) => (
          <MeetingLine key={meeting.id} meeting={meeting} />
        ))}
      </chakra.ul>
      <EmployeeSearch label={text('meetings.findSuccessor')} not={userId} chosen={successor?.id} onChoose={choose} />
      <Caption as="p" role="status">
        {busy || handed > 0
          ? text('meetings.handedOver', { count: formatNumber(handed), total: formatNumber(total) })
          : successor === undefined
            ? text('meetings.stays')
            : text('meetings.takesOver', { name: successor.name })}
      </Caption>
    </chakra.div>
  );
}

function MeetingLine({ meeting: { name, plannedAt, outcome } }: { meeting: OpenMeeting }) {
  const text = useText(meetingsTexts);
  const dates = useDates();
  const problem = outcome === undefined || outcome.kind === 'done' ? undefined : 'failure' in outcome ? text(outcome.failure) : outcome.message;
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2" py="1">
      <span>{joinParts([name, plannedAt && dates.dateTime(plannedAt)], ', ')}</span>
      {outcome?.kind === 'done' && (
        <chakra.span color="fg.success" display="inline-flex" alignItems="center" gap="1">
          <Check />
          {text('meetings.handed')}
        </chakra.span>
      )}
      {problem !== undefined && (
        <chakra.span color="fg.error" display="inline-flex" alignItems="center" gap="1">
          <X />
          {problem}
        </chakra.span>
      )}
    </chakra.li>
  );
}
