/** A cell of a list's row, placed by its kind. */
import { Table, type TableCellProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CellKind } from './columns.ts';

/** Columns are counted from the end: not every list has a picture before them. */
const placed: Readonly<Record<CellKind, TableCellProps>> = {
  image: { gridRow: '1 / span 3', w: { mdDown: '40px' }, h: { base: 'auto', md: '46px' }, pe: { md: '0' } },
  main: { gridColumn: '-3 / -2', order: { mdDown: -1 }, fontWeight: { mdDown: '600' } },
  // What is quiet is the text, not what has been typed into it.
  sub: { gridColumn: '-3 / -1', fontSize: { mdDown: '13px' }, color: { mdDown: 'fg.muted' }, css: { '& :is(input, select)': { color: 'fg' } } },
  drop: { display: { mdDown: 'none' } },
  // A button beside a name of one line reaches past it: what follows need not wait for that.
  state: { gridColumn: '-2 / -1', gridRow: '1', maxH: { mdDown: '22px' }, whiteSpace: 'nowrap' },
  action: { gridColumn: '-2 / -1', gridRow: '1 / span 2', whiteSpace: 'nowrap' },
  // The sign at the end: not a target.
  go: { display: { mdDown: 'none' }, color: 'fg.subtle', css: { '& > .lucide': { ms: 'auto' } }, _print: { display: 'none' } },
};

interface Props extends TableCellProps {
  kind: CellKind;
  children: ReactNode;
}

export function Cell({ kind, children, ...cell }: Props) {
  return (
    <Table.Cell
      role="cell"
      data-cell={kind}
      display={{ mdDown: 'block' }}
      h={{ base: 'auto', md: '38px' }}
      p={{ mdDown: '0' }}
      py={{ md: '0.5' }}
      borderWidth={{ mdDown: '0' }}
      overflowWrap="anywhere"
      {...placed[kind]}
      {...cell}
    >
      {children}
    </Table.Cell>
  );
}
