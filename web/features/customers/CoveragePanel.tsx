/** Renders coverage: the number of visited farmers or dealers, by taluka or by employee. Each number links to its list. An extension. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { CalendarPlus, ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { indiaToday } from '../../calendar/server-clock.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { pageSize } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import type { Area } from '../../people/area.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { listState } from '../../ui/list/list-state.ts';
import { ReturnLink, ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCoverageQuery } from './coverage.generated.ts';
import { type CoverageRow, coverageSorts, notVisited, shareOf, sortedCoverage, sumOf, withNinety } from './coverage-rows.ts';
import { type CoverageLayout, LayoutSegments } from './LayoutSegments.tsx';
import { SaveCoverage } from './SaveCoverage.tsx';
import { customersTexts } from './texts/texts.ts';
import { unvisitedDays } from './view.ts';

export interface CoverageView {
  /** Days without a visit, as in the address. */
  unvisited: string | undefined;
  order: string;
  /** Page number, from 0. */
  page: number;
}

/** The group of a number or a plan. */
export interface CoverageGroupOf {
  area?: Area;
  user?: string;
}

interface Props {
  type: MeetingType;
  layout: CoverageLayout;
  /** Key of the page, see PageTitle. */
  place: string;
  view: CoverageView;
  onView: (view: CoverageView, options?: { replace: boolean }) => void;
  onLayout: (layout: CoverageLayout | undefined) => void;
  /** Path of the list of a group. */
  listPath: (group: CoverageGroupOf, unvisited: string) => string;
  /** Path of the form that plans visits in a group. */
  planPath: (group: CoverageGroupOf, unvisited: string) => string;
}

const usualDays = '60';
/** The days of the second column of customers who were not visited. */
const manyDays = '90';
const usualOrder = 'share';

export function CoveragePanel({ type, layout, place, view, onView, onLayout, listPath, planPath }: Props) {
  const text = useText(customersTexts, peopleTexts);
  const write = useValues();
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const days = unvisitedDays.find((choice) => choice === view.unvisited) ?? usualDays;
  const groupBy = layout === 'talukas' ? 'TALUKA' : 'EMPLOYEE';
  const { data, previousData, error, refetch } = useCoverageQuery(
    extensions ? { variables: { type, days: Number(days), groupBy }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
  // The days of the table are counted first, and both counts are the same where the table has 90.
  const ofNinety = useCoverageQuery(
    extensions && days !== manyDays
      ? { variables: { type, days: Number(manyDays), groupBy }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : skipToken,
  );
  const segments = <LayoutSegments value={layout} onChange={onLayout} />;
  const title = text(`customers.title.${type}`);
  if (extensions === false)
    return (
      <Sheet title={title} place={place} actions={segments}>
        <StatePanel role="status" picture={<ChartColumn />} title={notAvailable(text, text('customers.coverage'))} />
      </Sheet>
    );
  const order = coverageSorts.some((sort) => view.order === sort || view.order === `-${sort}`) ? view.order : usualOrder;
  const ninety = (ofNinety.data ?? ofNinety.previousData)?.coverage?.rows;
  const pageOf = (coverage: typeof data | typeof previousData) => {
    const rows = coverage?.coverage?.rows;
    if (!rows) return undefined;
    const all = sortedCoverage(days === manyDays ? rows : withNinety(rows, ninety), order);
    return { all, nodes: all.slice(view.page * pageSize, (view.page + 1) * pageSize), totalCount: all.length };
  };
  const state = listState({ current: pageOf(data), previous: pageOf(previousData), failed: error !== undefined }, ({ nodes }) => nodes.length === 0);
  const all = state.kind === 'rows' ? state.page.all : [];
  const groupOf = ({ key, state: inState, district, label }: CoverageRow): CoverageGroupOf =>
    layout === 'employees' ? { user: key } : { area: { state: inState ?? '', district: district ?? '', taluka: label ?? '' } };
  const nameOf = ({ label, district }: CoverageRow) => (layout === 'talukas' ? write.area(label, district) : write.text(label));
  const count = (row: CoverageRow, number: number, unvisited: string, label: string): ReactNode =>
    number === 0 ? (
      '0'
    ) : (
      <ReturnTextLink to={listPath(groupOf(row), unvisited)} aria-label={`${nameOf(row)}, ${label}: ${formatNumber(number)}`}>
        {formatNumber(number)}
      </ReturnTextLink>
    );
  const notInDays = (each: string) => text('customers.unvisited.days', { count: Number(each) });
  const notIn = notInDays(days);
  // Below 768 pixels a figure is preceded by the name of its column.
  const labelled = (label: string, cell: ReactNode) => (
    <chakra.div textAlign={{ mdDown: 'start' }}>
      <chakra.span hideFrom="md">{label} </chakra.span>
      <chakra.span color="fg">{cell}</chakra.span>
    </chakra.div>
  );
  const figure = (key: string, label: string, width: string, cell: (row: CoverageRow) => ReactNode): RowColumn<CoverageRow> => ({
    key,
    label,
    kind: 'sub',
    align: 'end',
    width,
    sort: key,
    cell: (row) => labelled(label, cell(row)),
  });
  const columns: readonly RowColumn<CoverageRow>[] = [
    {
      key: 'label',
      label: text(`customers.layout.${layout}.head`),
      kind: 'main',
      width: '24%',
      strong: true,
      sort: 'label',
      cell: (row) => (
        <>
          {nameOf(row)}
          {layout === 'talukas' && (
            <chakra.span textStyle="meta" fontWeight="400" color="fg.muted">
              {' '}
              {write.area(row.district)}
            </chakra.span>
          )}
        </>
      ),
    },
    figure('total', title, '96px', ({ total }) => formatNumber(total ?? 0)),
    figure('visited', text('customers.visited'), '96px', ({ visited }) => formatNumber(visited ?? 0)),
    {
      key: 'share',
      label: text('customers.share'),
      kind: 'state',
      sort: 'share',
      cell: (row) => <Share share={shareOf(row)} />,
    },
    figure('unvisited', notIn, '150px', (row) => count(row, notVisited(row), days, notIn)),
    ...(days === manyDays
      ? []
      : [
          figure('unvisited90', notInDays(manyDays), '150px', (row) =>
            row.notVisited90 === undefined ? '-' : count(row, row.notVisited90, manyDays, notInDays(manyDays)),
          ),
        ]),
    figure('never', text('customers.unvisited.never'), '120px', (row) => count(row, row.never ?? 0, 'never', text('customers.unvisited.never'))),
    {
      key: 'plan',
      label: text('customers.planVisits'),
      kind: 'action',
      width: '64px',
      screenOnly: true,
      cell: (row) => (
        <ReturnLink className="list-person" to={planPath(groupOf(row), days)} aria-label={text('customers.planVisitsOf', { name: nameOf(row) })}>
          <CalendarPlus size={16} />
        </ReturnLink>
      ),
    },
  ];
  const sum = sumOf(all);
  return (
    <PagedList
      title={title}
      place={place}
      actions={
        <>
          {segments}
          <SaveCoverage
            name={joinParts([title, text(`customers.layout.${layout}`)], ', ')}
            disabled={all.length === 0}
            sheet={() => ({
              title: text(`customers.layout.${layout}`),
              caption: text('customers.coverageUntil', {
                title,
                days: text('customers.unvisited.chip', { count: Number(days) }),
                date: dates.date(indiaToday()),
              }),
              head: [
                text(`customers.layout.${layout}.head`),
                ...(layout === 'talukas' ? [text('areas.district'), text('areas.state')] : []),
                title,
                text('customers.visited'),
                text('customers.share'),
                notIn,
                notInDays(manyDays),
                text('customers.unvisited.never'),
              ],
              namesOf: (row) => [nameOf(row), ...(layout === 'talukas' ? [write.area(row.district), write.area(row.state)] : [])],
              rows: days === manyDays ? all.map((row) => ({ ...row, notVisited90: notVisited(row) })) : all,
              total: text('customers.unvisited.all'),
            })}
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
      remark={
        all.length === 0
          ? undefined
          : text('customers.coverageOfAll', {
              total: formatNumber(sum.total),
              visited: formatNumber(sum.visited),
              share: formatNumber(Math.round(shareOf(sum) * 100)),
            })
      }
      list={{
        state,
        error,
        onRetry: () => void refetch().catch(() => undefined),
        page: view.page,
        hasNext: state.kind === 'rows' ? (view.page + 1) * pageSize < all.length : undefined,
        onPage: (page) => onView({ ...view, page }),
      }}
      sorting={{ order, onOrder: (next) => onView({ ...view, order: next, page: 0 }, { replace: true }) }}
      columns={columns}
      keyOf={({ key }) => key}
    />
  );
}

/** Renders a bar and its percentage. */
function Share({ share }: { share: number }) {
  const percent = `${formatNumber(Math.round(share * 100))}%`;
  return (
    <chakra.span display="flex" alignItems="center" gap="2" fontWeight="600">
      <chakra.span hideBelow="md" aria-hidden flex="1" h="10px" bg="bg.emphasized" borderRadius="l1" overflow="hidden">
        <chakra.span display="block" h="full" bg="brand.solid" style={{ width: `${share * 100}%` }} />
      </chakra.span>
      <chakra.span minW="44px" textAlign="end">
        {percent}
      </chakra.span>
    </chakra.span>
  );
}
