/** The table of a list: caption, column heads, rows. Rows that wait for the next page are dimmed, never by opacity of text. */
import { Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

interface Props {
  caption: string;
  columns: readonly Column[];
  busy: boolean;
  dimmed: boolean;
  /** The row of totals. */
  foot?: ReactNode;
  children: ReactNode;
}

const dim = { color: 'fg.subtle', '& *': { color: 'fg.subtle' }, '& [data-thumbnail]': { opacity: '0.6' } };

export function ListTable({ caption, columns, busy, dimmed, foot, children }: Props) {
  return (
    <Table.Root role="table" interactive aria-busy={busy} display={{ mdDown: 'block' }} tableLayout={{ md: 'fixed' }} css={dimmed ? { '& tbody': dim } : {}}>
      <Table.Caption asChild>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      </Table.Caption>
      <Table.Header role="rowgroup" display={{ mdDown: 'none' }} position={{ md: 'sticky' }} top="48px" zIndex="1" _print={{ position: 'static' }}>
        <Table.Row role="row">
          {columns.map(({ key, label, kind, width, align, indent, wideOnly, screenOnly = kind === 'go' }) => (
            <Table.ColumnHeader
              key={key}
              role="columnheader"
              scope="col"
              w={width}
              textAlign={align}
              whiteSpace="normal"
              hideBelow={wideOnly ? 'xl' : undefined}
              ps={indent ? '6' : undefined}
              pe={kind === 'image' ? '0' : undefined}
              boxShadow="inset 0 1px 0 {colors.border}"
              _print={screenOnly ? { display: 'none' } : {}}
            >
              {kind === 'go' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ mdDown: 'block' }}>
        {children}
      </Table.Body>
      {foot !== undefined && (
        <Table.Footer role="rowgroup" display={{ mdDown: 'block' }}>
          {foot}
        </Table.Footer>
      )}
    </Table.Root>
  );
}
