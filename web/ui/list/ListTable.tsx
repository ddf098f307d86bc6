/** The table of a list: caption, column heads, rows. Rows that wait long for the next page are dimmed. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLate } from '../use-late.ts';
import type { Column } from './columns.ts';
import { Head, TableFrame } from './TableFrame.tsx';

interface Props {
  caption: string;
  columns: readonly Column[];
  busy: boolean;
  dimmed: boolean;
  /** The row of totals. */
  foot?: ReactNode;
  children: ReactNode;
}

export function ListTable({ columns, dimmed, ...frame }: Props) {
  // Every element of every row is styled anew to dim it and to undo that: an answer that comes at once is not worth it.
  const isDimmed = useLate(dimmed);
  return <TableFrame className={classNames('list-pointed', isDimmed && 'list-dimmed')} heads={columns.map(headOf)} {...frame} />;
}

const headOf = ({ key, label, kind, width, align, indent, wideOnly, screenOnly = kind === 'go' }: Column) => (
  <Head
    key={key}
    className={classNames(`list-${kind}`, align && `list-${align}`, wideOnly && 'list-wide', indent && 'list-indent', screenOnly && 'list-screen')}
    style={{ width }}
  >
    {kind === 'go' ? <span className="words-only">{label}</span> : label}
  </Head>
);
