/** A row of a list: a table row, and below 768 pixels an entry. The roles are written out because a changed display would take them away. */
import { Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  /** It has just been added: its ground is green. */
  marked?: boolean;
  children: ReactNode;
}

export function Row({ marked = false, children }: Props) {
  return (
    <Table.Row
      role="row"
      aria-current={marked || undefined}
      bg={marked ? 'bg.success' : undefined}
      // What the first cell's link covers.
      position="relative"
      display={{ mdDown: 'grid' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      css={{ '&:has(> [data-cell=image])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } }}
      columnGap="3"
      alignItems="start"
      px={{ mdDown: '4' }}
      py={{ mdDown: '2' }}
      borderBottomWidth={{ mdDown: '1px' }}
      borderColor="border"
    >
      {children}
    </Table.Row>
  );
}
