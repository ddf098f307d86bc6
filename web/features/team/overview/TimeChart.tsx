/** Renders columns by day or month, each a link to its list, with a mark for the other period. Arrow keys move between the columns. */
import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Bar, type BarShapeProps, CartesianGrid, ComposedChart, Rectangle, Scatter, type ScatterShapeProps, XAxis, YAxis } from 'recharts';
import { weekdayOf } from '../../../calendar/india.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import type { Measure, Point } from './activity.ts';
import { overviewTexts } from './texts/texts.ts';

interface Props {
  points: readonly Point[];
  measure: Measure;
  label: string;
  /** Formats a day or month. */
  nameOf: (key: string) => string;
  isByDay: boolean;
  pathTo: (key: string) => string | undefined;
}

export function TimeChart({ points, measure, label, nameOf, isByDay, pathTo }: Props) {
  const text = useText(overviewTexts);
  const data = points.map(({ key, besideKey, values }, at) => ({
    at,
    tick: isByDay ? String(Number((key ?? besideKey ?? '').slice(8))) : (key ?? besideKey ?? '').slice(5),
    now: key === undefined ? null : values[measure].now,
    beside: besideKey === undefined ? null : values[measure].beside,
  }));
  const chart = useChart({ data });
  /** Column that Tab reaches, and that the line below the chart describes. */
  const [active, setActive] = useState<number>();
  const markWidth = Math.max(4, Math.min(18, 480 / points.length));
  const last = points.findLastIndex(({ key }) => key !== undefined);
  const reached = active !== undefined && active <= last ? active : last;
  const describe = (at: number) => {
    const { key, besideKey, values } = points[at] ?? {};
    return [
      key && values && `${nameOf(key)}: ${formatNumber(values[measure].now)}`,
      besideKey && values && `${nameOf(besideKey)}: ${formatNumber(values[measure].beside)}`,
    ]
      .filter(Boolean)
      .join('; ');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-column="${Math.min(last, Math.max(0, reached + step))}"]`)?.focus();
  };
  const column = (props: BarShapeProps) => {
    const at = props.index;
    const key = points[at]?.key;
    if (key === undefined) return <g />;
    const path = pathTo(key);
    // The whole height is clickable, so a day without activity has a target, too.
    const shape = (
      <>
        <rect
          x={props.x}
          width={props.width}
          y={props.background?.y ?? 0}
          height={props.background?.height ?? 0}
          fill={isByDay && weekdayOf(key) === 6 ? chart.color('bg.weekend') : 'transparent'}
        />
        <Rectangle x={props.x} y={props.y} width={props.width} height={props.height} radius={1.5} fill={chart.color('brand.solid')} />
      </>
    );
    if (path === undefined) return shape;
    return (
      <Link
        to={path}
        data-column={at}
        tabIndex={at === reached ? 0 : -1}
        aria-label={describe(at)}
        onFocus={() => setActive(at)}
        onPointerEnter={() => setActive(at)}
      >
        {shape}
      </Link>
    );
  };
  return (
    <chakra.figure onKeyDown={onKeyDown} aria-label={label}>
      <Chart.Root chart={chart} aspectRatio="auto" h="240px" css={focusCss}>
        <ComposedChart
          responsive
          data={chart.data}
          style={{ width: '100%', height: '100%' }}
          accessibilityLayer={false}
          margin={{ top: 6, right: 4, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis
            dataKey="at"
            interval="equidistantPreserveStart"
            minTickGap={8}
            tickFormatter={(at: number) => data[at]?.tick ?? ''}
            tickLine={false}
            axisLine={false}
            fontSize={11}
          />
          <YAxis width={44} tickFormatter={formatNumber} tickLine={false} axisLine={false} allowDecimals={false} fontSize={11} />
          <Bar dataKey="now" isAnimationActive={false} maxBarSize={18} minPointSize={0} shape={column} />
          <Scatter
            dataKey="beside"
            isAnimationActive={false}
            shape={(props: ScatterShapeProps) => (
              <Mark cx={props.cx} cy={props.cy} width={markWidth} color={chart.color('fg.muted')} around={chart.color('bg')} />
            )}
          />
        </ComposedChart>
      </Chart.Root>
      <Caption as="figcaption" display="flex" flexWrap="wrap" gap="4" minH="6">
        <span>{text('overview.key')}</span>
        <span aria-live="polite">{active === undefined ? '' : describe(reached)}</span>
      </Caption>
    </chakra.figure>
  );
}

const focusCss = {
  '& a:focus-visible > rect:first-of-type': { stroke: 'brand.focusRing', strokeWidth: '2px' },
  '& a:is(:hover, :focus-visible) > rect:first-of-type': { fill: 'bg.selected' },
} as const;

interface MarkProps {
  cx: number | undefined;
  cy: number | undefined;
  width: number;
  color: string;
  around: string;
}

/** Renders the number of the other period as a line across the column. */
function Mark({ cx, cy, width, color, around }: MarkProps) {
  if (cx === undefined || cy === undefined || Number.isNaN(cy)) return null;
  return (
    <g pointerEvents="none">
      <rect x={cx - width / 2 - 1} y={cy - 2} width={width + 2} height={4} fill={around} />
      <rect x={cx - width / 2} y={cy - 1} width={width} height={2} fill={color} />
    </g>
  );
}
