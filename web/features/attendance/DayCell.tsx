/** A cell of attendance: in a table row, and below 768 pixels in an entry, where it carries its column's name. */
import { Table, type TableCellProps } from '@chakra-ui/react';

interface Props extends TableCellProps {
  /** The column's name, shown where there are no columns. */
  'data-label'?: string;
}

/** What a button or a link in a day's row looks like: its word stands below its column's head. */
export const inDayRow = { ms: { md: '-2.5' }, px: { base: '1', md: '2.5' }, h: { base: '36px', md: '28px' } } as const;

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
