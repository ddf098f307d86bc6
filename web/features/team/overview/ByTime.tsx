/** Renders a measure by day or month: columns with a mark for the other period, and the same numbers as a table. */
import { chakra } from '@chakra-ui/react';
import { weekdayOf } from '../../../calendar/india.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { LineButton } from '../../../ui/LineButton.tsx';
import { ReturnTextLink } from '../../../ui/list/ReturnLink.tsx';
import { Segments } from '../../../ui/list/Segments.tsx';
import { listTexts } from '../../../ui/list/texts/texts.ts';
import { type Measure, measures, type Point, totalOf } from './activity.ts';
import { TimeChart } from './TimeChart.tsx';
import { overviewTexts } from './texts/texts.ts';

interface Props {
  points: readonly Point[] | undefined;
  measure: Measure;
  byDay: boolean;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** Undefined for a period that is always shown by month. */
  onByMonth: (() => void) | undefined;
  /** Returns the path of the list of a day or month. */
  pathTo: (key: string) => string | undefined;
}

export function ByTime({ points, measure, byDay, isTable, onTable, onByMonth, pathTo }: Props) {
  const text = useText(overviewTexts, listTexts);
  const dates = useDates();
  const nameOf = (key: string) => (byDay ? dates.named(key) : `${dates.month(Number(key.slice(5, 7)))} ${key.slice(0, 4)}`);
  const title = text(byDay ? 'overview.byDay' : 'overview.byMonth', { measure: text(`overview.${measure}`) });
  const isEmpty = points && measures.every((each) => totalOf(points, each).now === 0 && totalOf(points, each).beside === 0);
  return (
    <section aria-label={title}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="2">
        <chakra.h3 fontWeight="600" flex="1">
          {title}
        </chakra.h3>
        {onByMonth && (
          <LineButton type="button" _print={{ display: 'none' }} onClick={onByMonth}>
            {text(byDay ? 'list.byMonth' : 'overview.showDays')}
          </LineButton>
        )}
        <chakra.div _print={{ display: 'none' }}>
          <Segments
            label={text('overview.as')}
            value={isTable ? 'table' : 'chart'}
            choices={[
              { value: 'chart', label: text('overview.chart') },
              { value: 'table', label: text('overview.table') },
            ]}
            onChange={(as) => onTable(as === 'table')}
          />
        </chakra.div>
      </chakra.div>
      {isEmpty && <Caption>{text('overview.nothing')}</Caption>}
      {points && !isEmpty && (
        <>
          <chakra.div display={isTable ? 'none' : 'block'} _print={{ display: 'block' }}>
            <TimeChart points={points} measure={measure} label={title} nameOf={nameOf} isByDay={byDay} pathTo={pathTo} />
          </chakra.div>
          <chakra.div display={isTable ? 'block' : 'none'} _print={{ display: 'block' }} overflowX="auto" maxH={{ md: '420px' }} overflowY="auto">
            <chakra.table className="small-table" aria-label={title} css={tableCss}>
              <thead>
                <tr>
                  <th scope="col">{text(byDay ? 'overview.day' : 'overview.monthHead')}</th>
                  {measures.map((each) => (
                    <chakra.th key={each} scope="col" textAlign="end!">
                      {text(`overview.${each}`)}
                    </chakra.th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {points.toReversed().map(({ key, besideKey, values }) => {
                  const path = key && pathTo(key);
                  return (
                    <chakra.tr key={key ?? besideKey} bg={byDay && key && weekdayOf(key) === 6 ? 'bg.weekend' : undefined}>
                      <td>{key === undefined ? '-' : path ? <ReturnTextLink to={path}>{nameOf(key)}</ReturnTextLink> : nameOf(key)}</td>
                      {measures.map((each) => (
                        <Numbers key={each} {...values[each]} hasNow={key !== undefined} hasBeside={besideKey !== undefined} />
                      ))}
                    </chakra.tr>
                  );
                })}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{text('overview.total')}</th>
                  {measures.map((each) => (
                    <Numbers key={each} {...totalOf(points, each)} hasNow hasBeside />
                  ))}
                </tr>
              </tfoot>
            </chakra.table>
          </chakra.div>
        </>
      )}
    </section>
  );
}

// Heads take two lines, so that the days and all measures fit.
const tableCss = { '& :is(th, td)': { px: '1.5!' }, '& thead th': { whiteSpace: 'normal!' }, '& tbody td:first-of-type': { whiteSpace: 'nowrap' } } as const;

function Numbers({ now, beside, hasNow, hasBeside }: { now: number; beside: number; hasNow: boolean; hasBeside: boolean }) {
  return (
    <chakra.td textAlign="end!" whiteSpace="nowrap">
      {hasNow ? formatNumber(now) : '-'} <Caption as="span">{hasBeside ? formatNumber(beside) : '-'}</Caption>
    </chakra.td>
  );
}
