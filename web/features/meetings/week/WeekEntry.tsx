/** Renders a planned meeting in a week: customer, time and status. */
import { chakra } from '@chakra-ui/react';
import { CircleCheck, Sprout, Store, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../../calendar/use-dates.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { ReturnLink } from '../../../ui/list/ReturnLink.tsx';
import { weekTexts } from './texts/texts.ts';
import { type Entry, nameOf } from './week.ts';
import { entryCss } from './week-css.ts';

export type MeetingPath = (meeting: { id: string; type: MeetingType }) => string;

const EntryLink = chakra(ReturnLink, { base: entryCss });

const words = { FINISHED: 'week.done', STARTED: 'week.started', CANCELLED: 'week.cancelled' } as const;

interface Props {
  entry: Entry;
  pathTo: MeetingPath;
  /** A further line, below the name. */
  children?: ReactNode;
}

export function WeekEntry({ entry: { meeting, overlaps }, pathTo, children }: Props) {
  const text = useText(weekTexts);
  const dates = useDates();
  const write = useValues();
  const { status, type, plannedAt, address, purpose } = meeting;
  const place = write.place(address);
  const Icon = overlaps ? TriangleAlert : status === 'FINISHED' ? CircleCheck : type === 'DEALER' ? Store : Sprout;
  const state = overlaps ? text('week.overlaps') : status === null || status === 'SCHEDULED' ? null : text(words[status]);
  return (
    <EntryLink to={pathTo(meeting)} title={joinParts([place, purpose], ', ')} data-state={status} data-overlaps={overlaps || undefined}>
      <Icon aria-hidden />
      <span>
        <chakra.b fontWeight="600">{dates.time(plannedAt)}</chakra.b> {nameOf(meeting) || meeting.id}
        <span className="words-only">{`, ${joinParts([text(type === 'DEALER' ? 'week.dealer' : 'week.farmer'), place, state], ', ')}`}</span>
        {children}
      </span>
    </EntryLink>
  );
}
