/** Renders the muster on a phone: a line for each person with totals, which opens as a calendar of seven columns. */
import { Button, chakra } from '@chakra-ui/react';
import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { writeMinutes } from '../../calendar/dates.ts';
import { weekdayOf } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { approvalsTexts } from '../../people/approvals/texts/texts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { MusterKey } from './MusterFilters.tsx';
import { absenceIn, type Cell, type CellActions, type MusterRow, type OpenCell, openerOf, sunday } from './muster.ts';
import { dayCss } from './muster-css.ts';
import { teamTexts } from './texts/texts.ts';
import { useMusterCell } from './use-muster-cell.ts';

interface Props extends CellActions {
  rows: readonly MusterRow[];
  dayPath: (userId: string, date: string) => string;
  onApprove: (row: MusterRow) => void;
}

export function MusterPeople({ rows, ...person }: Props) {
  return (
    <chakra.ul listStyleType="none" hideFrom="md" flex="1" _print={{ display: 'none' }}>
      {rows.map((row) => (
        <Person key={row.id} row={row} {...person} />
      ))}
    </chakra.ul>
  );
}

interface PersonProps extends Omit<Props, 'rows'> {
  row: MusterRow;
}

function Person({ row, dayPath, onApprove, ...actions }: PersonProps) {
  const text = useText(teamTexts);
  const dates = useDates();
  const [open, setOpen] = useState(false);
  const calendar = useId();
  const Chevron = open ? ChevronUp : ChevronDown;
  const [first] = row.cells;
  return (
    <chakra.li borderBottomWidth="1px" px="4" py="2" css={row.toCheck > 0 ? { boxShadow: 'inset 3px 0 0 {colors.wait}' } : {}}>
      <chakra.div display="flex" alignItems="center" gap="2" minH="44px">
        <chakra.div flex="1" minW="0">
          <chakra.div fontWeight="600">{row.name}</chakra.div>
          <Caption>
            {row.known
              ? text('muster.sums', { days: text('muster.dayCount', { count: row.present }), hours: writeMinutes(row.minutes) })
              : text('team.notRead')}
            {row.travel && `, ${formatNumber(Math.round(row.travel.km))} ${text('team.km')}`}
          </Caption>
        </chakra.div>
        <State row={row} />
        <Button
          variant="ghost"
          px="0"
          boxSize="36px"
          aria-label={text('muster.calendarOf', { name: row.name })}
          aria-expanded={open}
          {...(open && { 'aria-controls': calendar })}
          onClick={() => setOpen(!open)}
        >
          <Chevron />
        </Button>
      </chakra.div>
      {open && first && (
        <chakra.div id={calendar} display="grid" gap="2" pt="1">
          <chakra.div display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))" gap="2px" maxW="328px" fontSize="12px" textAlign="center" css={dayCss}>
            {row.cells.slice(0, 7).map(({ date }, at) => (
              <chakra.span key={date} color="fg.muted" order={weekdayOf(date) - at} gridRow="1" gridColumn={weekdayOf(date) + 1}>
                {dates.weekday(date)}
              </chakra.span>
            ))}
            {row.cells.map((cell, at) => (
              <chakra.div
                key={cell.date}
                gridColumn={weekdayOf(cell.date) + 1}
                gridRow={Math.floor((weekdayOf(first.date) + at) / 7) + 2}
                minH="44px"
                borderRadius="l1"
                css={weekdayOf(cell.date) === sunday ? { bg: 'bg.weekend' } : {}}
              >
                <chakra.span display="block" fontSize="11px" color="fg.muted" aria-hidden>
                  {Number(cell.date.slice(8))}
                </chakra.span>
                <PersonDay row={row} cell={cell} to={dayPath(row.id, cell.date)} onOpen={openerOf(cell, actions)} />
              </chakra.div>
            ))}
          </chakra.div>
          <MusterKey withTypes={actions.onSetType !== undefined} />
          {row.toApprove > 0 && (
            <Button
              h="36px"
              justifySelf="start"
              aria-label={text('muster.approveOf', { name: row.name, days: text('muster.dayCount', { count: row.toApprove }) })}
              onClick={() => onApprove(row)}
            >
              <Check />
              {text('muster.approveRow', { count: String(row.toApprove) })}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}

interface PersonDayProps extends Pick<PersonProps, 'row'> {
  cell: Cell;
  to: string;
  /** Undefined for a day that the cell links to. */
  onOpen: OpenCell | undefined;
}

function PersonDay({ row, cell, to, onOpen }: PersonDayProps) {
  const content = useMusterCell()(row, cell);
  if (content === null) return null;
  const { letter, attributes } = content;
  return onOpen ? (
    <chakra.button type="button" w="full" {...attributes} onClick={() => onOpen(row, cell)}>
      {letter}
    </chakra.button>
  ) : (
    <ReturnLink to={to} {...attributes}>
      {letter}
    </ReturnLink>
  );
}

function State({ row: { known, cells, toCheck, toApprove, unchecked, asked, refused, present } }: Pick<PersonProps, 'row'>) {
  const text = useText(teamTexts, approvalsTexts);
  if (!known) return null;
  if (toCheck > 0) return <StateBadge state="look">{text('muster.missingCount', { count: toCheck })}</StateBadge>;
  if (toApprove + unchecked > 0) return <StateBadge state="waits">{text('muster.toApproveCount', { count: toApprove + unchecked })}</StateBadge>;
  if (asked > 0) return <StateBadge state="note">{text('approvals.asked')}</StateBadge>;
  if (refused > 0) return <StateBadge state="bad">{text('approvals.refused')}</StateBadge>;
  if (present === 0) return <StateBadge state="plain">{text(`muster.${absenceIn(cells)}`)}</StateBadge>;
  return <StateBadge state="good">{text('approvals.approved')}</StateBadge>;
}
