/** Renders the days of a month as bars. Screen readers get one sentence, and the page shows the same values as a table. */
import { chakra } from '@chakra-ui/react';

export interface DayValue {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly value: number;
  /** Tooltip text. */
  readonly title: string;
  /** True when data of the day is missing. */
  readonly waits?: boolean;
}

interface Props {
  /** Text alternative of the chart. */
  label: string;
  days: readonly DayValue[];
  /** Difference between two grid lines. */
  step: number;
  write: (value: number) => string;
}

/** Pixels, so the labels keep their size at any width of the chart. */
const [top, base, height] = [14, 116, 134];
/** Percentage of the width that the scale takes. */
const left = 9;
const labelledEvery = 5;

export function DayBars({ label, days, step, write }: Props) {
  const most = Math.max(step, Math.ceil(Math.max(0, ...days.map(({ value }) => value)) / step) * step);
  const y = (value: number) => base - (value / most) * (base - top);
  const width = (100 - left) / days.length;
  const x = (at: number) => left + width * at;
  const lines = Array.from({ length: Math.round(most / step) + 1 }, (_, at) => at * step);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      w="full"
      maxW="760px"
      h={`${height}px`}
      flexShrink="0"
      css={{ '& text': { fontSize: '11px', fill: 'fg.muted' }, '& line': { stroke: 'border' } }}
    >
      {lines.map((value) => (
        <g key={value}>
          <line x1={`${left}%`} x2="100%" y1={y(value)} y2={y(value)} />
          <text x={`${left - 1}%`} y={y(value) + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {days.map(({ date, value, title, waits }, at) => {
        const day = Number(date.slice(8));
        return (
          <g key={date}>
            <title>{title}</title>
            {value > 0 && (
              <chakra.rect x={`${x(at) + width * 0.2}%`} width={`${width * 0.6}%`} y={y(value)} height={base - y(value)} rx="1.5" fill="brand.solid" />
            )}
            {waits && <chakra.rect x={`${x(at) + width * 0.2}%`} width={`${width * 0.6}%`} y={base - 4} height="4" fill="wait" />}
            {(day === 1 || day % labelledEvery === 0) && (
              <text x={at === days.length - 1 ? '100%' : `${x(at) + width / 2}%`} y={height - 3} textAnchor={at === days.length - 1 ? 'end' : 'middle'}>
                {day}
              </text>
            )}
          </g>
        );
      })}
    </chakra.svg>
  );
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 and so on with which at most four lines reach the largest value. */
export function chartStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * 4 >= most);
    if (step !== undefined) return step;
  }
}
