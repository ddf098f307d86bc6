/** The open meetings of a territory, and those that overlap a meeting of the employee who takes it over. Pure. */
import { overlapMinutes, toInstant } from '../../../calendar/india.ts';
import type { OpenMeetings_PageFragment } from '../../../people/open-meetings.generated.ts';
import { keyOf } from './use-territory.ts';

export type OpenMeeting = OpenMeetings_PageFragment['nodes'][number];

export interface MovingMeeting {
  readonly meeting: OpenMeeting;
  /** The meeting of the other employee that this one overlaps. */
  readonly other: (OpenMeeting & { readonly plannedAt: string }) | undefined;
}

const isPlanned = (meeting: OpenMeeting): meeting is OpenMeeting & { readonly plannedAt: string } => meeting.plannedAt !== null;

const timeOf = ({ plannedAt }: OpenMeeting) => (plannedAt === null ? Number.POSITIVE_INFINITY : toInstant(plannedAt).getTime());

/**
 * Returns the meetings that move, first those that overlap, each in order of time.
 * @param talukas keys of the talukas that move
 */
export function movingMeetings(open: readonly OpenMeeting[], planned: readonly OpenMeeting[], talukas: ReadonlySet<string>): readonly MovingMeeting[] {
  const others = planned.filter(isPlanned);
  const moving = open.flatMap((meeting) => {
    const address = meeting.party?.address;
    if (!address || !talukas.has(keyOf(address))) return [];
    return [{ meeting, other: others.find((each) => Math.abs(timeOf(each) - timeOf(meeting)) < overlapMinutes * 60_000) }];
  });
  const rank = ({ other }: MovingMeeting) => (other === undefined ? 1 : 0);
  return moving.sort((one, next) => rank(one) - rank(next) || (timeOf(one.meeting) < timeOf(next.meeting) ? -1 : 1));
}
