/** Renders the rows of `useListPage` page by page in the declared columns. */
import { type KeyboardEventHandler, useCallback, useEffect, useRef } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { classNames } from '../ui/class-names.ts';
import type { RowColumn } from '../ui/list/columns.ts';
import type { ListFrameProps } from '../ui/list/ListFrame.tsx';
import { ListSheet } from '../ui/list/ListSheet.tsx';
import type { Sorting } from '../ui/list/sorting.ts';
import { cellClass, Row as TableRow } from '../ui/list/TableFrame.tsx';
import { listTexts } from '../ui/list/texts/texts.ts';
import { Badge } from '../ui/StateBadge.tsx';
import { failureOf } from './failure.ts';
import { type ListPage, pageSize } from './list-page.ts';

interface Counted<Row = unknown> {
  readonly nodes: readonly Row[];
  readonly totalCount?: number | null;
  readonly totalCountAtLeast?: number | null;
}

interface Props<Row> extends Omit<ListFrameProps, keyof ListPage<unknown> | 'failure'> {
  list: ListPage<Counted<Row>>;
  columns: readonly RowColumn<Row>[];
  /** Handles keys in the table. */
  onKeyDown?: KeyboardEventHandler<HTMLTableElement>;
  /** Undefined when the list cannot be sorted. */
  sorting?: Sorting | undefined;
  /** Returns the unique key of a row. */
  keyOf: (row: Row) => string;
  /** Returns true when a row was just added. The row is marked. In the default order, the last page opens when the row is not on the first. */
  isNew?: ((row: Row) => boolean) | undefined;
}

export function PagedList<Row>({ list, columns, keyOf, isNew, ...frame }: Props<Row>) {
  const text = useText();
  const onNew = useSearchForNew(list, isNew !== undefined && !frame.sorting?.order);
  const listWords = useText(listTexts);
  const { state, page } = list;
  const rowsPage = state.kind === 'rows' ? state.page : undefined;
  const classed = columns.map((column) => ({ ...column, className: classNames(cellClass(column), column.screenOnly && 'list-screen') }));
  const ids = rowsPage?.nodes.map(keyOf) ?? [];
  // Duplicate ids still need distinct keys.
  const keys = ids.map((id, index) => (ids.indexOf(id) === index ? id : `${id} ${index}`));
  const range = rowsPage && rangeOf(rowsPage, page * pageSize);
  return (
    <ListSheet
      {...frame}
      {...list}
      columns={columns}
      rows={({ nodes }) => nodes.map((row, index) => <ListRow key={keys[index]} row={row} columns={classed} isNew={isNew} onNew={onNew} />)}
      failure={text(failureOf(list.error))}
      range={range && listWords(range.key, range.values)}
    />
  );
}

/** Returns the range of the shown rows. Undefined when the total is unknown or smaller than the range. */
function rangeOf({ nodes, totalCount, totalCountAtLeast }: Counted, first: number) {
  const to = first + nodes.length;
  const rangeTo = (total: number) => ({ from: formatNumber(first + 1), to: formatNumber(to), total: formatNumber(total) });
  if (totalCount && totalCount >= to) return { key: 'list.range', values: rangeTo(totalCount) } as const;
  if (totalCountAtLeast && totalCountAtLeast > to) return { key: 'list.rangeOfMore', values: rangeTo(totalCountAtLeast - 1) } as const;
  return undefined;
}

/** Opens the last page from the first page, once, when no row of the first page is the new one. */
function useSearchForNew(list: Props<unknown>['list'], isSought: boolean): () => void {
  const done = useRef(false);
  const { state, page, onPage } = list;
  const total = state.kind === 'rows' && !state.busy && !state.stale ? state.page.totalCount : undefined;
  // Rows have reported before this effect, because effects of children run first.
  useEffect(() => {
    if (!isSought || done.current || !total) return;
    done.current = true;
    if (page === 0 && total > pageSize) onPage(Math.ceil(total / pageSize) - 1);
  });
  return useCallback(() => {
    done.current = true;
  }, []);
}

type RowProps<Row> = Pick<Props<Row>, 'isNew'> & { row: Row; columns: readonly ClassedColumn<Row>[]; onNew: () => void };

/** A column with the class names of its cells, joined once for all rows. */
type ClassedColumn<Row> = RowColumn<Row> & { className: string };

function ListRow<Row>({ row, columns, isNew, onNew }: RowProps<Row>) {
  const text = useText(listTexts);
  const marked = isNew?.(row) === true;
  useEffect(() => {
    if (marked) onNew();
  }, [marked, onNew]);
  return (
    <TableRow marked={marked}>
      {columns.map(({ key, kind, className, cell }) => (
        // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels a cell is a block, and would lose its role.
        <td key={key} role="cell" className={className}>
          {cell(row)}
          {marked && kind === 'main' && <Badge colorPalette="green">{text('list.new')}</Badge>}
        </td>
      ))}
    </TableRow>
  );
}
