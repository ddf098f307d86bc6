/** A day of attendance, with its check ins and outs below it when they are asked for. */
import type { FragmentType } from '@apollo/client';
import { Badge, Button, chakra, Table } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, MapPin, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { useText } from '../../i18n/text-context.ts';
import { personTexts } from '../../people/texts/person/texts.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { ApprovalState } from './ApprovalState.tsx';
import { type AttendanceRow_DayFragment, useAttendanceRow_DayFragment } from './attendance.generated.ts';
import { DayCell } from './DayCell.tsx';
import { DayDetails } from './DayDetails.tsx';
import { attendanceTexts } from './texts/texts.ts';
import { checkin, checkout, type Punch, writeMinutes } from './work-day.ts';

interface Props {
  day: FragmentType<AttendanceRow_DayFragment>;
  userId: string;
  /** The day it is in India. */
  today: string;
  mapPath: (date: string) => string;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

export function AttendanceRow({ day: reference, userId, today, mapPath, onOutcome }: Props) {
  const text = useText(attendanceTexts, personTexts);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const details = useId();
  const day = useAttendanceRow_DayFragment(reference);
  if (day === undefined) return null;
  const { id, date, approved, workMinutes, workDuration } = day;
  const none = <chakra.span color="fg.subtle">{text('value.none')}</chakra.span>;
  const name = date === null ? text('value.none') : `${dates.weekday(date)} ${dates.date(date)}`;
  const Chevron = open ? ChevronUp : ChevronDown;

  const punch = (given: Punch) => {
    switch (given.kind) {
      case 'time':
        return dates.time(given.at);
      case 'atWork':
        return <chakra.span color="fg.subtle">{text('attendance.atWork')}</chakra.span>;
      case 'none':
        return none;
      case 'missing':
        return (
          <Badge size="sm" colorPalette="orange">
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
            {text('attendance.missing')}
          </Badge>
        );
    }
  };
  const waits = { boxShadow: 'inset 3px 0 0 {colors.wait}' };
  const inRow = { ms: { md: '-2.5' }, px: { base: '1', md: '2.5' }, h: { base: '36px', md: '28px' } } as const;

  return (
    <>
      <Table.Row
        role="row"
        display={{ mdDown: 'flex' }}
        flexWrap="wrap"
        alignItems="center"
        columnGap="3.5"
        rowGap="0.5"
        px={{ mdDown: '4' }}
        pt={{ mdDown: '2' }}
        pb={{ mdDown: '1.5' }}
        borderBottomWidth={{ mdDown: open ? '0' : '1px' }}
        bg={open ? 'bg.subtle' : undefined}
        css={{
          ...(open ? { md: { '& > td': { borderBottomColor: 'transparent' } } } : {}),
          ...(approved ? {} : { mdDown: waits, md: { '& > td:first-of-type': waits } }),
        }}
        data-waits={approved ? undefined : ''}
      >
        <DayCell flex="1 1 50%" fontWeight="600" whiteSpace="nowrap">
          {name}
        </DayCell>
        <DayCell order="2" data-label={text('attendance.checkin')}>
          {punch(checkin(day))}
        </DayCell>
        <DayCell order="2" flex="1 0 auto" data-label={text('attendance.checkout')}>
          {punch(checkout(day, today))}
        </DayCell>
        <DayCell order="3" flex="1 1 30%" textAlign={{ md: 'end' }} data-label={text('attendance.hours')}>
          {workMinutes === null ? (workDuration ?? none) : writeMinutes(workMinutes)}
        </DayCell>
        <DayCell order="1" ps={{ md: '6' }} minH={{ mdDown: '36px' }} display={{ mdDown: 'flex' }} alignItems="center">
          <ApprovalState dayId={id} userId={userId} date={date} approved={approved} onOutcome={onOutcome} />
        </DayCell>
        <DayCell order="4">
          {date !== null && (
            <Button
              variant="ghost"
              size="xs"
              {...inRow}
              aria-expanded={open}
              aria-controls={details}
              aria-label={text('attendance.detailsOf', { date: name })}
              onClick={() => setOpen(!open)}
            >
              {text('attendance.details')}
              <Chevron size={16} strokeWidth={1.75} aria-hidden />
            </Button>
          )}
        </DayCell>
        <DayCell order="4">
          {date !== null && (
            <Button asChild variant="ghost" size="xs" {...inRow}>
              <ReturnLink to={mapPath(date)} title={text('attendance.travelled')} aria-label={text('attendance.travelledOn', { date: name })}>
                <MapPin size={16} strokeWidth={1.75} aria-hidden />
                {text('attendance.map')}
              </ReturnLink>
            </Button>
          )}
        </DayCell>
      </Table.Row>
      {open && date !== null && (
        <Table.Row role="row" id={details} bg="bg.subtle" display={{ mdDown: 'block' }} borderBottomWidth={{ mdDown: '1px' }}>
          <DayCell colSpan={7} h="auto" p="0">
            <DayDetails userId={userId} date={date} isToday={date === today} />
          </DayCell>
        </Table.Row>
      )}
    </>
  );
}
