/** Renders the parts that the three tabs of a batch share: its facts, the used share, and the tabs. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { indiaDate, toInstant } from '../../calendar/india.ts';
import { addMonths } from '../../calendar/month-days.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { type BatchCounts, type Report, UsedOfAll } from './BatchReport.tsx';
import type { BatchTab } from './batch-tabs.ts';
import type { Facts } from './cards.ts';
import { qrTexts } from './texts/texts.ts';

export interface BatchPaths {
  back: string;
  tab: (tab: BatchTab) => string;
  dealer: (id: string) => string;
  user: (id: string) => string;
  /** Uses of the cards on a day. */
  usesOn: (day: string) => string;
}

/** Product and pack size, beside the title. */
export const productOf = ({ productName, packageSize }: Partial<Facts>): string => joinParts([productName, packageSize], ', ');

/** Returns the facts of a counted batch. Its cards expire some months after the day of generation. */
export const factsOf = ({ createdAt, productName, packageSize, expiryInMonths, points }: Report): Facts => ({
  createdAt,
  productName,
  packageSize,
  points,
  expiryDate: createdAt === null || expiryInMonths === null ? null : addMonths(indiaDate(toInstant(createdAt)), expiryInMonths),
});

interface Props {
  tab: BatchTab;
  counts: BatchCounts;
  facts: Partial<Facts>;
  /** Null when the server does not report it. */
  quantity: number | null;
  paths: BatchPaths;
  /** Content between the counts and the tabs. */
  children?: ReactNode;
}

export function BatchHead({ tab: current, counts, facts, quantity, paths, children }: Props) {
  const text = useText(qrTexts);
  const write = useValues();
  const { report } = counts;
  const tabs = [
    { tab: 'cards', label: text('qr.cardsHead'), count: quantity },
    { tab: 'people', label: text('qr.people'), count: report?.personCount },
    { tab: 'changes', label: text('qr.changes'), count: report?.voids?.length },
  ] as const;
  return (
    <chakra.div w="full" display="grid" gap="2">
      <BatchFacts facts={facts} quantity={quantity} report={report} />
      <UsedOfAll counts={counts} />
      {children}
      {counts.isAvailable === true && (
        <chakra.nav
          aria-label={text('qr.partsOfBatch')}
          display="flex"
          columnGap={{ base: '3', md: '5' }}
          fontSize={{ base: '13px', md: '14px' }}
          borderBottomWidth="1px"
          mx="calc({spacing.gutter} * -1)"
          px="gutter"
          _print={{ display: 'none' }}
        >
          {tabs.map(({ tab, label, count }) => (
            <chakra.span
              key={tab}
              css={{
                '& > a': { display: 'block', py: '2', color: 'fg.muted', focusVisibleRing: 'inside' },
                '& > a[aria-current]': { color: 'fg.brand', fontWeight: '600', boxShadow: 'inset 0 -3px 0 {colors.brand.solid}' },
              }}
            >
              <Link to={paths.tab(tab)} aria-current={tab === current ? 'page' : undefined}>
                {label} {count != null && <chakra.span fontWeight="400">{write.number(count)}</chakra.span>}
              </Link>
            </chakra.span>
          ))}
        </chakra.nav>
      )}
    </chakra.div>
  );
}

interface FactsProps {
  facts: Partial<Facts>;
  quantity: number | null;
  report: Report | undefined;
}

function BatchFacts({ facts: { points, createdAt, expiryDate }, quantity, report }: FactsProps) {
  const text = useText(qrTexts, listTexts);
  const write = useValues();
  const pointsGiven = report && report.points !== null && report.usedCount !== null ? report.points * report.usedCount : undefined;
  const entries = [
    [text('qr.points'), points === undefined ? undefined : write.number(points)],
    [text('qr.quantityOfBatch'), quantity === null ? undefined : write.number(quantity)],
    [text('list.createdDate'), createdAt && write.dateTime(createdAt)],
    [text('qr.expiryDate'), expiryDate && write.date(expiryDate)],
    [text('qr.pointsGiven'), pointsGiven === undefined ? undefined : write.number(pointsGiven)],
  ].filter(([, value]) => Boolean(value));
  return (
    <chakra.dl display={{ base: 'grid', md: 'flex' }} flexWrap="wrap" gridTemplateColumns="1fr 1fr" columnGap="4" rowGap="2" minH="36px">
      {entries.map(([name, value]) => (
        <chakra.div key={name} borderInlineEndWidth={{ md: '1px' }} pe={{ md: '22px' }} me={{ md: '1.5' }} _last={{ border: '0', p: '0', m: '0' }}>
          <Caption as="dt">{name}</Caption>
          <chakra.dd fontWeight="600">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
