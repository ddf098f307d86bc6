/** Renders the status of a meeting as an icon and a word; turmeric until the meeting has ended. */
import { Calendar, CircleCheck, CircleDot, CircleSlash } from 'lucide-react';
import type { MeetingStatus } from '../../data/schema.generated.ts';
import { useText } from '../../i18n/text-context.ts';
import { Badge } from '../../ui/StateBadge.tsx';
import { meetingsTexts } from './texts/texts.ts';

const looks = {
  SCHEDULED: { icon: Calendar, palette: 'blue' },
  STARTED: { icon: CircleDot, palette: 'orange' },
  FINISHED: { icon: CircleCheck, palette: 'green' },
  CANCELLED: { icon: CircleSlash, palette: 'gray' },
} as const;

export function MeetingBadge({ status }: { status: MeetingStatus }) {
  const text = useText(meetingsTexts);
  const { icon: Icon, palette } = looks[status];
  return (
    <Badge colorPalette={palette}>
      <Icon />
      {text(`meetings.status.${status}`)}
    </Badge>
  );
}
