/** The table of a list: caption, column heads, rows. Rows that wait for the next page are dimmed, never by opacity of text. */
import { Table, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
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

const dim = { color: 'fg.subtle', '& *': { color: 'fg.subtle' }, '& .thumbnail': { opacity: '0.6' } };

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
            <th
              key={key}
              // biome-ignore lint/a11y/noRedundantRoles: below 768 pixels the table is a block, and its parts would have no roles.
              role="columnheader"
              scope="col"
              className={classNames(
                'list-head',
                `list-${kind}`,
                align && `list-${align}`,
                wideOnly && 'list-wide',
                indent && 'list-indent',
                screenOnly && 'list-screen',
              )}
              style={{ width }}
            >
              {kind === 'go' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
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
