/** Renders the calendar of a date field: the days of a month, chosen by pointer or keys. Its script loads when the calendar is first opened. */
import { Button, chakra, Popover, Portal } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, stepByKey, weeksOf } from '../../calendar/month-days.ts';
import { monthOf } from '../../calendar/months.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { formTexts } from '../form/texts/texts.ts';

interface Props {
  id: string;
  /** Id of the element below which the calendar opens. */
  anchor: string;
  trigger: string;
  /** Returns the element to focus after closing. */
  field: () => HTMLElement | null;
  /** The chosen day; undefined when the field contains no valid day. */
  value: string | undefined;
  today: string;
  /** The last day that can be chosen. */
  latest: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

export function Calendar({ id, anchor, trigger, field, value, today, latest, onPick, onClose }: Props) {
  const text = useText(formTexts);
  const dates = useDates();
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const before = (day: string) => (latest !== undefined && day > latest ? latest : day);
  const [day, setDay] = useState(before(value ?? today));
  const weeks = weeksOf(day);
  const { month, year } = monthOf(day);
  const current = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;

  const move = (event: KeyboardEvent) => {
    const next = stepByKey(day, event, latest);
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => setDay(next));
    current()?.focus();
  };
  const step = (months: number, label: string, Icon: LucideIcon) => {
    const closed = latest !== undefined && addMonths(day, months).slice(0, 7) > latest.slice(0, 7);
    return (
      // Not disabled, so the button keeps the focus when there is no further month.
      <Button
        variant="ghost"
        size="xs"
        px="0"
        boxSize={{ base: '36px', md: '28px' }}
        aria-label={label}
        aria-disabled={closed}
        onClick={() => !closed && setDay(before(addMonths(day, months)))}
      >
        <Icon />
      </Button>
    );
  };

  return (
    <Popover.Root
      open
      modal
      onOpenChange={({ open }) => !open && onClose()}
      ids={{ anchor, trigger, content: id }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      initialFocusEl={current}
      finalFocusEl={field}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            zIndex="popover"
            w="264px"
            maxW="calc(100vw - 16px)"
            px="2.5"
            pt="1"
            pb="2.5"
            borderRadius="l3"
            layerStyle="floating"
            outline="none"
            textStyle="body"
          >
            <Popover.Title srOnly>{text('form.date.choose')}</Popover.Title>
            <chakra.div display="flex" alignItems="center" minH="32px">
              {step(-12, text('form.date.yearBefore'), ChevronsLeft)}
              {step(-1, text('form.date.monthBefore'), ChevronLeft)}
              <chakra.h2 id={heading} aria-live="polite" flex="1" textAlign="center" textStyle="section">
                {`${dates.month(month)} ${year}`}
              </chakra.h2>
              {step(1, text('form.date.monthAfter'), ChevronRight)}
              {step(12, text('form.date.yearAfter'), ChevronsRight)}
            </chakra.div>
            <chakra.table ref={grid} role="grid" aria-labelledby={heading} w="full" tableLayout="fixed" fontSize="13px" textAlign="center" onKeyDown={move}>
              <thead>
                <tr>
                  {weeks[0]?.map((day) => (
                    <chakra.th key={day} scope="col" abbr={dates.weekdayInFull(day)} h="24px" textStyle="meta" fontWeight="400" color="fg.muted">
                      {dates.weekday(day)}
                    </chakra.th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]}>
                    {week.map((date) => (
                      <chakra.td key={date} role="gridcell" p="0" aria-selected={date === value}>
                        <chakra.button
                          type="button"
                          w="full"
                          h={{ base: '36px', md: '32px' }}
                          borderRadius="l2"
                          color={date.slice(0, 7) === day.slice(0, 7) ? 'fg' : 'fg.subtle'}
                          cursor="pointer"
                          focusVisibleRing="outside"
                          tabIndex={date === day ? 0 : -1}
                          disabled={latest !== undefined && date > latest}
                          aria-label={dates.named(date)}
                          aria-current={date === today ? 'date' : undefined}
                          onClick={() => onPick(date)}
                          _hover={{ bg: 'bg.muted' }}
                          _disabled={{ color: 'fg.subtle', bg: 'transparent', cursor: 'default' }}
                          css={{
                            '&[aria-current]': { fontWeight: '600', boxShadow: 'inset 0 0 0 1px {colors.border.control}' },
                            '[aria-selected=true] > &': { bg: 'brand.solid', color: 'brand.contrast', fontWeight: '600' },
                          }}
                        >
                          {Number(date.slice(8))}
                        </chakra.button>
                      </chakra.td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </chakra.table>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
