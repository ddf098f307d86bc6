/** A cell of attendance: in a table row, and below 768 pixels in an entry, where it carries its column's name. */
import { Table, type TableCellProps } from '@chakra-ui/react';

interface Props extends TableCellProps {
  /** The column's name, shown where there are no columns. */
  'data-label'?: string;
}

export function DayCell(props: Props) {
  return (
    <Table.Cell
      role="cell"
      display={{ mdDown: 'block' }}
      h={{ base: 'auto', md: '38px' }}
      p={{ mdDown: '0' }}
      borderWidth={{ mdDown: '0' }}
      css={{ mdDown: { '&[data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted', textStyle: 'meta', fontWeight: '400' } } }}
      {...props}
    />
  );
}
