/** Renders the day table: every recorded point, including points without a place. Its rows are one tab stop, and Up and Down move between them. */
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { daysTexts } from './texts/texts.ts';
import type { TravelStop } from './travel.ts';

/** Maps a key to the index of the next row, from the focused one. */
const steps: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  Home: () => 0,
  End: (_from, last) => last,
};

/** Shared by all rows, because a day has hundreds. */
const pointsLook = {
  '& > tr': { cursor: 'pointer', '&[aria-current]': { bg: 'bg.selected', '& button': { fontWeight: '600' } } },
  '& td:nth-of-type(-n + 2)': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(3)': { overflowWrap: 'anywhere' },
  '& td:last-of-type': { color: 'fg.subtle', '&[data-fault]': { color: 'fg.error' } },
  '& button': { cursor: 'pointer', borderRadius: 'l1', focusVisibleRing: 'outside' },
  '& .lucide': { display: 'inline-block', verticalAlign: 'baseline', _print: { display: 'none' } },
  '& .words-only': { _print: { position: 'static', w: 'auto', h: 'auto', clip: 'auto', m: '0', whiteSpace: 'normal' } },
} as const;

interface Props {
  stops: readonly TravelStop[];
  busy: boolean;
  chosen: string | null;
  onChoose: (key: string) => void;
}

export function TravelTable({ stops, busy, chosen, onChoose }: Props) {
  const text = useText(daysTexts, peopleTexts);
  const box = useRef<HTMLDivElement>(null);
  // Scrolls only the table's own box, not the page.
  useEffect(() => {
    const row = chosen === null ? null : box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen)}"]`);
    if (!box.current || !row) return;
    const head = 32;
    const [top, bottom] = [row.offsetTop - head, row.offsetTop + row.offsetHeight - box.current.clientHeight];
    if (box.current.scrollTop > top) box.current.scrollTop = top;
    else if (box.current.scrollTop < bottom) box.current.scrollTop = bottom;
  }, [chosen]);
  const at = stops.findIndex(({ key }) => key === chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
    const go = steps[event.key];
    const next =
      go &&
      stops[
        go(
          stops.findIndex((stop) => stop.key === key),
          stops.length - 1,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.key);
    box.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"] button`)?.focus();
  };
  // Fixed widths, so the heads do not move when the rows load.
  const columns = [
    { label: text('days.date'), width: '138px' },
    { label: text('days.place'), width: '126px' },
    { label: text('person.status'), width: undefined },
    { label: text('days.error'), width: '60px' },
  ];
  return (
    <chakra.section
      ref={box}
      aria-label={text('days.travelled')}
      position="relative"
      overflow="auto"
      maxH={{ base: '604px', _print: 'none' }}
      css={{ scrollbarWidth: 'thin' }}
    >
      <chakra.table className="small-table list-pointed" aria-busy={busy} tableLayout="fixed" fontSize="12.5px" minW="432px">
        <caption>
          <span className="words-only">{text('days.travelled')}</span>
        </caption>
        <chakra.thead position="sticky" top="0" zIndex="head">
          <tr>
            {columns.map(({ label, width }) => (
              <chakra.th key={label} scope="col" w={width} boxShadow="inset 0 1px 0 {colors.border}">
                {label}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody onKeyDown={onKeyDown} css={pointsLook}>
          {stops.map((stop, index) => (
            <TravelTableRow key={stop.key} stop={stop} chosen={index === at} tabStop={index === Math.max(0, at)} onChoose={onChoose} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </chakra.section>
  );
}

interface TravelTableRowProps {
  stop: TravelStop;
  chosen: boolean;
  tabStop: boolean;
  onChoose: (key: string) => void;
}

/** Renders a point of a day in the table. */
const TravelTableRow = memo(function TravelTableRow({ stop: { key, point, place, isLeftOut }, chosen, tabStop, onChoose }: TravelTableRowProps) {
  const text = useText(daysTexts, peopleTexts);
  const dates = useDates();
  const none = text('value.none');
  const faults = [
    point.syncComment,
    place === null && point.syncComment === null ? text('days.noPosition') : null,
    isLeftOut && point.leftOut !== null && point.leftOut !== 'NO_PLACE' ? text(`days.fault.${point.leftOut}`) : null,
  ];
  const error = faults.filter((fault) => fault !== null).join('. ');
  return (
    <tr data-key={key} aria-current={chosen ? 'true' : undefined} onClick={() => onChoose(key)}>
      <td>
        <button type="button" aria-pressed={chosen} tabIndex={tabStop ? 0 : -1} onClick={() => onChoose(key)}>
          {point.at === null ? none : `${dates.dayOfYear(point.at)} ${dates.seconds(point.at)}`}
        </button>
      </td>
      <td>{place === null ? '-, -' : `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`}</td>
      <td>{point.comment ?? none}</td>
      <td data-fault={error === '' ? undefined : ''} title={error === '' ? undefined : error}>
        {error === '' ? (
          none
        ) : (
          <>
            <CircleAlert size={14} />
            <span className="words-only">{error}</span>
          </>
        )}
      </td>
    </tr>
  );
});
