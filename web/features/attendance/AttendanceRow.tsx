/** Renders a day of attendance, with its check-ins and check-outs below on demand. */
import type { FragmentType } from '@apollo/client';
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, Suspense, useId, useState } from 'react';
import { writeMinutes } from '../../calendar/dates.ts';
import { useDates } from '../../calendar/use-dates.ts';
import type { Outcome } from '../../data/attempt.ts';
import { useText } from '../../i18n/text-context.ts';
import { actionByKey, type DayAction, type DayToDecide, needsNote } from '../../people/approvals/day-actions.ts';
import { useDecisionWords, useReasonWords } from '../../people/approvals/decision-words.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { RowCheckbox } from '../../ui/list/RowCheckbox.tsx';
import { isModified, isTypedInto, walkRows } from '../../ui/list/walk-rows.ts';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { ApprovalState } from './ApprovalState.tsx';
import { type AttendanceRow_DayFragment, useAttendanceRow_DayFragment } from './attendance.generated.ts';
import { DayCell, DayMapLink, DayName, DayRow, inDayRow } from './DayRow.tsx';
import { attendanceTexts } from './texts/texts.ts';
import { checkin, checkout, missingOf, type Punch } from './work-day.ts';

/** Loads when details are first opened. */
const OpenDay = lazyComponent(async () => (await import('./OpenDay.tsx')).OpenDay);

/** Styles of a remark below the state. In a table it extends below the buttons of the next columns, and on a phone it has a line of its own. */
const remark = { textStyle: 'meta', whiteSpace: 'normal', w: { md: '220%', _print: 'auto' }, flexBasis: { mdDown: '100%' } } as const;

interface Props {
  day: FragmentType<AttendanceRow_DayFragment>;
  userId: string;
  /** The employee's name; empty while unknown. */
  person: string;
  /** Today in India. */
  today: string;
  mapPath: (date: string) => string;
  /** True when the row is selected for approval; undefined when it cannot be selected. */
  selected: boolean | undefined;
  onSelect: (selected: boolean) => void;
  /** Called for a decision other than the approval button of the row. */
  onAction: (day: DayToDecide, action: DayAction) => void;
  onOutcome: (outcome: Outcome<unknown>) => void;
}

export function AttendanceRow({ day: reference, userId, person, today, mapPath, selected, onSelect, onAction, onOutcome }: Props) {
  const text = useText(attendanceTexts, peopleTexts);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const details = useId();
  const day = useAttendanceRow_DayFragment(reference);
  if (day === undefined) return null;
  const { id, date, punchInAt, punchOutAt, approved, state, correctable, corrections, workMinutes, workDuration } = day;
  const name = date === null ? text('value.none') : `${dates.weekday(date)} ${dates.date(date)}`;
  const Chevron = open ? ChevronUp : ChevronDown;

  const toDecide: DayToDecide | undefined =
    date === null ? undefined : { id, userId, date, name: dates.named(date), employee: person || name, attendance: day, needsNote: needsNote(state) };
  const decide = (action: DayAction) => {
    if (!toDecide) return;
    // The details contain the button that copies the question.
    if (action === 'ask') setOpen(true);
    onAction(toDecide, action);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The row's dialog is rendered in a portal, but its React events bubble here.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    walkRows(event);
    if (event.key === 'Escape' && !isTypedInto(event.target)) setOpen(false);
    const action = toDecide && actionByKey(event.key, toDecide);
    if (!action || isModified(event) || isTypedInto(event.target)) return;
    event.preventDefault();
    // The row's button asks for the confirmation of an incomplete day.
    const button = event.currentTarget.querySelector<HTMLElement>('[data-approve]');
    if (action === 'approve' && button) button.click();
    else decide(action);
  };
  return (
    <>
      <DayRow open={open} waits={state?.code === 'NEEDS_CHECK'} onKeyDown={onKeyDown}>
        <DayName
          checkbox={
            selected === undefined ? undefined : (
              <RowCheckbox label={text('attendance.select', { date: name })} checked={selected} onChange={onSelect} row={id} />
            )
          }
        >
          {name}
        </DayName>
        <DayCell order="2" data-label={text('attendance.checkin')}>
          <PunchTime punch={checkin(day)} />
        </DayCell>
        <DayCell order="2" flex="1 0 auto" data-label={text('attendance.checkout')}>
          <PunchTime punch={checkout(day, today)} />
        </DayCell>
        <DayCell order="3" flex="1 1 30%" textAlign={{ md: 'end' }} data-label={text('attendance.hours')}>
          {workMinutes === null ? (workDuration ?? <None />) : writeMinutes(workMinutes)}
        </DayCell>
        <DayCell order="1" ps={{ md: '6' }} minH={{ mdDown: '36px' }} display={{ mdDown: 'flex' }} flexWrap="wrap" alignItems="center" rowGap="1">
          {/* As high as the button, so the row keeps its height when it is approved. */}
          <chakra.div display={{ base: 'flex', md: 'contents' }} alignItems="center" minH={{ mdDown: '36px' }}>
            <ApprovalState dayId={id} userId={userId} date={date} approved={approved} missing={missingOf(day)} state={state} onOutcome={onOutcome} />
          </chakra.div>
          <Remarks day={day} />
        </DayCell>
        <DayCell order="4" _print={{ display: 'none' }}>
          {date !== null && (
            <Button
              variant="ghost"
              size="xs"
              {...inDayRow}
              aria-expanded={open}
              aria-controls={details}
              {...(selected === undefined && { 'data-row': id })}
              aria-label={text('attendance.detailsOf', { date: name })}
              onClick={() => setOpen(!open)}
            >
              {text('attendance.details')}
              <Chevron />
            </Button>
          )}
        </DayCell>
        <DayCell order="4" _print={{ display: 'none' }}>
          {date !== null && <DayMapLink to={mapPath(date)} day={name} />}
        </DayCell>
      </DayRow>
      {open && date !== null && (
        <chakra.tr role="row" id={details} bg="bg.subtle" display={{ mdDown: 'block' }} borderBottomWidth={{ mdDown: '1px' }} onKeyDown={onKeyDown}>
          <DayCell colSpan={7} h="auto" p="0">
            <Suspense fallback={<chakra.div aria-busy minH="56px" />}>
              <OpenDay
                userId={userId}
                date={date}
                isToday={date === today}
                toDecide={toDecide}
                onAction={decide}
                toCorrect={
                  punchInAt !== null && !approved && (checkout(day, today).kind === 'missing' || (punchOutAt !== null && correctable))
                    ? { userId, date, name: [person, dates.date(date)].filter(Boolean).join(', '), punchInAt, lastPointAt: null, corrections }
                    : undefined
                }
                onCorrected={() => setOpen(false)}
              />
            </Suspense>
          </DayCell>
        </chakra.tr>
      )}
    </>
  );
}

/** Renders the dash of a value that is absent. */
function None() {
  return <chakra.span color="fg.subtle">{useText(peopleTexts)('value.none')}</chakra.span>;
}

/** Renders the time of a check-in or check-out, or why there is none. */
function PunchTime({ punch }: { punch: Punch }) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  switch (punch.kind) {
    case 'time':
      return dates.time(punch.at);
    case 'atWork':
      return <chakra.span color="fg.subtle">{text('approvals.atWork')}</chakra.span>;
    case 'none':
      return <None />;
    case 'missing':
      return <StateBadge state="look">{text('approvals.missing')}</StateBadge>;
  }
}

/** Renders the findings of a day and the last decision about it. */
function Remarks({ day }: { day: AttendanceRow_DayFragment }) {
  const words = useReasonWords();
  const decision = useDecisionWords()(day);
  const { approved, state } = day;
  // An answered question is shown in its own words.
  const reasons = state?.reasons.filter(({ kind }) => kind !== 'QUESTION_ANSWERED') ?? [];
  return (
    <>
      {reasons.map((reason) => (
        <chakra.div key={`${reason.kind} ${reason.fromAt}`} {...remark} color={approved ? 'fg.muted' : 'fg.warning'}>
          {words(reason)}
        </chakra.div>
      ))}
      {decision !== null && (
        <chakra.div {...remark} color={state?.code === 'NEEDS_CHECK' ? 'fg.warning' : 'fg.muted'}>
          {decision}
        </chakra.div>
      )}
    </>
  );
}

/** Renders a day of the period without records. */
export function NoEntryRow({ date, mapTo }: { date: string; mapTo: string }) {
  const text = useText(attendanceTexts);
  const dates = useDates();
  const name = `${dates.weekday(date)} ${dates.date(date)}`;
  return (
    <DayRow>
      <DayName>{name}</DayName>
      <DayCell colSpan={3} display={{ mdDown: 'none' }} />
      <DayCell ps={{ md: '6' }} color="fg.muted">
        {text('attendance.noEntry')}
      </DayCell>
      <DayCell display={{ mdDown: 'none' }} _print={{ display: 'none' }} />
      <DayCell _print={{ display: 'none' }}>
        <DayMapLink to={mapTo} day={name} />
      </DayCell>
    </DayRow>
  );
}
