/** Renders a table whose rows become entries below 768 pixels: caption, heads, rows and totals. The styles are in `theme/list.ts`. */
// biome-ignore-all lint/a11y/noRedundantRoles: below 768 pixels the table and its parts are blocks, and would lose their roles.
import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLate } from '../PageSkeleton.tsx';
import type { CellKind, Column } from './columns.ts';

interface Props extends ComponentProps<'table'> {
  caption: string;
  busy: boolean;
  heads: ReactNode;
  /** Rows of totals. */
  foot?: ReactNode;
}

export function TableFrame({ caption, busy, heads, foot, className, children, ...table }: Props) {
  return (
    <table role="table" className={classNames('list-table', className)} aria-busy={busy} {...table}>
      <caption>
        <span className="words-only">{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">{heads}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
      {foot !== undefined && <tfoot role="rowgroup">{foot}</tfoot>}
    </table>
  );
}

export function Head({ className, ...head }: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" className={classNames('list-head', className)} {...head} />;
}

interface RowProps {
  /** True for a row that was just added. Its background is green. */
  marked?: boolean;
  children: ReactNode;
}

/** Renders a row of a list: a table row, or an entry below 768 pixels. */
export function Row({ marked = false, children }: RowProps) {
  return (
    <tr role="row" className="list-row" aria-current={marked || undefined}>
      {children}
    </tr>
  );
}

interface CellProps extends Omit<ComponentProps<'td'>, 'align' | 'color' | 'width' | 'height'>, Pick<Column, 'align' | 'wideOnly'> {
  kind: CellKind;
  nowrap?: boolean | undefined;
  strong?: boolean | undefined;
}

/** Renders a cell of a list row, placed by its kind. */
export function Cell({ kind, align, wideOnly, nowrap, strong, className, ...cell }: CellProps) {
  return <td role="cell" className={classNames(cellClass({ kind, align, wideOnly, nowrap, strong }), className)} {...cell} />;
}

export const cellClass = ({ kind, align, wideOnly, nowrap, strong }: CellProps): string =>
  classNames('list-cell', `list-${kind}`, align && `list-${align}`, wideOnly && 'list-wide', nowrap && 'list-nowrap', strong && 'list-strong');

/** A cell with style properties, where the kind is not enough. */
export const StyledCell = chakra(Cell);

const skeletonRows = Array.from({ length: 10 }, (_, at) => at);

/** Renders static bars in the shape of a list's rows, only when loading is slow. */
export function Skeleton({ columns }: { columns: readonly Column[] }) {
  if (!useLate(true)) return null;
  return skeletonRows.map((row) => (
    <Row key={row}>
      {columns.map(({ key, kind, wideOnly }) => (
        <Cell key={key} kind={kind} wideOnly={wideOnly}>
          <chakra.span
            display={kind === 'go' ? 'none' : 'block'}
            bg="bg.emphasized"
            borderRadius={kind === 'image' ? 'l2' : 'l1'}
            h={kind === 'image' ? '40px' : '10px'}
            my={kind === 'image' ? '0' : '5px'}
            maxW="100%"
            w={kind === 'image' ? '40px' : kind === 'main' ? '130px' : '64px'}
          />
        </Cell>
      ))}
    </Row>
  ));
}
