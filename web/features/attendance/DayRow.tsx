/** Parts of a day's row: a table row, or an entry below 768 pixels. */
import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { attendanceTexts } from './texts/texts.ts';

interface Props extends HTMLChakraProps<'tr'> {
  /** True when its details are shown below. */
  open?: boolean;
  /** True when a person must check the day. */
  waits?: boolean;
}

const edge = { boxShadow: 'inset 3px 0 0 {colors.wait}' };

export function DayRow({ open = false, waits = false, ...row }: Props) {
  return (
    <chakra.tr
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
        // The first lines of the cells are as high as a button.
        md: { '& > td': { verticalAlign: 'top', lineHeight: '28px', ...(open && { borderBottomColor: 'transparent' }) } },
        ...(waits && { mdDown: edge, '& > td:first-of-type': { md: edge } }),
      }}
      data-waits={waits ? '' : undefined}
      {...row}
    />
  );
}

/** Renders the first cell of a day: its date, after the checkbox if there is one. */
export function DayName({ checkbox, children }: { checkbox?: ReactNode; children: string }) {
  return (
    <DayCell flex="1 1 50%" fontWeight="600" whiteSpace="nowrap">
      <chakra.div display="flex" alignItems="center" gap="1.5" minH={{ md: '28px' }}>
        <chakra.div boxSize="6" ms="-1" flexShrink="0" _print={{ display: 'none' }}>
          {checkbox}
        </chakra.div>
        {children}
      </chakra.div>
    </DayCell>
  );
}

interface CellProps extends HTMLChakraProps<'td'> {
  /** Name of the column, shown below 768 pixels. */
  'data-label'?: string;
}

/** Styles of a button or a link in a day's row, with the label below its column head. */
export const inDayRow = { ms: { md: '-2.5' }, px: { base: '1', md: '2.5' }, h: { base: '36px', md: '28px' } } as const;

/** Renders a cell. Below 768 pixels it shows the name of its column. */
export function DayCell(cell: CellProps) {
  return <chakra.td role="cell" className="list-cell list-day" {...cell} />;
}

interface LinkProps {
  to: string;
  /** The day as its row shows it. */
  day: string;
}

/** Renders the link to a day's Traveled Location. */
export function DayMapLink({ to, day }: LinkProps) {
  const text = useText(attendanceTexts);
  return (
    <Button asChild variant="ghost" size="xs" {...inDayRow}>
      <ReturnLink to={to} title={text('attendance.travelled')} aria-label={text('attendance.travelledOn', { date: day })}>
        <MapPin />
        {text('attendance.map')}
      </ReturnLink>
    </Button>
  );
}
