/**
 * Renders the summary of the day as a page for paper and as a text to send. It uses documented calls; counts of registrations, codes and plans are extensions.
 */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { writeMinutes } from '../../../calendar/dates.ts';
import { addDays, weekdayOf } from '../../../calendar/india.ts';
import { serverNow, useIndiaToday } from '../../../calendar/server-clock.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { useServerConfig } from '../../../data/config.ts';
import { failureOf } from '../../../data/failure.ts';
import { concernsActivity, concernsDays } from '../../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { formatNumber, formatTenths, joinParts } from '../../../i18n/formats.ts';
import { notAvailable } from '../../../i18n/not-available.ts';
import { useText } from '../../../i18n/text-context.ts';
import { useReasonWords } from '../../../people/approvals/decision-words.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { DayStepper } from '../../../ui/date/DayStepper.tsx';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { BoardPager } from '../BoardPager.tsx';
import { absenceOf } from '../muster.ts';
import { useMeetingsOfDayQuery } from '../overview/overview.generated.ts';
import { useDayActivityQuery } from '../team.generated.ts';
import type { Row } from '../team-day.ts';
import { teamTexts } from '../texts/texts.ts';
import { useMinutes } from '../use-team-batches.ts';
import { useTeamRows } from '../use-team-day.ts';
import { SummaryPage } from './SummaryPage.tsx';
import { SummaryText } from './SummaryText.tsx';
import { bold, summaryOf } from './summary.ts';

interface Props {
  pageId: string;
  date: string;
  /** Page of fifty people, from 0. */
  page: number;
  onView: (date: string, page: number, options?: { replace: boolean }) => void;
}

export function SummaryPanel({ pageId, date, page, onView }: Props) {
  const text = useText(teamTexts);
  const dates = useDates();
  const words = useReasonWords();
  const extensions = useServerConfig()?.extensions;
  // Documented calls do not say whether a meeting was finished.
  const countsFinished = extensions !== false;
  const today = useIndiaToday();
  const nextDay = addDays(date, weekdayOf(date) === 5 ? 2 : 1);
  const team = useTeamRows(date, page);
  const activity = useDayActivityQuery(extensions ? { variables: { date }, fetchPolicy: 'cache-and-network' } : skipToken);
  const planned = useMeetingsOfDayQuery(extensions ? { variables: { date: nextDay, size: 1 }, fetchPolicy: 'cache-and-network' } : skipToken);
  const summary = summaryOf(team.rows, activity.data?.activityReport ?? undefined);
  const { rows, totals, absent, onLeave, toCheck, registered, codesUsed } = summary;
  const absence = absenceOf(date);
  const error = team.error ?? activity.error ?? planned.error;
  const isWhole = !team.reading && !team.isReadingTypes && (extensions === false || (!activity.loading && !planned.loading));
  const meetings = planned.data?.meetings?.totalCount ?? null;
  const title = text('summary.heading', { date: dates.named(date) });
  const asOf = date === today ? text('summary.asOf', { time: dates.time(serverNow().toISOString()) }) : null;
  const namesOf = (people: readonly Row[]) => people.map(({ name }) => name).join(', ');
  const reasonsOf = ({ member: { day } }: Row) =>
    joinParts(
      (day.attendance?.state?.reasons ?? []).map((reason) => words(reason, day.rules)),
      '; ',
    ) || text('team.notRead');
  const plannedWords = meetings === null ? null : text('summary.meetingCount', { count: meetings });
  const lines = {
    title: joinParts([title, asOf], ', '),
    figures: [
      joinParts(
        [
          text('summary.inOf', { present: formatNumber(totals.present), total: formatNumber(rows.length) }),
          joinParts(
            [
              absent.length > 0 && absence !== 'free' ? text(`summary.absent.${absence}`, { names: namesOf(absent) }) : null,
              onLeave.length > 0 ? `${text('team.leave')}: ${namesOf(onLeave)}` : null,
            ],
            '; ',
          ),
        ],
        ' ',
      ),
      text(countsFinished ? 'summary.visitsAndMeetings' : 'summary.visitsAndStarted', {
        visits: formatNumber(totals.visits),
        meetings: formatNumber(totals.meetings),
      }),
      ...(registered === null
        ? []
        : [
            text('summary.registeredAndCodes', {
              farmers: formatNumber(registered.farmers),
              dealers: formatNumber(registered.dealers),
              codes: formatNumber(codesUsed ?? 0),
            }),
          ]),
      text('summary.kmAndHours', { km: formatTenths(totals.km), hours: writeMinutes(totals.minutes) }),
    ],
    visits: visited(rows).length === 0 ? [] : [bold(text('team.visits')), ...visited(rows).map((row) => `${row.name} ${row.member.day.visitCount ?? 0}`)],
    check: toCheck.length === 0 ? [] : [bold(text('team.look')), ...toCheck.map((row) => `${row.name}: ${reasonsOf(row)}`)],
    planned: plannedWords === null ? [] : [`${bold(text('summary.plannedFor', { date: dates.named(nextDay) }))} ${plannedWords}`],
  };
  const renew = async () => {
    await Promise.allSettled([team.renew(), ...(extensions ? [activity.refetch(), planned.refetch()] : [])]);
  };
  useMinutes(renew, date === today);
  useRenewal(({ node }) => concernsDays(node, [date]) || concernsActivity(node), renew, true, renewAfter.board);
  return (
    <Sheet
      title={text('summary.title')}
      pageId={pageId}
      actions={
        <>
          <DayStepper date={date} today={today} onDate={(next) => onView(next, 0)} />
          <PrintButton variant="solid" disabled={!isWhole || error !== undefined} />
        </>
      }
    >
      {error !== undefined && <StaleLine onRetry={() => void renew()}>{rows.length > 0 ? text('team.partial') : text(failureOf(error))}</StaleLine>}
      <chakra.div
        data-print-only
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }}
        flex="1"
        borderTopWidth="1px"
        _print={{ display: 'block', borderTopWidth: '0' }}
      >
        <chakra.div bg={{ md: 'bg.canvas' }} p={{ md: '5' }} _print={{ p: '0' }}>
          <SummaryPage
            summary={summary}
            absence={absence}
            isReading={!isWhole}
            date={joinParts([`${dates.weekdayInFull(date)}, ${dates.date(date)}`, asOf], ', ')}
            reasonsOf={reasonsOf}
            planned={plannedWords === null ? undefined : { title: text('summary.plannedFor', { date: dates.named(nextDay) }), words: plannedWords }}
            meetingsLabel={text(countsFinished ? 'summary.meetingsHeld' : 'summary.meetingsStarted')}
            missing={extensions === false ? notAvailable(text, text('summary.extended')) : undefined}
          />
        </chakra.div>
        <SummaryText lines={lines} isReading={!isWhole || error !== undefined} />
      </chakra.div>
      {(page > 0 || team.hasNext) && (
        <ListFooter>
          <chakra.div display="flex" alignItems="center" gap="2" px="gutter" py="1.5" bg="bg" borderTopWidth="1px">
            <Caption flex="1">{text('summary.covers', { count: rows.length })}</Caption>
            <BoardPager page={page} team={team} onPage={(next, options) => onView(date, next, options)} />
          </chakra.div>
        </ListFooter>
      )}
    </Sheet>
  );
}

/** Returns the employees with visits, the most visits first. */
const visited = (rows: readonly Row[]) =>
  rows
    .filter(({ member: { day } }) => (day.visitCount ?? 0) > 0)
    .toSorted((one, other) => (other.member.day.visitCount ?? 0) - (one.member.day.visitCount ?? 0));
