/** The frame of a day: a table row, and below 768 pixels an entry. */
import { Table, type TableRowProps } from '@chakra-ui/react';

interface Props extends TableRowProps {
  /** Its details stand below it. */
  open?: boolean;
  /** A person must look at it. */
  waits?: boolean;
}

const edge = { boxShadow: 'inset 3px 0 0 {colors.wait}' };

export function DayRow({ open = false, waits = false, ...row }: Props) {
  return (
    <Table.Row
      role="row"
      display={{ mdDown: 'flex' }}
      flexWrap="wrap"
      alignItems="center"
      columnGap="3.5"
      rowGap="0.5"
      px={{ mdDown: '4' }}
      pt={{ mdDown: '2' }}
      pb={{ mdDown: '1.5' }}
      borderBottomWidth={{ mdDown: open ? '0' : '1px' }}
      bg={open ? 'bg.subtle' : undefined}
      css={{
        ...(open ? { md: { '& > td': { borderBottomColor: 'transparent' } } } : {}),
        ...(waits ? { mdDown: edge, md: { '& > td:first-of-type': edge } } : {}),
      }}
      data-waits={waits ? '' : undefined}
      {...row}
    />
  );
}
