/** View Attendance: an employee's days of a period, each to be approved, looked into, or seen on the map. */
import { Table } from '@chakra-ui/react';
import { useState } from 'react';
import { indiaDate } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { failureOf } from '../../data/failure.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import type { AttendancePeriod } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Column } from '../../ui/list/columns.ts';
import { ListSheet } from '../../ui/list/ListSheet.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { AttendanceRow } from './AttendanceRow.tsx';
import { useAttendanceQuery } from './attendance.generated.ts';
import { DayCell } from './DayCell.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { writeDays } from './period.ts';
import { attendanceTexts } from './texts/texts.ts';
import { totalsOf, writeMinutes } from './work-day.ts';

interface Props {
  userId: string;
  period: AttendancePeriod;
  onPeriod: (period: AttendancePeriod) => void;
  /** The address of a day's Traveled Location. */
  mapPath: (date: string) => string;
}

export function AttendancePanel({ userId, period, onPeriod, mapPath }: Props) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const today = indiaDate(new Date());
  const { data, previousData, error, refetch } = useAttendanceQuery({
    variables: { userId, period },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: () => 'cache-first',
  });
  const state = listState(
    { current: data?.attendance ?? undefined, previous: previousData?.attendance ?? undefined, failed: error !== undefined },
    (days) => days.length === 0,
  );
  const written = writeDays(period, today, dates);
  const columns: readonly Column[] = [
    { key: 'date', label: text('attendance.date'), kind: 'main', width: '19%' },
    { key: 'in', label: text('attendance.checkin'), kind: 'sub', width: '13%' },
    { key: 'out', label: text('attendance.checkout'), kind: 'sub', width: '13%' },
    { key: 'hours', label: text('attendance.hours'), kind: 'sub', width: '11%', align: 'end' },
    { key: 'status', label: text('attendance.status'), kind: 'state', width: '18%', indent: true },
    { key: 'details', label: text('attendance.details'), kind: 'drop', width: '13%' },
    { key: 'map', label: text('attendance.map'), kind: 'drop' },
  ];
  return (
    <ListSheet
      title={text('attendance.title')}
      place="attendance"
      note={'month' in written ? written.month : text('attendance.range', written)}
      actions={<PeriodSelect period={period} onPeriod={onPeriod} />}
      notice={<OutcomeMessage outcome={outcome} onClose={() => setOutcome(undefined)} />}
      columns={columns}
      state={state}
      rows={(days) => days.map((day) => <AttendanceRow key={day.id} day={day} userId={userId} today={today} mapPath={mapPath} onOutcome={setOutcome} />)}
      foot={(days) => {
        const totals = totalsOf(days);
        return (
          <Table.Row role="row" display={{ mdDown: 'flex' }} flexWrap="wrap" columnGap="3.5" px={{ mdDown: '4' }} py={{ mdDown: '2' }} css={doubleRule}>
            <DayCell flex="1 1 50%">{totals.days === 1 ? text('attendance.oneDay') : text('attendance.days', { count: formatNumber(totals.days) })}</DayCell>
            <DayCell display={{ mdDown: 'none' }} colSpan={2} />
            <DayCell textAlign={{ md: 'end' }} order="2" data-label={text('attendance.hours')}>
              {writeMinutes(totals.minutes)}
            </DayCell>
            <DayCell ps={{ md: '6' }} order="1">
              {totals.toApprove === 0 ? text('attendance.allApproved') : text('attendance.toApprove', { count: formatNumber(totals.toApprove) })}
            </DayCell>
            <DayCell display={{ mdDown: 'none' }} colSpan={2} />
          </Table.Row>
        );
      }}
      failure={text(failureOf(error))}
      onRetry={() => void refetch()}
    />
  );
}

/** As totals stand in an account book. */
const doubleRule = {
  mdDown: { borderTop: '3px double {colors.border.control}' },
  md: { '& > td': { borderTop: '3px double {colors.border.control}', borderBottomWidth: '0' } },
};
