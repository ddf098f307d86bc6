/** Renders the day as a list of about ten lines. They are one tab stop: Up and Down choose, P shows the points. The chosen stop has a link to its customer. */
import { chakra } from '@chakra-ui/react';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import type { Dates } from '../../calendar/dates.ts';
import { useDates } from '../../calendar/use-dates.ts';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatTenths } from '../../i18n/formats.ts';
import { type TextFunction, useText } from '../../i18n/text-context.ts';
import { mapsTexts } from '../../maps/texts/texts.ts';
import { ReturnLink } from '../../ui/list/ReturnLink.tsx';
import { type StoryLine, stopTone, stopTones } from './story.ts';
import { daysTexts } from './texts/texts.ts';

interface Props {
  lines: readonly StoryLine[];
  busy: boolean;
  /** Key of the chosen line. */
  chosen: string | undefined;
  onChoose: (line: StoryLine) => void;
  onPoints: () => void;
  /** Returns the path of a farmer's or dealer's page. */
  customerPath: (type: MeetingType, id: string) => string;
}

/** Memoised, so it re-renders when another line is chosen and not with each point of the replay. */
export const DayStory = memo(function DayStory({ lines, busy, chosen, onChoose, onPoints, customerPath }: Props) {
  const text = useText(daysTexts);
  const list = useRef<HTMLOListElement>(null);
  const at = lines.findIndex(({ key }) => key === chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && !event.altKey) return onPoints();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = step === undefined || !(event.target instanceof HTMLButtonElement) ? -1 : buttons.indexOf(event.target) + step;
    const line = lines[next];
    if (line === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
    onChoose(line);
  };
  return (
    <chakra.ol
      ref={list}
      aria-label={text('days.story')}
      aria-busy={busy}
      listStyleType="none"
      overflow="auto"
      maxH={{ md: '560px', _print: 'none' }}
      css={storyCss}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, index) => (
        <li key={line.key} data-line={line.kind} data-chosen={index === at || undefined}>
          <Line line={line} chosen={index === at} tabStop={index === Math.max(0, at)} onChoose={onChoose} />
          {line.kind === 'stop' && line.near !== undefined && (
            <ToPerson
              to={customerPath(line.near.kind === 'farmer' ? 'FARMER' : 'DEALER', line.near.id)}
              aria-label={text('days.personPage', { name: line.near.name })}
              tabIndex={index === Math.max(0, at) ? 0 : -1}
            >
              <ChevronRight size={16} />
            </ToPerson>
          )}
        </li>
      ))}
    </chakra.ol>
  );
});

const ToPerson = chakra(ReturnLink, {
  base: {
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    _hover: { color: 'fg' },
    _print: { display: 'none' },
  },
});

/** Lines are plain elements with shared rules, because separate styles would cost more time than the rest of a line. */
const storyCss = {
  scrollbarWidth: 'thin',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 32px' },
  '& > li:not([data-chosen])': { _hover: { bg: 'bg.subtle' } },
  '& > li[data-chosen]': { bg: 'bg.selected', boxShadow: 'inset 3px 0 0 {colors.brand.solid}' },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '54px 24px minmax(0, 1fr) auto',
    columnGap: '2',
    w: 'full',
    ps: 'gutter',
    pe: '2',
    py: '1',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
  },
  '& [data-line=leg] button': { py: '0.5' },
  '& b': { display: 'block', fontWeight: '600' },
  '& [data-times]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', lineHeight: '18px', '& span': { color: 'fg.muted' } },
  '& [data-rail]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    _before: { content: '""', position: 'absolute', top: '-4px', bottom: '-4px', borderInlineStartWidth: '2px', borderColor: 'map.route' },
  },
  '& [data-line=silence] [data-rail]::before': { borderColor: 'wait', borderInlineStartStyle: 'dotted' },
  // A number or an icon in a circle.
  '& [data-sign]': { position: 'relative', display: 'grid', placeItems: 'center', boxSize: '20px', borderRadius: 'full' },
  '& [data-sign=stop]': { fontSize: '11px', fontWeight: '700', color: 'white' },
  ...Object.fromEntries(stopTones.map((tone) => [`& [data-tone="${tone}"]`, { bg: tone, ...(tone === 'map.yellow' && { color: 'map.ink' }) }])),
  '& [data-sign=odd]': { bg: 'bg.warning', color: 'fg.warning' },
  '& [data-sign=check]': { mt: '1', boxSize: '10px', borderWidth: '2px', borderColor: 'brand.solid', bg: 'bg' },
  '& [data-event=CHECK_IN]': { bg: 'brand.solid' },
  '& [data-words]': { lineHeight: '18px', overflowWrap: 'anywhere', '& span': { display: 'block', textStyle: 'meta', color: 'fg.muted' } },
  '& :is([data-line=silence], [data-line=jump]) [data-words] b': { color: 'fg.warning', fontWeight: 'inherit' },
  '& [data-right]': { whiteSpace: 'nowrap' },
} as const;

interface LineProps {
  line: StoryLine;
  chosen: boolean;
  tabStop: boolean;
  onChoose: (line: StoryLine) => void;
}

const Line = memo(function Line({ line, chosen, tabStop, onChoose }: LineProps) {
  const dates = useDates();
  const { title, detail, right } = useStoryWords()(line);
  const isLeg = line.kind === 'leg';
  const warns = line.kind === 'silence' || line.kind === 'jump';
  const until = line.kind !== 'check' && !isLeg && line.until !== line.from ? dates.time(line.until) : undefined;
  return (
    <button type="button" aria-pressed={chosen} tabIndex={tabStop ? 0 : -1} onClick={() => onChoose(line)}>
      <span data-times="">
        {!isLeg && (
          <>
            <b>{dates.time(line.from)}</b>
            {until !== undefined && <span>{until}</span>}
          </>
        )}
      </span>
      <span data-rail="" aria-hidden>
        {line.kind === 'stop' && (
          <span data-sign="stop" data-tone={stopTone(line.number)}>
            {line.number}
          </span>
        )}
        {line.kind === 'check' && <span data-sign="check" data-event={line.event} />}
        {warns && (
          <span data-sign="odd">
            <TriangleAlert size={13} />
          </span>
        )}
      </span>
      <span data-words="">
        {title !== undefined && <b>{title}</b>}
        {detail.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span data-right="">{right}</span>
    </button>
  );
});

/** Returns functions that format the lines of a story. */
export function useStoryWords() {
  const text = useText(daysTexts, mapsTexts);
  const dates = useDates();
  return useMemo(() => storyWords(text, dates), [text, dates]);
}

function storyWords(text: TextFunction<(typeof daysTexts | typeof mapsTexts)['en']>, dates: Dates) {
  const length = (minutes: number) =>
    minutes < 60
      ? text('days.shortLength', { minutes: String(minutes) })
      : text('days.longLength', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  const kilometres = (km: number) => text('days.kilometres', { count: formatTenths(km) });
  return (line: StoryLine): { title?: string; detail: readonly string[]; right?: string } => {
    switch (line.kind) {
      case 'check':
        return { title: text(`days.${line.event}`), detail: [] };
      case 'stop': {
        const { near, town, meetings, checks, minutes, number } = line;
        const who = near && text('days.near', { name: near.name, kind: text(`maps.${near.kind}`), metres: String(Math.round(near.metres)) });
        const breaks = checks.map(({ event, at }) => `${text(`days.${event}`)} ${dates.time(at)}`).join(', ');
        return {
          title: near?.village ?? (town === undefined ? text('days.stop', { number: String(number) }) : text('days.nearTown', { town })),
          detail: [
            who ?? text('days.nobodyNear'),
            ...meetings.map((comment) => text('days.meeting', { comment: comment ?? '-' })),
            ...(breaks === '' ? [] : [breaks]),
          ],
          right: length(minutes),
        };
      }
      case 'leg':
        return { detail: [`${kilometres(line.km)}, ${length(line.minutes)}`] };
      case 'silence':
        return { title: text('days.silence', { length: length(line.minutes) }), detail: [text('days.silenceKm', { km: kilometres(line.km) })] };
      case 'jump': {
        const away = kilometres(line.km);
        const speed = line.kmPerHour === null ? text('days.inNoTime') : text('days.speedOf', { speed: line.kmPerHour.toFixed(0) });
        return {
          title: line.minutesBack === null ? text('days.jump', { km: away }) : text('days.jumpBack', { km: away, length: length(line.minutesBack) }),
          detail: [text('days.notCounted', { speed })],
        };
      }
    }
  };
}
