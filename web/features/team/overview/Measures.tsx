/** Renders the measures side by side: the numbers of both periods, the running totals, and the change. */
import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { Area, ComposedChart, Line } from 'recharts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { changeOf, type Measure, measures, type Point, runningTotals, totalOf } from './activity.ts';
import { overviewTexts } from './texts/texts.ts';

interface Props {
  points: readonly Point[] | undefined;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Measures({ points, measure, onMeasure }: Props) {
  const text = useText(overviewTexts);
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = measures[(measures.indexOf(measure) + step + measures.length) % measures.length];
    if (next === undefined) return;
    onMeasure(next);
    group.current?.querySelector<HTMLElement>(`[data-measure=${next}]`)?.focus();
  };
  return (
    <chakra.div
      ref={group}
      role="radiogroup"
      aria-label={text('overview.measure')}
      onKeyDown={onKeyDown}
      display="grid"
      gridAutoFlow={{ base: 'column', md: 'row' }}
      gridAutoColumns={{ base: '44%' }}
      gridTemplateColumns={{ md: `repeat(${measures.length}, minmax(0, 1fr))` }}
      overflowX="auto"
      borderTopWidth="1px"
      _print={{ gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      {measures.map((each) => {
        const total = points && totalOf(points, each);
        const change = total && changeOf(total);
        return (
          <chakra.button
            key={each}
            type="button"
            role="radio"
            aria-checked={each === measure}
            tabIndex={each === measure ? 0 : -1}
            data-measure={each}
            onClick={() => onMeasure(each)}
            textAlign="start"
            px="gutter"
            py="2"
            minH="120px"
            cursor="pointer"
            borderInlineEndWidth="1px"
            borderBottom="3px solid"
            borderBottomColor={each === measure ? 'brand.solid' : 'transparent'}
            bg={each === measure ? 'bg.selected' : undefined}
            focusVisibleRing="inside"
          >
            <chakra.span display="block" textStyle="meta">
              {text(`overview.${each}`)}
            </chakra.span>
            <chakra.strong textStyle="title">{total ? formatNumber(total.now) : '-'}</chakra.strong>{' '}
            <Caption as="span">{total && text('overview.before', { count: formatNumber(total.beside) })}</Caption>
            {points && <RunningTotals points={points} measure={each} />}
            <chakra.span display="block" textStyle="meta" fontWeight="600">
              {change === undefined
                ? ''
                : change === 0
                  ? text('overview.same')
                  : text(change > 0 ? 'overview.up' : 'overview.down', { percent: String(Math.abs(change)) })}
            </chakra.span>
          </chakra.button>
        );
      })}
    </chakra.div>
  );
}

/** Renders the running totals of both periods as lines. The numbers beside the chart are its text alternative. */
function RunningTotals({ points, measure }: Pick<Props, 'measure'> & { points: readonly Point[] }) {
  const chart = useChart({ data: [...runningTotals(points, measure)] });
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h="40px" aria-hidden>
      <ComposedChart
        responsive
        data={chart.data}
        style={{ width: '100%', height: '100%' }}
        accessibilityLayer={false}
        margin={{ top: 3, bottom: 1, left: 0, right: 3 }}
      >
        <Area dataKey="now" isAnimationActive={false} stroke={chart.color('brand.solid')} strokeWidth={2} fill={chart.color('bg.selected')} activeDot={false} />
        <Line
          dataKey="beside"
          isAnimationActive={false}
          stroke={chart.color('border.control')}
          strokeWidth={1.5}
          strokeDasharray="3 2.5"
          dot={false}
          activeDot={false}
        />
      </ComposedChart>
    </Chart.Root>
  );
}
