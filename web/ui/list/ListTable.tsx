/** Renders the table of a list: caption, column heads and rows. Rows are dimmed when the next page takes long. */
import type { KeyboardEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLate } from '../PageSkeleton.tsx';
import type { Column } from './columns.ts';
import { ColumnSort } from './SortButton.tsx';
import { type Sorting, sortState } from './sorting.ts';
import { Head, TableFrame } from './TableFrame.tsx';

interface Props {
  caption: string;
  columns: readonly Column[];
  busy: boolean;
  dimmed: boolean;
  /** Undefined when the list cannot be sorted. */
  sorting?: Sorting | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTableElement> | undefined;
  /** The row of totals. */
  foot?: ReactNode;
  children: ReactNode;
}

export function ListTable({ columns, dimmed, sorting, ...frame }: Props) {
  // Dimming restyles every element of every row, so a fast response skips it.
  const isDimmed = useLate(dimmed);
  return <TableFrame className={classNames('list-pointed', isDimmed && 'list-dimmed')} heads={columns.map((column) => headOf(column, sorting))} {...frame} />;
}

const headOf = ({ key, label, head, kind, width, align, indent, wideOnly, screenOnly = kind === 'go', sort }: Column, sorting: Sorting | undefined) => (
  <Head
    key={key}
    className={classNames(`list-${kind}`, align && `list-${align}`, wideOnly && 'list-wide', indent && 'list-indent', screenOnly && 'list-screen')}
    style={{ width }}
    aria-sort={sorting && sort !== undefined ? sortState(sorting.order, sort) : undefined}
  >
    {sorting && sort !== undefined ? (
      <ColumnSort label={label} sort={sort} sorting={sorting} />
    ) : head ? (
      head
    ) : kind === 'go' || head !== undefined ? (
      <span className="words-only">{label}</span>
    ) : (
      label
    )}
  </Head>
);
