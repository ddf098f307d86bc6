/** Renders the sending: outcomes, newest first while it runs, then the rows that were not registered, each with the server message and an action. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Download, Pencil, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CheckFirstLink } from '../../../data/OutcomeMessage.tsx';
import type { MeetingType } from '../../../data/schema.generated.ts';
import { formatNumber, formatPhone } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { fullName } from '../../../people/names.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { formTexts } from '../../../ui/form/texts/texts.ts';
import type { Column } from '../../../ui/list/columns.ts';
import { ListFooter } from '../../../ui/list/ListFooter.tsx';
import { ListTable } from '../../../ui/list/ListTable.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { Cell, Row, StyledCell } from '../../../ui/list/TableFrame.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { ImportBar } from './ImportSteps.tsx';
import type { ReadRow } from './import-rows.ts';
import { countIn, type RowFilter, RowFilters, useRowFilter } from './RowFilters.tsx';
import { outcomeWords } from './report.ts';
import { importTexts } from './texts/texts.ts';
import type { Sending } from './use-send-rows.ts';

interface Props {
  type: MeetingType;
  rows: readonly ReadRow[];
  sending: Sending;
  listPath: string;
  /** True when the report could not be written. */
  failed: boolean;
  onContinue: () => void;
  onRetry: (rows: readonly ReadRow[]) => void;
  onCorrect: (number: number) => void;
  onReport: () => void;
}

const filters: readonly RowFilter[] = ['refused', 'registered', 'out'];

export function SendStep(props: Props) {
  const { type, rows, sending, listPath, failed, onContinue, onRetry, onReport } = props;
  const text = useText(importTexts, peopleTexts, formTexts);
  const { busy, broken } = sending;
  const registered = countIn('registered', rows);
  const refused = rows.filter(({ state }) => state === 'refused');
  const waiting = countIn('ready', rows);
  const settled = registered + refused.length;
  const counts = (not: number) => text('import.counts', { registered: formatNumber(registered), refused: formatNumber(not) });
  // At the end, this includes rows that were never sent because of errors.
  const notRegistered = countIn('refused', rows);
  const out = countIn('out', rows);

  // Continues on its own when the connection is back.
  const waitsForLine = !busy && broken === 'failure.network' && waiting > 0;
  useEffect(() => {
    if (!waitsForLine) return undefined;
    window.addEventListener('online', onContinue);
    return () => window.removeEventListener('online', onContinue);
  }, [waitsForLine, onContinue]);

  return (
    <>
      {busy ? (
        <Rows
          {...props}
          page={rows
            .filter(({ row }) => row.outcome !== undefined)
            .slice(-50)
            .reverse()}
        />
      ) : (
        <Settled {...props} />
      )}
      <ListFooter>
        {busy || waiting > 0 ? (
          <ImportBar
            status={
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
                <span>
                  {!busy && (
                    <chakra.strong color={broken === undefined ? undefined : 'fg.error'}>
                      {broken === undefined ? text('import.paused') : text(broken)}{' '}
                    </chakra.strong>
                  )}
                  <strong>{text('import.sent', { sent: formatNumber(settled), all: formatNumber(settled + waiting) })}</strong>{' '}
                  <chakra.span color="fg.muted">{counts(refused.length)}</chakra.span>
                </span>
                <chakra.progress
                  aria-label={text('import.step.send')}
                  value={settled}
                  max={settled + waiting}
                  flex="1 1 160px"
                  maxW="320px"
                  h="6px"
                  accentColor="brand.solid"
                />
              </chakra.div>
            }
          >
            {busy ? (
              <Button onClick={sending.pause}>{text('import.pause')}</Button>
            ) : (
              <>
                <ReportButton onReport={onReport} />
                <Button variant="solid" onClick={onContinue}>
                  {text('import.continue')}
                </Button>
              </>
            )}
          </ImportBar>
        ) : (
          <ImportBar
            status={
              <chakra.span display="flex" alignItems="center" gap="2">
                <chakra.span color={notRegistered > 0 ? 'fg.error' : 'fg.success'}>{notRegistered > 0 ? <CircleAlert /> : <CircleCheck />}</chakra.span>
                <span>
                  <strong>{counts(notRegistered)}</strong> {out > 0 && <chakra.span color="fg.muted">{text('import.leftOut', { count: out })}</chakra.span>}{' '}
                  {failed && <chakra.span color="fg.error">{text('import.fault.save')}</chakra.span>}
                </span>
              </chakra.span>
            }
          >
            <ReportButton onReport={onReport} />
            {refused.length > 0 && (
              <Button onClick={() => onRetry(refused)}>
                <RotateCw />
                {text('import.retry', { count: refused.length })}
              </Button>
            )}
            {registered > 0 && (
              <Button asChild variant="solid">
                <Link to={listPath}>{text(`import.see.${type}`, { count: registered })}</Link>
              </Button>
            )}
          </ImportBar>
        )}
      </ListFooter>
    </>
  );
}

function ReportButton({ onReport }: Pick<Props, 'onReport'>) {
  const text = useText(importTexts);
  return (
    <Button onClick={onReport}>
      <Download />
      {text('import.report')}
    </Button>
  );
}

/** Lists the outcomes of all rows, rows that were not registered first. */
function Settled(props: Props) {
  const { rows } = props;
  const view = useRowFilter(rows, countIn('refused', rows) > 0 ? 'refused' : 'registered');
  return (
    <>
      <RowFilters filters={filters} chosen={view.filter} rows={rows} onChoose={view.choose} />
      <Rows {...props} page={view.pageRows} />
      {view.isPaged && <Pager page={view.page} hasNext={view.hasNext} onPage={view.onPage} />}
    </>
  );
}

function Rows({ page, sending: { busy }, listPath, onRetry, onCorrect }: Props & { page: readonly ReadRow[] }) {
  const text = useText(importTexts, peopleTexts, formTexts);
  const columns: readonly Column[] = [
    { key: 'row', label: text('import.row'), kind: 'drop', width: '72px' },
    { key: 'name', label: text('person.name'), kind: 'main', width: '22%' },
    { key: 'phone', label: text('person.phone'), kind: 'sub', width: '150px' },
    { key: 'outcome', label: text('import.outcome'), kind: 'sub' },
    { key: 'do', label: text('import.correct'), kind: 'action', width: '210px', align: 'end' },
  ];
  return (
    <chakra.div position="relative" overflowX="clip" flex="1">
      <ListTable caption={text('import.step.send')} columns={columns} busy={busy} dimmed={false}>
        {page.map((read) => {
          const { row, reading, state } = read;
          const number = String(row.number);
          const { phoneNumber } = reading.values;
          return (
            <Row key={row.number}>
              <Cell kind="drop">{number}</Cell>
              <Cell kind="main">
                <chakra.span fontWeight="600">{fullName(reading.values)}</chakra.span>{' '}
                <Caption as="span" hideFrom="md" fontWeight="400">
                  {text('import.row')} {number}
                </Caption>
              </Cell>
              <Cell kind="sub">{formatPhone(phoneNumber)}</Cell>
              <Cell kind="sub">
                {state === 'registered' ? (
                  <StateBadge state="good">{outcomeWords(read, text)}</StateBadge>
                ) : (
                  <chakra.span color={state === 'refused' ? 'fg.error' : 'fg.muted'}>{outcomeWords(read, text)}</chakra.span>
                )}
                {row.outcome?.kind === 'lost' && <CheckFirstLink to={listPath} />}
              </Cell>
              <StyledCell kind="action" py={{ md: '1' }}>
                {!busy && (state === 'refused' || state === 'wrong') && (
                  <chakra.span display="flex" gap="1" justifyContent="flex-end">
                    <Button size="xs" h={{ base: '36px', md: '28px' }} aria-label={text('import.correctRow', { number })} onClick={() => onCorrect(row.number)}>
                      <Pencil size={14} />
                      {text('import.correct')}
                    </Button>
                    {state === 'refused' && (
                      <Button size="xs" h={{ base: '36px', md: '28px' }} aria-label={text('import.retryRow', { number })} onClick={() => onRetry([read])}>
                        <RotateCw size={14} />
                        {text('action.retry')}
                      </Button>
                    )}
                  </chakra.span>
                )}
              </StyledCell>
            </Row>
          );
        })}
      </ListTable>
    </chakra.div>
  );
}
