/** Renders today's figures, each a link to its list, and the first entries that need a person. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { writeTimeOfDay } from '../../../calendar/dates.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { formatNumber, joinParts } from '../../../i18n/formats.ts';
import { notAvailable } from '../../../i18n/not-available.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useReasonWords } from '../../../people/approvals/decision-words.ts';
import { fullName } from '../../../people/names.ts';
import { Phone } from '../../../people/Phone.tsx';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { ReturnTextLink } from '../../../ui/list/ReturnLink.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { absenceOf, absentFrom } from '../muster.ts';
import { lateAfter } from '../team-day.ts';
import { teamTexts } from '../texts/texts.ts';
import { overviewTexts } from './texts/texts.ts';
import type { TodaysFigures } from './use-today.ts';
import type { OverviewPaths } from './view.ts';

interface Props {
  figures: TodaysFigures;
  today: string;
  paths: OverviewPaths;
}

/** Number of rows of a short list. */
const most = 5;

export function Today({ figures, today, paths }: Props) {
  const text = useText(overviewTexts);
  return (
    <>
      {figures.error !== undefined && <StaleLine onRetry={() => void figures.renew()}>{text('overview.partial')}</StaleLine>}
      <Figures figures={figures} today={today} paths={paths} />
      {figures.isPart && (
        <Caption px="gutter" py="1.5">
          {text('overview.part', { count: formatNumber(figures.rows.length) })}
        </Caption>
      )}
      {figures.meetings === null && (
        <Caption px="gutter" py="1.5" role="status">
          {notAvailable(text, joinParts([text('overview.meetings'), text('overview.unlinked')], ', '))}
        </Caption>
      )}
      <ShortLists figures={figures} today={today} paths={paths} />
    </>
  );
}

/** Returns the people without a check-in in words. On a Sunday nobody is expected, and the figure is 0. */
function useAbsenceWords({ isSunday }: TodaysFigures, today: string): string {
  const text = useText(teamTexts);
  return text(isSunday ? 'muster.notYet' : `muster.${absenceOf(today)}`);
}

/** Renders the figures, each a link to its list. */
function Figures({ figures, today, paths }: Props) {
  const text = useText(overviewTexts);
  const dates = useDates();
  const absenceWords = useAbsenceWords(figures, today);
  const { rows, isReading, isReadingLastDay, notIn, toCheck, meetings, invoices, lastDay } = figures;
  const all = formatNumber(rows.length);
  const lastDayName = dates.dayOfYear(lastDay);
  const counted = (count: { count: number; isAtLeast: boolean } | undefined) =>
    count && (count.isAtLeast ? text('overview.atLeast', { count: formatNumber(count.count) }) : formatNumber(count.count));
  const read = (isRead: boolean, count: number) => (isRead ? formatNumber(count) : undefined);
  return (
    <chakra.nav
      aria-label={text('overview.today')}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(132px, 1fr))' }}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      _print={{ gridTemplateColumns: 'repeat(4, 1fr)' }}
    >
      <Figure
        label={text('overview.working')}
        value={read(!isReading, figures.working)}
        meta={joinParts(
          [text('overview.of', { total: all }), figures.onLeave > 0 ? text('overview.onLeave', { count: formatNumber(figures.onLeave) }) : null],
          '; ',
        )}
        to={paths.board(today, 'working')}
      />
      <Figure
        label={text('overview.late')}
        value={read(!isReading, figures.late)}
        meta={text('overview.lateAfter', { time: writeTimeOfDay(lateAfter) })}
        to={paths.board(today, 'late')}
      />
      <Figure
        label={absenceWords}
        value={read(!isReading, notIn.length)}
        meta={
          figures.isSunday
            ? text('overview.sunday')
            : absenceOf(today) === 'notYet'
              ? text('overview.absentFrom', { time: writeTimeOfDay(absentFrom) })
              : text('overview.of', { total: all })
        }
        to={paths.board(today, 'absent')}
        waits={notIn.length > 0}
      />
      <Figure label={text('overview.toApprove')} value={read(!isReadingLastDay, figures.toApprove)} meta={lastDayName} to={paths.board(lastDay, 'approve')} />
      <Figure
        label={text('overview.toCheck')}
        value={read(!isReadingLastDay, toCheck.length)}
        meta={lastDayName}
        to={paths.board(lastDay, 'look')}
        waits={toCheck.length > 0}
      />
      {meetings !== null && (
        <Figure label={text('overview.meetings')} value={counted(meetings.count)} meta={text('overview.planned')} to={paths.meetingsOn(today)} />
      )}
      {invoices !== null && (
        <Figure
          label={text('overview.unlinked')}
          value={counted(invoices)}
          meta={dates.month(Number(today.slice(5, 7)))}
          to={paths.unlinkedInvoices}
          waits={(invoices?.count ?? 0) > 0}
        />
      )}
    </chakra.nav>
  );
}

/** Renders the first entries that need a person. */
function ShortLists({ figures, today, paths }: Props) {
  const text = useText(overviewTexts);
  const dates = useDates();
  const write = useValues();
  const words = useReasonWords();
  const absenceWords = useAbsenceWords(figures, today);
  const { isReading, isReadingLastDay, notIn, toCheck, meetings, lastDay } = figures;
  return (
    <chakra.div display="grid" gridTemplateColumns={{ md: 'repeat(auto-fit, minmax(260px, 1fr))' }} borderBottomWidth="1px">
      <ShortList
        title={absenceWords}
        count={notIn.length}
        isReading={isReading}
        empty={text(figures.isSunday ? 'overview.sunday' : 'overview.everybodyIn')}
        allPath={paths.board(today, 'absent')}
      >
        {notIn.slice(0, most).map(({ id, name, member: { employee } }) => (
          <Entry key={id} end={<Phone number={employee.phoneNumber} />}>
            <ReturnTextLink to={paths.employee(id)}>{name}</ReturnTextLink>
            <Caption>{write.place(employee.address)}</Caption>
          </Entry>
        ))}
      </ShortList>
      <ShortList
        title={text('overview.toCheckOn', { date: dates.dayOfYear(lastDay) })}
        count={toCheck.length}
        isReading={isReadingLastDay}
        empty={text('overview.nothingToCheck')}
        allPath={paths.board(lastDay, 'look')}
      >
        {toCheck.slice(0, most).map(({ id, name, member: { day } }) => (
          <Entry key={id}>
            <ReturnTextLink to={paths.dayOf(id, lastDay)}>{name}</ReturnTextLink>
            <chakra.div textStyle="meta" color="fg.warning">
              {joinParts(
                (day.attendance?.state?.reasons ?? []).map((reason) => words(reason, day.rules)),
                '; ',
              )}
            </chakra.div>
          </Entry>
        ))}
      </ShortList>
      {meetings !== null && (
        <ShortList
          title={text('overview.meetings')}
          count={meetings.count?.count ?? 0}
          isReading={meetings.count === undefined}
          empty={text('overview.noMeetings')}
          allPath={paths.meetingsOn(today)}
        >
          {meetings.first.map((meeting) => (
            <Entry key={`${meeting.type} ${meeting.id}`}>
              {meeting.plannedAt && <chakra.span color="fg.muted">{dates.time(meeting.plannedAt)} </chakra.span>}
              <ReturnTextLink to={paths.meeting({ id: meeting.number, type: meeting.type })}>
                {(meeting.party && fullName(meeting.party)) || meeting.number}
              </ReturnTextLink>
              <Caption>{joinParts([write.place(meeting.party?.address), meeting.assignedTo && fullName(meeting.assignedTo)], ', ')}</Caption>
            </Entry>
          ))}
        </ShortList>
      )}
    </chakra.div>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while unknown. */
  value: string | undefined;
  meta: string;
  to: string;
  /** True when the figure needs a person's action. */
  waits?: boolean;
}

const FigureLink = chakra(Link, { base: { display: 'block', px: 'gutter', py: '2', focusVisibleRing: 'inside', _hover: { bg: 'bg.subtle' } } });

function Figure({ label, value, meta, to, waits = false }: FigureProps) {
  return (
    <chakra.div borderInlineEndWidth="1px" borderBottomWidth={{ mdDown: '1px' }} borderTop="3px solid" borderTopColor={waits ? 'wait' : 'transparent'}>
      <FigureLink to={to}>
        <Caption as="span" display="block">
          {label}
        </Caption>
        <chakra.strong textStyle="title" display="block" minH="7">
          {value ?? '-'}
        </chakra.strong>
        <Caption as="span" display="block">
          {meta}
        </Caption>
      </FigureLink>
    </chakra.div>
  );
}

interface ShortListProps {
  title: string;
  count: number;
  isReading: boolean;
  empty: string;
  allPath: string;
  children: readonly ReactNode[];
}

function ShortList({ title, count, isReading, empty, allPath, children }: ShortListProps) {
  const text = useText(overviewTexts);
  return (
    <chakra.section aria-label={title} px="gutter" py="3" borderInlineEndWidth={{ md: '1px' }} minH="140px" aria-busy={isReading}>
      <chakra.h2 fontWeight="600" mb="1">
        {title} {!isReading && count > 0 && <Caption as="span">{formatNumber(count)}</Caption>}
      </chakra.h2>
      {!isReading && count === 0 && <Caption>{empty}</Caption>}
      <chakra.ul listStyleType="none">{children}</chakra.ul>
      {count > children.length && children.length > 0 && <ReturnTextLink to={allPath}>{text('overview.all', { count: formatNumber(count) })}</ReturnTextLink>}
    </chakra.section>
  );
}

function Entry({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <chakra.li display="flex" justifyContent="space-between" alignItems="center" gap="3" py="1.5" borderBottomWidth="1px">
      <div>{children}</div>
      {end}
    </chakra.li>
  );
}
