/** Columns of coverage: the counted kind first, then the other kind beside it. Each number of unvisited customers links to its list. */
import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import type { Area } from '../../people/area.ts';
import type { peopleTexts } from '../../people/texts/texts.ts';
import type { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { ReturnLink, ReturnTextLink } from '../../ui/list/ReturnLink.tsx';
import { type CoverageRow, notVisited, shareOf } from './coverage-rows.ts';
import type { CoverageLayout } from './LayoutSegments.tsx';
import type { customersTexts } from './texts/texts.ts';

/** The group of a number or a plan. */
export interface CoverageGroupOf {
  area?: Area;
  user?: string;
}

/** The days of the second column of customers who were not visited. */
export const manyDays = '90';

export interface CoverageColumns {
  text: TextFunction<(typeof customersTexts | typeof peopleTexts)['en']>;
  write: ReturnType<typeof useValues>;
  type: MeetingType;
  layout: CoverageLayout;
  days: string;
  /** Path of the list of a group. */
  listPath: (group: CoverageGroupOf, unvisited: string) => string;
  /** Path of the form that plans visits in a group. */
  planPath: (group: CoverageGroupOf, unvisited: string) => string;
}

/** Returns the name of a row. */
export const coverageName = ({ layout, write }: Pick<CoverageColumns, 'layout' | 'write'>, { label, district }: CoverageRow): string =>
  layout === 'talukas' ? write.area(label, district) : write.text(label);

const percent = (share: number): string => `${formatNumber(Math.round(share * 100))}%`;

export function coverageColumns(options: CoverageColumns): readonly RowColumn<CoverageRow>[] {
  const { text, write, type, layout, days, listPath, planPath } = options;
  const nameOf = (row: CoverageRow) => coverageName(options, row);
  const groupOf = ({ key, state, district, label }: CoverageRow): CoverageGroupOf =>
    layout === 'employees' ? { user: key } : { area: { state: state ?? '', district: district ?? '', taluka: label ?? '' } };
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
  const other = type === 'FARMER' ? 'DEALER' : 'FARMER';
  const ofOthers = (row: CoverageRow, figureOf: (others: NonNullable<CoverageRow['others']>) => string) =>
    row.others === undefined ? '-' : figureOf(row.others);
  const others = [
    { key: 'otherTotal', label: text(`customers.title.${other}`), write: (row: CoverageRow) => ofOthers(row, ({ total }) => formatNumber(total ?? 0)) },
    { key: 'otherVisited', label: text(`customers.visited.${other}`), write: (row: CoverageRow) => ofOthers(row, ({ visited }) => formatNumber(visited ?? 0)) },
    {
      key: 'otherShare',
      label: text(`customers.share.${other}`),
      write: (row: CoverageRow) => ofOthers(row, (counts) => (counts.total ? percent(shareOf(counts)) : '-')),
    },
  ];
  const never = text('customers.unvisited.never');
  return [
    {
      key: 'label',
      label: text(`customers.layout.${layout}.head`),
      kind: 'main',
      width: '20%',
      strong: true,
      sort: 'label',
      cell: (row) => (
        <>
          {nameOf(row)}
          {layout === 'talukas' && (
            <Caption as="span" fontWeight="400">
              {' '}
              {write.area(row.district)}
            </Caption>
          )}
        </>
      ),
    },
    figure('total', text(`customers.title.${type}`), '80px', ({ total }) => formatNumber(total ?? 0)),
    figure('visited', text('customers.visited'), '84px', ({ visited }) => formatNumber(visited ?? 0)),
    {
      key: 'share',
      label: text('customers.share'),
      kind: 'state',
      sort: 'share',
      cell: (row) => (row.total ? <Share share={shareOf(row)} /> : '-'),
    },
    figure('unvisited', notIn, '112px', (row) => count(row, notVisited(row), days, notIn)),
    ...(days === manyDays
      ? []
      : [
          figure('unvisited90', notInDays(manyDays), '112px', (row) =>
            row.notVisited90 === undefined ? '-' : count(row, row.notVisited90, manyDays, notInDays(manyDays)),
          ),
        ]),
    figure('never', never, '88px', (row) => (
      <>
        {count(row, row.never ?? 0, 'never', never)}
        <chakra.span display="block" hideFrom="md" color="fg.muted">
          {joinParts(
            others.map(({ label, write: figureOf }) => `${label} ${figureOf(row)}`),
            ', ',
          )}
        </chakra.span>
      </>
    )),
    // A narrower table has no room for these columns. On a phone they are a line of the entry.
    ...others.map(
      ({ key, label, write: figureOf }): RowColumn<CoverageRow> => ({
        key,
        label,
        kind: 'drop',
        align: 'end',
        width: '84px',
        sort: key,
        wideOnly: true,
        cell: figureOf,
      }),
    ),
    {
      key: 'plan',
      label: text('customers.planVisits'),
      kind: 'action',
      width: '56px',
      screenOnly: true,
      head: null,
      cell: (row) => (
        <ReturnLink className="list-person" to={planPath(groupOf(row), days)} aria-label={text('customers.planVisitsOf', { name: nameOf(row) })}>
          <CalendarPlus size={16} />
        </ReturnLink>
      ),
    },
  ];
}

/** Renders a bar and its percentage. */
function Share({ share }: { share: number }) {
  return (
    <chakra.span display="flex" alignItems="center" gap="2" fontWeight="600">
      <chakra.span hideBelow="md" aria-hidden flex="1" h="10px" bg="bg.emphasized" borderRadius="l1" overflow="hidden">
        <chakra.span display="block" h="full" bg="brand.solid" style={{ width: `${share * 100}%` }} />
      </chakra.span>
      <chakra.span minW="44px" textAlign="end">
        {percent(share)}
      </chakra.span>
    </chakra.span>
  );
}
