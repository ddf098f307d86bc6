/** Renders what both employees have after a hand-over, and the meetings that will overlap. */
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { overlapMinutes, toInstant } from '../../../calendar/india.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { failureOf } from '../../../data/failure.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useValues } from '../../../people/use-values.ts';
import { Block } from '../../../ui/Block.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { type TerritoryReceiver_MeetingsFragment, useTerritoryReceiverQuery } from './territory.generated.ts';
import { territoryTexts } from './texts/texts.ts';
import { type Holder, keyOf, type TerritoryRow, totalOf } from './use-territory.ts';

interface Props {
  owner: Holder;
  successor: Holder;
  /** The whole territory. */
  rows: readonly TerritoryRow[];
  /** The part that moves. */
  chosen: readonly TerritoryRow[];
}

const kinds = ['farmers', 'dealers'] as const;

export function AfterHandOver({ owner, successor, rows, chosen }: Props) {
  const text = useText(territoryTexts);
  const write = useValues();
  const dates = useDates();
  const variables = { fromUserId: owner.id, toUserId: successor.id };
  const { data, error, refetch } = useTerritoryReceiverQuery({ variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  if (error !== undefined) return <StaleLine onRetry={() => void refetch()}>{text(failureOf(error))}</StaleLine>;
  if (data === undefined) return null;
  const [whole, moved] = [totalOf(rows), totalOf(chosen)];
  const lines = kinds.flatMap((kind) => {
    const before = data[kind]?.totalCount ?? null;
    if (moved[kind] === 0) return [];
    return [
      ...(before === null ? [] : [{ kind, name: successor.name, before, after: before + moved[kind] }]),
      { kind, name: owner.name, before: whole[kind], after: whole[kind] - moved[kind] },
    ];
  });
  const overlaps = overlapsOf(data.moving?.nodes ?? [], data.planned?.nodes ?? [], new Set(chosen.map(keyOf)));
  const isCut = [data.moving, data.planned].some((list) => (list?.totalCount ?? 0) > (list?.nodes.length ?? 0));
  return (
    <>
      {lines.length > 0 && (
        <Block title={text('employees.territory.after')}>
          <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="4" rowGap="1" maxW="420px">
            {lines.map(({ kind, name, before, after }) => (
              <chakra.div key={`${kind} ${name}`} display="contents">
                <chakra.dt color="fg.muted" overflowWrap="anywhere">
                  {text(`employees.territory.list.${kind}`, { name })}
                </chakra.dt>
                <chakra.dd fontVariantNumeric="tabular-nums" textAlign="end">
                  {text('employees.territory.change', { before: formatNumber(before), after: formatNumber(after) })}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Block>
      )}
      {(overlaps.length > 0 || isCut) && (
        <Block title={text('employees.territory.overlaps', { count: overlaps.length })}>
          <chakra.ul listStyleType="none">
            {overlaps.map(({ meeting, other }) => (
              <chakra.li key={meeting.id} py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
                <span>{joinParts([meeting.party && write.name(meeting.party), dates.dateTime(meeting.plannedAt)], ', ')}</span>
                <Caption color="fg.warning" display="flex" alignItems="center" gap="1">
                  <TriangleAlert aria-hidden size={14} />
                  {text('employees.territory.overlapWith', {
                    name: successor.name,
                    time: dates.time(other.plannedAt),
                    place: write.place(other.party?.address),
                  })}
                </Caption>
              </chakra.li>
            ))}
          </chakra.ul>
          {isCut && <Caption as="p">{text('employees.territory.overlapsCut')}</Caption>}
        </Block>
      )}
    </>
  );
}

type Meeting = TerritoryReceiver_MeetingsFragment['nodes'][number];

type PlannedMeeting = Meeting & { readonly plannedAt: string };

interface Overlap {
  readonly meeting: PlannedMeeting;
  /** The meeting of the other employee. */
  readonly other: PlannedMeeting;
}

/** Meetings of a territory that overlap meetings of the employee who takes it over. Pure. */
const withTime = (meetings: readonly Meeting[]): PlannedMeeting[] =>
  meetings.flatMap((meeting) => (meeting.plannedAt === null ? [] : [{ ...meeting, plannedAt: meeting.plannedAt }]));

const timeOf = ({ plannedAt }: PlannedMeeting) => toInstant(plannedAt).getTime();

/** @param talukas keys of the talukas that move */
function overlapsOf(moving: readonly Meeting[], planned: readonly Meeting[], talukas: ReadonlySet<string>): readonly Overlap[] {
  const others = withTime(planned);
  return withTime(moving).flatMap((meeting) => {
    const address = meeting.party?.address;
    if (!address || !talukas.has(keyOf(address))) return [];
    const other = others.find((each) => Math.abs(timeOf(each) - timeOf(meeting)) < overlapMinutes * 60_000);
    return other === undefined ? [] : [{ meeting, other }];
  });
}
