/** A day as a bar: the hours that were worked and the breaks between them, with their lengths. */
import { chakra } from '@chakra-ui/react';
import { writeMinutes } from '../../calendar/write-minutes.ts';
import { useText } from '../../i18n/text-context.ts';
import { attendanceTexts } from './texts/texts.ts';
import { axisOf, type Stretch } from './work-time.ts';

/** The bar's length in the units of its drawing. */
const length = 600;

/** Shorter than this many units, a stretch has no room for its length. */
const leastForText = 32;

export function WorkBar({ stretches }: { stretches: readonly Stretch[] }) {
  const text = useText(attendanceTexts);
  const axis = axisOf(stretches);
  const x = (minutes: number) => ((minutes / 60 - axis.from) / (axis.to - axis.from)) * length;
  const ranges = stretches.filter(({ kind }) => kind === 'work').map(({ from, to }) => `${writeMinutes(from)} - ${writeMinutes(to)}`);
  return (
    <chakra.svg
      hideBelow="md"
      viewBox="-14 0 628 74"
      w="full"
      maxW="628px"
      mt="1.5"
      role="img"
      aria-label={text('attendance.worked', { ranges: ranges.join(', ') })}
      css={{ '& text': { textAnchor: 'middle', fontSize: '11px', fill: 'fg.muted' } }}
    >
      {axis.ticks.map((hour) => (
        <g key={hour}>
          <text x={x(hour * 60)} y="12">
            {writeMinutes(hour * 60)}
          </text>
          <chakra.path d={`M${x(hour * 60)} 18v34`} stroke="border" />
        </g>
      ))}
      <chakra.rect x="0" y="28" width={length} height="14" rx="3" fill="bg.muted" />
      {stretches.map(({ kind, from, to }) => (
        <g key={from}>
          {kind === 'work' && <chakra.rect x={x(from)} y="28" width={x(to) - x(from)} height="14" rx="2" fill="brand.solid" />}
          {x(to) - x(from) >= leastForText && (
            <chakra.text x={(x(from) + x(to)) / 2} y="64" css={kind === 'work' ? { '&&': { fontWeight: '600', fill: 'fg' } } : {}}>
              {writeMinutes(to - from)}
            </chakra.text>
          )}
        </g>
      ))}
    </chakra.svg>
  );
}
