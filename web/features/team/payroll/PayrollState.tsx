/** Renders the state of the month above the figures: open or closed, blockers with links to each day, and the buttons that close and reopen. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Lock, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '../../../calendar/use-dates.ts';
import { joinParts } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { LineButton } from '../../../ui/LineButton.tsx';
import { ReturnLink } from '../../../ui/list/ReturnLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import type { TeamFilter } from '../view.ts';
import type { PayrollStateQuery } from './payroll.generated.ts';
import { nameOf } from './payroll-rows.ts';
import { payrollTexts } from './texts/texts.ts';

export type MonthState = NonNullable<NonNullable<PayrollStateQuery['payrollMonth']>['state']>;
type Blocker = MonthState['blockers'][number];
export type BlockedDay = Blocker['days'][number];

interface Props {
  state: MonthState;
  /** `November 2026` */
  period: string;
  boardPath: (date: string, filter: TeamFilter) => string;
  onAbsence: (day: BlockedDay) => void;
  onClose: () => void;
  onReopen: () => void;
}

export function PayrollState({ state, period, boardPath, onAbsence, onClose, onReopen }: Props) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const list = useId();
  /** Kind of blocker whose days are listed. */
  const [listed, setListed] = useState<Blocker['kind']>(null);
  const { closedAt, closedBy, blockers, over, holidays, reopenings, downloadCount, lastDownloadAt, lastDownloadBy } = state;
  const count = blockers.reduce((sum, blocker) => sum + blocker.count, 0);
  const listedBlocker = blockers.find(({ kind }) => kind !== null && kind === listed);
  const kinds = blockers.flatMap(({ kind }) => kind ?? []);
  const next = kinds[(listed === null ? 0 : kinds.indexOf(listed) + 1) % kinds.length] ?? null;
  const time = (at: string | null) => (at === null ? '-' : dates.dateTime(at));
  const holidayDays = holidays.map(({ date }) => dates.dayOfYear(date)).join(', ');
  return (
    <chakra.div px="gutter" py="2" borderBottomWidth="1px" display="flex" flexWrap="wrap" alignItems="start" gap="2" _print={{ display: 'block' }}>
      <chakra.div flex={{ base: '1 0 100%', md: '1' }} display="grid" gap="1">
        <chakra.div>
          <StateBadge state={closedAt === null ? 'waits' : 'off'}>{text(closedAt === null ? 'payroll.open' : 'payroll.closed')}</StateBadge>{' '}
          {closedAt === null ? (
            <>
              <strong>{period}</strong>{' '}
              {joinParts(
                [
                  count > 0 ? text('payroll.blocked', { count }) : over ? text('payroll.readyToClose') : null,
                  over ? null : text('payroll.notOver'),
                  holidays.length > 0 ? text('payroll.holidaysAre', { days: holidayDays }) : null,
                ],
                ' ',
              )}
            </>
          ) : (
            <span>{text('payroll.closedBy', { period, name: closedBy ?? '-', time: time(closedAt) })}</span>
          )}
        </chakra.div>
        {blockers.length > 0 && (
          <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" _print={{ display: 'none' }}>
            {blockers.map(
              ({ kind, count: days }) =>
                kind !== null && (
                  <LineButton
                    key={kind}
                    fontSize="13px"
                    fontWeight="400"
                    display="inline-flex"
                    alignItems="center"
                    gap="1"
                    aria-expanded={kind === listed}
                    aria-controls={list}
                    onClick={() => setListed(kind === listed ? null : kind)}
                  >
                    <span>{text(`payroll.blocker.${kind}`, { count: days })}</span>
                    {kind === listed ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
                  </LineButton>
                ),
            )}
          </chakra.div>
        )}
        <chakra.div id={list} _empty={{ display: 'none' }} _print={{ display: 'none' }}>
          {listedBlocker && <BlockedDays blocker={listedBlocker} boardPath={boardPath} onAbsence={onAbsence} />}
        </chakra.div>
        <Caption _empty={{ display: 'none' }}>
          {downloadCount > 0 && <div>{text('payroll.downloads', { count: downloadCount, name: lastDownloadBy ?? '-', time: time(lastDownloadAt) })}</div>}
          {reopenings.map(({ at, by, reason }) => (
            <div key={at}>{text('payroll.reopened', { name: by ?? '-', time: time(at), reason: reason ?? '-' })}</div>
          ))}
        </Caption>
      </chakra.div>
      {closedAt === null ? (
        <>
          {next !== null && (
            <Button h="control" flex={{ mdDown: '1' }} data-next _print={{ display: 'none' }} onClick={() => setListed(next)}>
              <ChevronDown />
              {text('payroll.next')}
            </Button>
          )}
          <Button h="control" flex={{ mdDown: '1' }} variant="solid" disabled={count > 0 || !over} data-lock _print={{ display: 'none' }} onClick={onClose}>
            <Lock />
            {text('payroll.close')}
          </Button>
        </>
      ) : (
        <Button h="control" flex={{ mdDown: '1' }} data-lock _print={{ display: 'none' }} onClick={onReopen}>
          <Undo2 />
          {text('payroll.reopen')}
        </Button>
      )}
    </chakra.div>
  );
}

interface BlockedDaysProps extends Pick<Props, 'boardPath' | 'onAbsence'> {
  blocker: Blocker;
}

/** Renders the blocking days. Each links to the team's board, where the day is corrected, answered or approved. An absence opens a dialog. */
function BlockedDays({ blocker: { kind, count, days }, boardPath, onAbsence }: BlockedDaysProps) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const nameOfDay = (day: BlockedDay) => `${nameOf(day)}, ${day.date === null ? '-' : dates.dayOfYear(day.date)}`;
  return (
    <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" maxH="200px" overflowY="auto">
      {days.map((day) => (
        <li key={`${day.userId} ${day.date}`}>
          {kind === 'ABSENT_WITHOUT_REASON' || day.date === null ? (
            <LineButton onClick={() => onAbsence(day)}>{nameOfDay(day)}</LineButton>
          ) : (
            <ReturnLink className="name-link" to={boardPath(day.date, kind === 'MISSING_CHECK_OUT' ? 'look' : kind === 'OPEN_QUESTION' ? 'asked' : 'approve')}>
              {nameOfDay(day)}
            </ReturnLink>
          )}
        </li>
      ))}
      {count > days.length && <chakra.li color="fg.muted">{text('payroll.more', { count: count - days.length })}</chakra.li>}
    </chakra.ul>
  );
}
