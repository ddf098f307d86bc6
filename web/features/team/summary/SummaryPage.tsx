/** Renders the printed summary: figures, a line for each employee, days that need a check, and planned meetings. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { writeMinutes } from '../../../calendar/dates.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { formatNumber, formatTenths, joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { approvalsTexts } from '../../../people/approvals/texts/texts.ts';
import { Phone } from '../../../people/Phone.tsx';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { useValues } from '../../../people/use-values.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { PrintedOn } from '../../../ui/Sheet.tsx';
import type { Absence } from '../muster.ts';
import type { Row, RowState } from '../team-day.ts';
import { teamTexts } from '../texts/texts.ts';
import type { Summary } from './summary.ts';

interface Props {
  summary: Summary;
  absence: Absence;
  isReading: boolean;
  /** The day in words. */
  date: string;
  reasonsOf: (row: Row) => string;
  planned: { title: string; words: string } | undefined;
  /** Label of the number of meetings. */
  meetingsLabel: string;
  /** Sentence about functions that this server lacks. */
  missing: string | undefined;
}

const stateWords = {
  NEEDS_CHECK: 'team.look',
  NOT_READ: 'team.notRead',
  UNCHECKED: 'muster.unchecked',
  READY: 'approvals.ready',
  OPEN: 'approvals.atWork',
  APPROVED: 'approvals.approved',
  REFUSED: 'approvals.refused',
  ASKED: 'approvals.asked',
} as const satisfies Readonly<Partial<Record<RowState, string>>>;

export function SummaryPage({ summary, absence, isReading, date, reasonsOf, planned, meetingsLabel, missing }: Props) {
  const text = useText(teamTexts, approvalsTexts, peopleTexts);
  const { rows, totals, toCheck, registered, codesUsed } = summary;
  return (
    <chakra.article aria-busy={isReading} bg="bg" maxW="860px" mx="auto" p={{ base: '4', md: '8' }} borderWidth={{ md: '1px' }} css={pageCss}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" pb="2" borderBottom="2px solid" borderColor="fg">
        <chakra.h2 textStyle="title">{text('summary.teamDay')}</chakra.h2>
        <span>{date}</span>
      </chakra.div>
      <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '6', _print: '5' }} rowGap="2" py={{ base: '3', _print: '1.5' }}>
        <Fact label={text('team.in')}>{text('summary.presence', { present: formatNumber(totals.present), total: formatNumber(rows.length) })}</Fact>
        <Fact label={text('team.visits')}>{formatNumber(totals.visits)}</Fact>
        <Fact label={meetingsLabel}>{formatNumber(totals.meetings)}</Fact>
        {registered && <Fact label={text('summary.farmers')}>{formatNumber(registered.farmers)}</Fact>}
        {registered && <Fact label={text('summary.dealers')}>{formatNumber(registered.dealers)}</Fact>}
        {codesUsed !== null && <Fact label={text('summary.codes')}>{formatNumber(codesUsed)}</Fact>}
        <Fact label={text('summary.distance')}>{`${formatTenths(totals.km)} ${text('team.km')}`}</Fact>
      </chakra.dl>
      <h3>{text('summary.byEmployee')}</h3>
      {totals.present === 0 && !isReading && <p>{text('team.nobody')}</p>}
      <EmployeeTable summary={summary} absence={absence} isReading={isReading} />
      {toCheck.length > 0 && (
        <>
          <h3>{text('team.look')}</h3>
          <chakra.table aria-label={text('team.look')} css={{ '& th': { fontWeight: '600!' } }}>
            <tbody>
              {toCheck.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name}</th>
                  <chakra.td whiteSpace="normal!">{reasonsOf(row)}</chakra.td>
                  <td>
                    <Phone number={row.member.employee.phoneNumber} />
                  </td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </>
      )}
      {planned && (
        <>
          <h3>{planned.title}</h3>
          <p>{planned.words}</p>
        </>
      )}
      <Caption mt={{ base: '4', _print: '2' }} pt="2" borderTopWidth="1px">
        <p>{text('summary.states', { approved: formatNumber(summary.approved), ready: formatNumber(summary.ready), check: formatNumber(toCheck.length) })}</p>
        <p>{text('summary.rules')}</p>
        {missing && <p role="status">{missing}</p>}
        <PrintedOn />
      </Caption>
    </chakra.article>
  );
}

/** Renders a row for each employee, and the totals. */
function EmployeeTable({ summary, absence, isReading }: Pick<Props, 'summary' | 'absence' | 'isReading'>) {
  const text = useText(teamTexts, approvalsTexts, peopleTexts);
  const dates = useDates();
  const write = useValues();
  const words = (state: RowState) => text(state === 'NOT_IN' ? `muster.${absence}` : stateWords[state]);
  const { rows, totals, registered } = summary;
  const time = (at: string | null | undefined) => (at ? dates.time(at) : '-');
  const figure = (value: number | null | undefined) => (value ? formatNumber(value) : '-');
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={text('summary.byEmployee')}>
      <table aria-label={text('summary.byEmployee')}>
        <thead>
          <tr>
            <th scope="col">{text('person.name')}</th>
            <th scope="col" data-roomy>
              {text('areas.taluka')}
            </th>
            <th scope="col">{text('team.in')}</th>
            <th scope="col">{text('team.out')}</th>
            <th scope="col" data-figure>
              {text('team.hours')}
            </th>
            <th scope="col" data-figure>
              {text('team.km')}
            </th>
            <th scope="col" data-figure>
              {text('team.visits')}
            </th>
            <th scope="col" data-figure data-roomy>
              {text('team.meetings')}
            </th>
            {registered && (
              <th scope="col" data-figure data-roomy>
                {text('summary.registered')}
              </th>
            )}
            <th scope="col" data-roomy>
              {text('person.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, state, leave, member: { employee, day } }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td data-roomy>{write.area(employee.address?.taluka, employee.address?.district)}</td>
              <td>{time(day.attendance?.punchInAt)}</td>
              <td>{time(day.attendance?.punchOutAt)}</td>
              <td data-figure>{day.attendance?.workMinutes ? writeMinutes(day.attendance.workMinutes) : '-'}</td>
              <td data-figure>{state === 'NOT_IN' || !day.summary ? '-' : formatTenths(day.summary.straightLineKm)}</td>
              <td data-figure>{figure(day.visitCount)}</td>
              <td data-figure data-roomy>
                {figure(day.meetingCount)}
              </td>
              {registered && (
                <td data-figure data-roomy>
                  {figure(registered.of(id))}
                </td>
              )}
              <td data-roomy>{state === 'NEEDS_CHECK' ? <strong>{words(state)}</strong> : leave ? text('team.leave') : words(state)}</td>
            </tr>
          ))}
        </tbody>
        {!isReading && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {joinParts(
                  [
                    text(`team.presence.${absence}`, { present: formatNumber(totals.present), absent: formatNumber(summary.absent.length) }),
                    summary.onLeave.length > 0 ? `${text('team.leave')}: ${formatNumber(summary.onLeave.length)}` : null,
                  ],
                  ', ',
                )}
              </th>
              <td data-roomy />
              <td data-figure>{writeMinutes(totals.minutes)}</td>
              <td data-figure>{formatTenths(totals.km)}</td>
              <td data-figure>{formatNumber(totals.visits)}</td>
              <td data-figure data-roomy>
                {formatNumber(totals.meetings)}
              </td>
              {registered && (
                <td data-figure data-roomy>
                  {formatNumber(registered.farmers + registered.dealers)}
                </td>
              )}
              <td data-roomy />
            </tr>
          </tfoot>
        )}
      </table>
    </chakra.div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Caption as="dt">{label}</Caption>
      <chakra.dd fontWeight="600" fontSize={{ base: '16px', _print: '13px' }}>
        {children}
      </chakra.dd>
    </div>
  );
}

const pageCss = {
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& h3': { fontWeight: '600', mt: '4', mb: '1' },
  '& table': { w: 'full', fontSize: '13px', borderCollapse: 'collapse' },
  '& :is(th, td)': { py: '1', pe: '2', textAlign: 'start', fontWeight: '400', whiteSpace: 'nowrap', borderBottomWidth: '1px' },
  '& thead th': { fontSize: '12px', fontWeight: '600', color: 'fg.muted' },
  '& [data-figure]': { textAlign: 'end' },
  // A phone has room for the times, the hours, the distance and the visits.
  '& [data-roomy]': { display: { mdDown: 'none' } },
  '& tbody th': { whiteSpace: { mdDown: 'normal' } },
  '& tfoot :is(th, td)': { fontWeight: '600', borderTop: '3px double {colors.border.control}', borderBottomWidth: '0' },
  // One sheet of A4 fits a team of twenty-two.
  _print: {
    borderWidth: '0',
    p: '0',
    maxW: 'none',
    fontSize: '11px',
    lineHeight: '1.3',
    '& h3': { mt: '2', mb: '0.5' },
    '& table': { fontSize: '10.5px' },
    '& :is(th, td)': { py: '1px' },
    '& thead th': { fontSize: '10px' },
    '& :is(dt, p, span, a)': { fontSize: 'inherit', lineHeight: 'inherit', minH: '0' },
  },
} as const;
