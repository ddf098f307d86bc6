/** Loads the counts of a batch once for its three tabs: used cards, by day and by dealer. An extension. */
import { skipToken } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { useRenewal } from '../../data/live/use-changes.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { chartStep, DayBars } from '../../ui/DayBars.tsx';
import { Segments } from '../../ui/list/Segments.tsx';
import { StaleLine } from '../../ui/list/StaleLine.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { type QrBatchReportQuery, useQrBatchReportQuery } from './batches.generated.ts';
import { CountTable } from './CountTable.tsx';
import { qrTexts } from './texts/texts.ts';

export type Report = NonNullable<QrBatchReportQuery['qrBatch']>;

export function useBatchReport(batchId: string) {
  const extensions = useServerConfig()?.extensions;
  const { data, error, refetch } = useQrBatchReportQuery(extensions ? { variables: { id: batchId }, fetchPolicy: 'cache-and-network' } : skipToken);
  useRenewal(({ node: { type, subjectId } }) => type === 'BATCH' && subjectId === batchId, refetch, extensions === true);
  const report = data?.qrBatch ?? undefined;
  return { isAvailable: extensions, report, failed: error !== undefined && report === undefined, renew: () => void refetch() };
}

export type BatchCounts = ReturnType<typeof useBatchReport>;

/** Renders the number of used cards and its share. Keeps its height while the cards are counted. */
export function UsedOfAll({ counts: { isAvailable, report, failed, renew } }: { counts: BatchCounts }) {
  const text = useText(qrTexts);
  if (isAvailable === false) return null;
  if (failed) return <StaleLine onRetry={renew}>{text('qr.countsFailed')}</StaleLine>;
  if (!report)
    return (
      <chakra.div display="flex" alignItems="center" minH={{ base: '54px', md: '30px' }}>
        <chakra.progress aria-label={text('qr.counting')} w="full" />
      </chakra.div>
    );
  const { quantity, usedCount, voidedCount } = report;
  if (quantity === null || usedCount === null) return null;
  const unused = quantity - usedCount - (voidedCount ?? 0);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minH={{ base: '54px', md: '30px' }}>
      <span>
        <chakra.strong textStyle="title">{formatNumber(usedCount)}</chakra.strong> {text('qr.ofUsed', { total: formatNumber(quantity) })}
      </span>
      <chakra.div
        role="img"
        aria-label={text('qr.usedOfAll', { used: formatNumber(usedCount), count: quantity })}
        flex="1"
        minW="160px"
        h="10px"
        bg="bg.emphasized"
        borderRadius="l1"
        overflow="hidden"
      >
        <chakra.div h="full" bg="brand.solid" style={{ width: `${(usedCount / quantity) * 100}%` }} />
      </chakra.div>
      <Caption as="span">{text('qr.shares', { used: formatNumber(usedCount), unused: formatNumber(unused), voided: formatNumber(voidedCount ?? 0) })}</Caption>
    </chakra.div>
  );
}

/** Number of days in the chart of a batch, which ends on the day of the last use. */
const daysOfChart = 30;

interface UsesProps {
  counts: BatchCounts;
  paths: { readonly dealer: (id: string) => string; readonly usesOn: (day: string) => string };
}

/** Renders uses by day and by dealer. On a phone the cards are first, and a button shows the uses. */
export function BatchUses({ counts: { isAvailable, report, failed }, paths }: UsesProps) {
  const text = useText(qrTexts);
  const [isOpen, setOpen] = useState(false);
  if (isAvailable === false || failed) return null;
  if (report?.usedCount === 0) return <chakra.p color="fg.muted">{text('qr.noneUsed')}</chakra.p>;
  const dealers = (report?.usesByDealer ?? []).map(({ dealerId, dealerName, taluka, count }) => ({
    key: dealerId ?? '',
    label: dealerName ?? text('qr.dealerNotGiven'),
    note: taluka,
    to: dealerId === null ? undefined : paths.dealer(dealerId),
    count,
  }));
  return (
    <>
      <Button size="xs" h="36px" hideFrom="md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChartColumn />
        {text('qr.usesOfBatch')}
      </Button>
      <chakra.div
        display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
        gap="4"
        w="full"
        minH={{ md: '187px' }}
        py="2"
        borderTopWidth={{ md: '1px' }}
        _print={{ display: 'none' }}
      >
        {report && (
          <>
            <UsedByDay uses={report.usesByDay ?? []} pathTo={paths.usesOn} />
            <chakra.section aria-label={text('qr.usedByDealer')} borderInlineStartWidth={{ md: '1px' }} ps={{ md: '4' }} minW="0">
              <chakra.h2 fontWeight="600" minH="30px">
                {text('qr.usedByDealer')}
              </chakra.h2>
              <CountTable caption={text('qr.usedByDealer')} head={text('qr.purchaseFrom')} count={text('qr.cardsHead')} rows={dealers} />
            </chakra.section>
          </>
        )}
      </chakra.div>
    </>
  );
}

function UsedByDay({ uses, pathTo }: { uses: NonNullable<Report['usesByDay']>; pathTo: (day: string) => string }) {
  const text = useText(qrTexts, listTexts);
  const dates = useDates();
  const [isTable, setTable] = useState(false);
  const last = uses.at(-1)?.date;
  if (last === undefined) return null;
  const first = addDays(last, 1 - daysOfChart);
  const days = Array.from({ length: daysOfChart }, (_, at) => {
    const date = addDays(first, at);
    const value = uses.find((day) => day.date === date)?.count ?? 0;
    return { date, value, title: `${dates.named(date)}: ${formatNumber(value)}` };
  });
  const between = text('export.days', { from: dates.date(first), until: dates.date(last) });
  return (
    <chakra.section aria-label={text('qr.usedByDay')} minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="30px">
        <chakra.h2 fontWeight="600" flex="1">
          {text('qr.usedByDay')}
        </chakra.h2>
        {!isTable && <Caption as="span">{between}</Caption>}
        <Segments
          label={text('qr.usedByDay')}
          value={isTable ? 'table' : 'chart'}
          choices={[
            { value: 'chart', label: text('qr.chart') },
            { value: 'table', label: text('qr.table') },
          ]}
          onChange={(value) => setTable(value === 'table')}
        />
      </chakra.div>
      {isTable ? (
        <CountTable
          caption={text('qr.usedByDay')}
          head={text('qr.day')}
          count={text('qr.cardsHead')}
          rows={uses.toReversed().map(({ date, count }) => ({ key: date, label: dates.named(date), to: pathTo(date), count }))}
        />
      ) : (
        <DayBars label={`${text('qr.usedByDay')}, ${between}`} days={days} step={chartStep(Math.max(...days.map(({ value }) => value)))} write={formatNumber} />
      )}
    </chakra.section>
  );
}
