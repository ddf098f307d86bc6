/** Renders coverage: the number of visited farmers or dealers, by taluka or by employee. Each number links to its list. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { ChartColumn } from 'lucide-react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { pageSize, useFirstPage } from '../../data/list-page.ts';
import { concernsActivity } from '../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../data/live/use-changes.ts';
import { PagedList } from '../../data/PagedList.tsx';
import type { CoverageGroup, MeetingType } from '../../data/schema.generated.ts';
import { NotSaved, SaveWorkbook, useWorkbookSaving } from '../../data/workbooks/SaveWorkbook.tsx';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { type CoverageColumns, coverageColumns, coverageName, manyDays } from './coverage-columns.tsx';
import { coverageSheet } from './coverage-file.ts';
import { coverageSorts, notVisited, shareOf, sortedCoverage, sumOf, withNinety, withOthers } from './coverage-rows.ts';
import { useCoverageQuery } from './customers.generated.ts';
import { type CoverageLayout, LayoutSegments } from './LayoutSegments.tsx';
import { customersTexts } from './texts/texts.ts';
import { unvisitedDays } from './view.ts';

export interface CoverageView {
  /** Days without a visit, as in the address. */
  unvisited: string | undefined;
  order: string;
  page: number;
}

interface Props extends Pick<CoverageColumns, 'type' | 'layout' | 'listPath' | 'planPath'> {
  pageId: string;
  view: CoverageView;
  onView: (view: CoverageView, options?: { replace: boolean }) => void;
  onLayout: (layout: CoverageLayout | undefined) => void;
}

const usualDays = '60';
const usualOrder = 'share';

/** Counts visits within the chosen days, within 90 days, and of the other kind of customer. */
function useCoverage(type: MeetingType, groupBy: CoverageGroup, days: string, order: string, page: number) {
  const extensions = useServerConfig()?.extensions;
  const isPrinting = usePrinting();
  const other = type === 'FARMER' ? 'DEALER' : 'FARMER';
  const queryOf = (counted: typeof type, within: string) =>
    ({ variables: { type: counted, days: Number(within), groupBy }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }) as const;
  const { data, previousData, error, refetch } = useCoverageQuery(extensions ? queryOf(type, days) : skipToken);
  // The days of the table are counted first, and both counts are the same where the table has 90.
  const ofNinety = useCoverageQuery(extensions && days !== manyDays ? queryOf(type, manyDays) : skipToken);
  const ofOthers = useCoverageQuery(extensions ? queryOf(other, days) : skipToken);
  const renew = () => Promise.allSettled([refetch(), days === manyDays ? undefined : ofNinety.refetch(), ofOthers.refetch()]);
  useRenewal(({ node }) => concernsActivity(node), renew, extensions === true, renewAfter.report);
  const ninety = (ofNinety.data ?? ofNinety.previousData)?.coverage?.rows;
  const pageOf = (coverage: typeof data | typeof previousData) => {
    const rows = coverage?.coverage?.rows;
    if (!rows) return undefined;
    const others = (ofOthers.data ?? ofOthers.previousData)?.coverage?.rows;
    const all = sortedCoverage(withOthers(days === manyDays ? rows : withNinety(rows, ninety), others), order);
    // Paper has every row.
    return { all, nodes: isPrinting ? all : all.slice(page * pageSize, (page + 1) * pageSize), totalCount: all.length };
  };
  return {
    /** The groups, once they have loaded. */
    found: data?.coverage?.rows,
    state: listState({ current: pageOf(data), previous: pageOf(previousData), failed: error !== undefined }, ({ nodes }) => nodes.length === 0),
    error,
    refetch,
  };
}

export function CoveragePanel({ type, layout, pageId, view, onView, onLayout, listPath, planPath }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const days = unvisitedDays.find((choice) => choice === view.unvisited) ?? usualDays;
  const groupBy = layout === 'talukas' ? 'TALUKA' : 'EMPLOYEE';
  const other = type === 'FARMER' ? 'DEALER' : 'FARMER';
  const saving = useWorkbookSaving();
  const order = coverageSorts.some((sort) => view.order === sort || view.order === `-${sort}`) ? view.order : usualOrder;
  const { found, state, error, refetch } = useCoverage(type, groupBy, days, order, view.page);
  useFirstPage(found !== undefined && view.page > 0 && found.length <= view.page * pageSize, (page, options) => onView({ ...view, page }, options));
  const segments = <LayoutSegments value={layout} onChange={onLayout} />;
  const title = text(`customers.title.${type}`);
  if (extensions === false)
    return (
      <Sheet title={title} pageId={pageId} actions={segments}>
        <NotAvailable icon={ChartColumn} functions={text('customers.coverage')} />
      </Sheet>
    );
  const all = state.kind === 'rows' ? state.page.all : [];
  const columnsOf = { text, write, type, layout, days, listPath, planPath };
  const caption = text('customers.coverageUntil', {
    title: joinParts([title, text(`customers.layout.${layout}`)], ', '),
    days: text('customers.unvisited.chip', { count: Number(days) }),
    date: dates.date(indiaToday()),
  });
  const sum = sumOf(all);
  const remark =
    all.length === 0
      ? undefined
      : text('customers.coverageOfAll', {
          total: formatNumber(sum.total),
          visited: formatNumber(sum.visited),
          share: formatNumber(Math.round(shareOf(sum) * 100)),
        });
  return (
    <PagedList
      title={title}
      pageId={pageId}
      note={
        // Wide paper.
        <chakra.span data-wide="" display="none" _print={{ display: 'inline' }}>
          {joinParts([caption, remark], '. ')}
        </chakra.span>
      }
      actions={
        <>
          {segments}
          <PrintButton disabled={all.length === 0} />
          <NotSaved saving={saving} />
          <SaveWorkbook
            saving={saving}
            disabled={all.length === 0}
            onSave={() =>
              void saving.save(() => ({
                name: `${joinParts([title, text(`customers.layout.${layout}`)], ', ')}, ${indiaToday()}`,
                sheets: [
                  coverageSheet({
                    title: text(`customers.layout.${layout}`),
                    caption,
                    head: [
                      text(`customers.layout.${layout}.head`),
                      ...(layout === 'talukas' ? [text('areas.district'), text('areas.state')] : []),
                      title,
                      text('customers.visited'),
                      text('customers.share'),
                      text('customers.unvisited.days', { count: Number(days) }),
                      text('customers.unvisited.days', { count: Number(manyDays) }),
                      text('customers.unvisited.never'),
                      text(`customers.title.${other}`),
                      text(`customers.visited.${other}`),
                      text(`customers.share.${other}`),
                    ],
                    namesOf: (row) => [coverageName(columnsOf, row), ...(layout === 'talukas' ? [write.area(row.district), write.area(row.state)] : [])],
                    rows: days === manyDays ? all.map((row) => ({ ...row, notVisited90: notVisited(row) })) : all,
                    total: text('customers.unvisited.all'),
                  }),
                ],
              }))
            }
          />
        </>
      }
      filters={
        <>
          <span className="list-note">{text('customers.visitedIn')}</span>
          <FilterChips
            label={text('customers.visitedIn')}
            value={days}
            choices={unvisitedDays.map((value) => ({ value, label: text('customers.unvisited.chip', { count: Number(value) }), count: '' }))}
            onChange={(unvisited) => onView({ ...view, unvisited, page: 0 }, { replace: true })}
          />
        </>
      }
      remark={remark}
      list={{
        state,
        error,
        onRetry: () => void refetch(),
        page: view.page,
        hasNext: state.kind === 'rows' ? (view.page + 1) * pageSize < all.length : undefined,
        onPage: (page) => onView({ ...view, page }),
      }}
      sorting={{ order, onOrder: (next) => onView({ ...view, order: next, page: 0 }, { replace: true }) }}
      columns={coverageColumns(columnsOf)}
      keyOf={({ key }) => key}
    />
  );
}
