/** Renders a person's day on the board, with its details below when open. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, ChevronDown, ChevronUp, Route } from 'lucide-react';
import { useId } from 'react';
import { writeMinutes } from '../../calendar/dates.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { formatTenths } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { CorrectCheckOut } from '../../people/approvals/CorrectCheckOut.tsx';
import { DayDecision } from '../../people/approvals/DayDecision.tsx';
import { answeredQuestion, type DayAction } from '../../people/approvals/day-actions.ts';
import { useDecisionWords, useReasonWords } from '../../people/approvals/decision-words.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { Phone } from '../../people/Phone.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { RowCheckbox } from '../../ui/list/RowCheckbox.tsx';
import { Cell, Row as ListRow, StyledCell } from '../../ui/list/TableFrame.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { DayBar } from './DayBar.tsx';
import { absenceOf } from './muster.ts';
import { dayToDecide, isSelectable, type Row } from './team-day.ts';
import { teamTexts } from './texts/texts.ts';

interface Props {
  row: Row;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  onAction: (action: DayAction) => void;
  failed: boolean;
  /** `YYYY-MM-DD` */
  date: string;
  dayPath: string;
}

/** Edge of the row of a day that needs a check; on a phone the row is not a table row. */
const edge = {
  md: { boxShadow: 'inset 3px 0 0 {colors.wait}' },
  mdDown: { _before: { content: '""', position: 'absolute', insetBlock: '0', insetStart: '0', w: '3px', bg: 'wait' } },
} as const;

/** Number of columns of a row, for the cell below it. */
export const teamColumnCount = 12;

const none = <chakra.span color="fg.subtle">-</chakra.span>;

export function TeamRow({ row, selected, onSelect, open, onOpen, onAction, failed, date, dayPath }: Props) {
  const text = useText(teamTexts, approvalsTexts);
  const dates = useDates();
  const words = useReasonWords();
  const decisionWords = useDecisionWords();
  const places = usePlaces();
  const details = useId();
  const { member, name, state } = row;
  const { day } = member;
  const area = member.employee.address;
  const { attendance, summary, stops, visitCount, meetingCount } = day;
  const isOdd = state === 'NEEDS_CHECK';
  // A decided day keeps the findings of its decision. An answered question is shown in its own words.
  const reasons = attendance?.state?.reasons.filter(({ kind }) => kind !== 'QUESTION_ANSWERED') ?? [];
  const decision = attendance && decisionWords(attendance);
  const out = <CheckOut row={row} />;
  const km = summary ? formatTenths(summary.straightLineKm) : null;
  const hours = attendance?.workMinutes ?? null;
  const figures = [
    { key: 'hours', value: hours === null ? null : writeMinutes(hours) },
    { key: 'km', value: km },
    { key: 'stops', value: stops?.length },
    { key: 'visits', value: visitCount },
    { key: 'meetings', value: meetingCount },
    // Only the hours are shown for a person who was not in.
  ].map(({ key, value }) => ({ key, value: state === 'NOT_IN' && key !== 'hours' ? null : value }));
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <>
      <ListRow>
        <StyledCell kind="image" className="list-screen" w={{ mdDown: '24px' }} h={{ base: 'auto', md: '38px' }} pe="0" css={isOdd ? edge : {}}>
          {isSelectable(state) && <RowCheckbox label={text('team.select', { name })} checked={selected} onChange={onSelect} row={row.id} />}
        </StyledCell>
        <Cell kind="main">
          {state === 'NOT_IN' ? (
            <chakra.span fontWeight="600">{name}</chakra.span>
          ) : (
            <ReturnLink className="name-link" to={dayPath}>
              {name}
            </ReturnLink>
          )}{' '}
          <Caption as="span" fontWeight="400">
            {area?.taluka ? places.name(area.taluka, area.district) : area?.village}
          </Caption>
        </Cell>
        <Cell kind="drop" nowrap>
          {attendance?.punchInAt ? dates.time(attendance.punchInAt) : none}
        </Cell>
        <Cell kind="drop">{out}</Cell>
        {figures.map(({ key, value }) => (
          <Cell key={key} kind="drop" align="end">
            {value ?? none}
          </Cell>
        ))}
        <StyledCell kind="sub" hideFrom="md" gridRow="2" pe="9" lineHeight="1.35">
          {attendance && (
            <>
              {text('team.times', { in: attendance.punchInAt ? dates.time(attendance.punchInAt) : '-', out: '' })}
              {out}
              {', '}
            </>
          )}
          {state !== 'NOT_IN' &&
            text('team.phone', {
              km: km ?? '-',
              stops: text('team.stopCount', { count: stops?.length ?? 0 }),
              visits: text('team.visitCount', { count: visitCount ?? 0 }),
            })}
        </StyledCell>
        <StyledCell
          kind="sub"
          gridRow={{ mdDown: '3' }}
          pe={{ mdDown: '9' }}
          {...(isOdd && { color: 'fg.warning' })}
          fontSize={{ md: '12px' }}
          lineHeight="1.35"
        >
          {reasons.map((reason) => (
            <chakra.div key={`${reason.kind} ${reason.fromAt}`}>{words(reason, day.rules)}</chakra.div>
          ))}
          {row.leave?.reason}
          {decision !== null && <chakra.div lineClamp="2">{decision}</chakra.div>}
        </StyledCell>
        <Cell kind="state">{failed ? <StateBadge state="bad">{text('team.notApproved')}</StateBadge> : <StateWords row={row} date={date} />}</Cell>
        <StyledCell
          kind="go"
          display={{ mdDown: 'block' }}
          gridColumn={{ mdDown: '-2 / -1' }}
          gridRow={{ mdDown: '2 / span 2' }}
          textAlign="end"
          px={{ md: '2' }}
        >
          {state !== 'NOT_IN' && (
            <Button
              variant="ghost"
              size="xs"
              px="0"
              boxSize={{ base: '36px', md: '28px' }}
              aria-expanded={open}
              {...(open && { 'aria-controls': details })}
              aria-label={text('team.details', { name })}
              {...(!isSelectable(state) && { 'data-row': row.id })}
              onClick={() => onOpen(!open)}
            >
              <Chevron />
            </Button>
          )}
        </StyledCell>
      </ListRow>
      {open && <DayDetails id={details} row={row} date={date} dayPath={dayPath} onCorrected={() => onSelect(true)} onAction={onAction} />}
    </>
  );
}

/** Renders the time of the check-out, or why there is none. */
function CheckOut({ row: { state, member } }: Pick<Props, 'row'>) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const { attendance } = member.day;
  if (attendance?.punchOutAt) return dates.time(attendance.punchOutAt);
  if (state === 'NEEDS_CHECK' && attendance?.punchInAt) return <StateBadge state="look">{text('approvals.missing')}</StateBadge>;
  return state === 'OPEN' ? <chakra.span color="fg.subtle">{text('approvals.atWork')}</chakra.span> : none;
}

interface DayDetailsProps extends Pick<Props, 'row' | 'date' | 'dayPath' | 'onAction'> {
  id: string;
  onCorrected: () => void;
}

/** Renders the details below an open row: the bar of the day, the correction of the check-out, and the decision. */
function DayDetails({ id, row, date, dayPath, onCorrected, onAction }: DayDetailsProps) {
  const text = useText(teamTexts);
  const dates = useDates();
  const { member, name } = row;
  const { attendance } = member.day;
  const toDecide = dayToDecide(row, date, dates.dayOfYear(date));
  return (
    <chakra.tr role="row" id={id} data-below={row.id} display={{ mdDown: 'block' }} bg="bg.subtle" _print={{ display: 'none' }}>
      <chakra.td
        role="cell"
        colSpan={teamColumnCount}
        display={{ mdDown: 'block' }}
        h={{ md: '38px' }}
        px={{ base: '4', md: '12' }}
        py="2"
        whiteSpace="normal"
        borderBottomWidth="1px"
      >
        <chakra.div display="grid" gap="4" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}>
          <DayBar row={row} />
          {attendance?.punchInAt && !attendance.approved && (attendance.punchOutAt === null ? row.state === 'NEEDS_CHECK' : attendance.correctable) && (
            <CorrectCheckOut
              day={{
                userId: row.id,
                name,
                date,
                punchInAt: attendance.punchInAt,
                lastPointAt: member.day.lastPoint?.at ?? null,
                corrections: attendance.corrections,
              }}
              submit={text('team.correctAndSelect')}
              onDone={onCorrected}
            />
          )}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4" mt="2">
          <Button asChild size="xs" h={{ base: '36px', md: '28px' }}>
            <ReturnLink to={dayPath} aria-label={text('team.seeDayOf', { name })}>
              <Route />
              {text('team.seeDay')}
            </ReturnLink>
          </Button>
          <Phone number={member.employee.phoneNumber} />
        </chakra.div>
        {toDecide && (
          <chakra.div mt="2">
            <DayDecision day={toDecide} onAction={onAction} />
          </chakra.div>
        )}
      </chakra.td>
    </chakra.tr>
  );
}

function StateWords({ row: { state, member, leave }, date }: Pick<Props, 'row' | 'date'>) {
  const text = useText(teamTexts, approvalsTexts);
  const { attendance } = member.day;
  switch (state) {
    case 'NEEDS_CHECK':
      return <StateBadge state="look">{text(attendance && answeredQuestion(attendance) ? 'team.answered' : 'team.look')}</StateBadge>;
    case 'APPROVED':
      return <StateBadge state="good">{text('approvals.approved')}</StateBadge>;
    case 'READY':
      return (
        <Caption as="span" display="inline-flex" alignItems="center" verticalAlign="middle" gap="1.5" minH="22px">
          <Check size={14} />
          {text('approvals.ready')}
        </Caption>
      );
    case 'NOT_READ':
      return <chakra.span color="fg.error">{text('team.notRead')}</chakra.span>;
    case 'NOT_IN':
      return <StateBadge state="plain">{text(leave === undefined ? `muster.${absenceOf(date)}` : 'team.leave')}</StateBadge>;
    case 'UNCHECKED':
      return <StateBadge state="plain">{text('muster.unchecked')}</StateBadge>;
    case 'ASKED':
      return <StateBadge state="note">{text('approvals.asked')}</StateBadge>;
    case 'REFUSED':
      return <StateBadge state="bad">{text('approvals.refused')}</StateBadge>;
    case 'OPEN':
      return <chakra.span color="fg.muted">{text('approvals.atWork')}</chakra.span>;
  }
}
