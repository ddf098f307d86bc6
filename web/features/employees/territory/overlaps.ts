/** Meetings of a territory that overlap meetings of the employee who takes it over. Pure. */
import { overlapMinutes, toInstant } from '../../../calendar/india.ts';
import type { TerritoryReceiver_MeetingsFragment } from './territory.generated.ts';
import { keyOf } from './use-territory.ts';

type Meeting = TerritoryReceiver_MeetingsFragment['nodes'][number];

type PlannedMeeting = Meeting & { readonly plannedAt: string };

export interface Overlap {
  readonly meeting: PlannedMeeting;
  /** The meeting of the other employee. */
  readonly other: PlannedMeeting;
}

const withTime = (meetings: readonly Meeting[]): PlannedMeeting[] =>
  meetings.flatMap((meeting) => (meeting.plannedAt === null ? [] : [{ ...meeting, plannedAt: meeting.plannedAt }]));

const timeOf = ({ plannedAt }: PlannedMeeting) => toInstant(plannedAt).getTime();

/** @param talukas keys of the talukas that move */
export function overlapsOf(moving: readonly Meeting[], planned: readonly Meeting[], talukas: ReadonlySet<string>): readonly Overlap[] {
  const others = withTime(planned);
  return withTime(moving).flatMap((meeting) => {
    const address = meeting.party?.address;
    if (!address || !talukas.has(keyOf(address))) return [];
    const other = others.find((each) => Math.abs(timeOf(each) - timeOf(meeting)) < overlapMinutes * 60_000);
    return other === undefined ? [] : [{ meeting, other }];
  });
}
