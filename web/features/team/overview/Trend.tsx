/** Renders two periods side by side, by day or month, employee, taluka and product. Loaded after today's figures, because it includes the charts. */
import { Button, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../../calendar/india.ts';
import { daysIn } from '../../../calendar/month-days.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { concernsActivity } from '../../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { ActivityGroup } from '../../../data/schema.generated.ts';
import { NotSaved, SaveWorkbook, useWorkbookSaving } from '../../../data/workbooks/SaveWorkbook.tsx';
import { useText } from '../../../i18n/text-context.ts';
import { usePlaces } from '../../../people/area-names/use-places.ts';
import { areaOfKey, noDealer } from '../../../people/report-row/report-row.ts';
import { peopleTexts } from '../../../people/texts/texts.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { DateInput } from '../../../ui/date/DateInput.tsx';
import { Segments } from '../../../ui/list/Segments.tsx';
import { StaleLine } from '../../../ui/list/StaleLine.tsx';
import { listTexts } from '../../../ui/list/texts/texts.ts';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { type Measure, measures, pointsOf, type Ranked, ranksOf } from './activity.ts';
import { activityWorkbook } from './activity-file.ts';
import { ByTime } from './ByTime.tsx';
import { Measures } from './Measures.tsx';
import { useActivityQuery } from './overview.generated.ts';
import { isByDay, kindOf, type PeriodKind, type Periods, periodKinds, periodsOf, stepped } from './periods.ts';
import { Ranks } from './Ranks.tsx';
import { overviewTexts } from './texts/texts.ts';
import type { OverviewPanelProps, OverviewPaths, ReportRow } from './view.ts';

interface Props extends Pick<OverviewPanelProps, 'date' | 'values' | 'onView' | 'paths'> {
  today: string;
}

/** First and last days of two chosen periods. */
const ownDays = ['from', 'until', 'besideFrom', 'besideUntil'] as const;
const noDays = { from: '', until: '', besideFrom: '', besideUntil: '' };

function useReport({ now, beside }: Periods, groupBy: ActivityGroup) {
  const variables = { from: now.from, to: now.until, besideFrom: beside.from, besideTo: beside.until, groupBy };
  const { data, previousData, error, refetch } = useActivityQuery({ variables, fetchPolicy: 'cache-and-network' });
  const latest = data ?? previousData;
  const sides = latest?.now && latest.beside ? { now: latest.now.rows, beside: latest.beside.rows } : undefined;
  return { sides, isOld: data === undefined, error, renew: () => void refetch() };
}

export function Trend({ date, today, values, onView, paths }: Props) {
  const text = useText(overviewTexts, listTexts, peopleTexts);
  const dates = useDates();
  const places = usePlaces();
  const yesterday = addDays(today, -1);
  const periods = periodsOf(values, date, yesterday);
  const kind = kindOf(values);
  const byDay = isByDay(periods, values['by']);
  const measure = measures.find((each) => each === values['measure']) ?? 'visits';
  const time = useReport(periods, byDay ? ActivityGroup.DAY : ActivityGroup.MONTH);
  const employees = useReport(periods, ActivityGroup.EMPLOYEE);
  const talukas = useReport(periods, ActivityGroup.TALUKA);
  const products = useReport(periods, ActivityGroup.PRODUCT);
  const saving = useWorkbookSaving();
  const { now, beside } = periods;
  const range = ({ from, until }: Periods['now'], format = dates.date) => text('export.days', { from: format(from), until: format(until) });
  /** Formats a day without this year. */
  const shortDay = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? dates.dayOfYear(day) : dates.date(day));
  const chosen = { from: now.from, until: now.until, besideFrom: beside.from, besideUntil: beside.until };
  const reports = [time, employees, talukas, products];
  // Changes of today concern only a period that includes today.
  const renewAll = () => {
    for (const { renew } of reports) renew();
  };
  useRenewal(({ node }) => now.until >= today && concernsActivity(node), renewAll, true, renewAfter.report);
  const failed = reports.find(({ error }) => error !== undefined);
  const isWhole = reports.every(({ sides, isOld }) => sides !== undefined && !isOld);
  const points = time.sides && pointsOf(time.sides, periods, byDay);
  const named = (rows: readonly Ranked[], nameOf: (row: Ranked) => string | null) =>
    rows.map((row) => ({ ...row, label: row.key === noDealer ? text('person.noDealer') : nameOf(row) }));
  const ranks = {
    employees: employees.sides && named(ranksOf(employees.sides), ({ label }) => label),
    talukas: talukas.sides && named(ranksOf(talukas.sides), ({ key }) => places.name(areaOfKey(key).taluka, areaOfKey(key).district)),
    products: products.sides && ranksOf(products.sides),
  };
  // Visits have no product, so the products show codes, or points where points are chosen.
  const ofProducts = measure === 'pointsGiven' ? measure : 'codesUsed';
  const isOfCodes = measure === 'codesUsed' || measure === 'pointsGiven';
  // A code counts where the pack was sold.
  const note = isOfCodes ? text('overview.codeOfDealer') : undefined;
  const show = (next: Readonly<Record<string, string>>, on = date, options?: { replace: boolean }) => onView(on, { ...values, ...next }, options);
  const timePath = (key: string) => pathOf(paths, measure, byDay ? { from: key, until: key } : monthDays(key, now));
  const retry = () => {
    for (const { error, renew } of reports) if (error !== undefined) renew();
  };
  const file = () => {
    if (!points || !ranks.employees || !ranks.talukas || !ranks.products) return undefined;
    const { employees, talukas, products } = ranks;
    const words = { now: range(now), beside: range(beside) };
    const caption = text('overview.periods', words);
    return {
      name: `${text('overview.title')}, ${now.from} - ${now.until}`,
      ...activityWorkbook({ text, caption, ...words, points, byDay, employees, talukas, products }),
    };
  };
  return (
    <chakra.section aria-label={text('overview.trend')} aria-busy={!isWhole}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" px="gutter" py="2" breakAfter="avoid">
        <chakra.h2 fontWeight="600">{text('overview.trend')}</chakra.h2>
        <Caption as="span" flex="1 1 260px">
          {text('overview.periods', { now: range(now, shortDay), beside: range(beside, shortDay) })}
        </Caption>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" _print={{ display: 'none' }}>
          <PeriodControls
            kind={kind}
            now={now}
            yesterday={yesterday}
            onKind={(period) => show({ period, ...(period === 'own' ? chosen : noDays) })}
            onStep={(day) => show({}, day)}
          />
          <PrintButton disabled={!isWhole} />
          <SaveWorkbook saving={saving} disabled={!isWhole} onSave={() => void saving.save(file)} />
        </chakra.div>
      </chakra.div>
      {kind === 'own' && <OwnDays value={chosen} latest={yesterday} onChange={show} />}
      {failed && <StaleLine onRetry={retry}>{text('overview.trendFailed')}</StaleLine>}
      <NotSaved saving={saving} />
      <Measures points={points} measure={measure} onMeasure={(next) => show({ measure: next }, date, { replace: true })} />
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.3fr) minmax(0, 1fr)' }} css={sectionCss}>
        <ByTime
          points={points}
          measure={measure}
          byDay={byDay}
          isTable={values['as'] === 'table'}
          onTable={(isTable) => show({ as: isTable ? 'table' : '' }, date, { replace: true })}
          onByMonth={byDay || values['by'] === 'month' ? () => show({ by: byDay ? 'month' : '' }, date, { replace: true }) : undefined}
          pathTo={timePath}
        />
        <Ranks
          title={text('overview.byEmployee', { measure: text(`overview.${measure}`) })}
          note={note}
          rows={ranks.employees}
          measure={measure}
          pathTo={(key) => pathOf(paths, measure, now, { group: 'EMPLOYEE', key })}
        />
        <Ranks
          title={text('overview.byTaluka', { measure: text(`overview.${measure}`) })}
          note={note}
          rows={ranks.talukas}
          measure={measure}
          pathTo={(key) => pathOf(paths, measure, now, { group: 'TALUKA', key })}
        />
        <Ranks
          title={text('overview.byProduct', { measure: text(`overview.${ofProducts}`) })}
          note={isOfCodes ? undefined : text('overview.visitHasNoProduct')}
          rows={ranks.products}
          measure={ofProducts}
          pathTo={(key) => paths.uses?.(now, { group: 'PRODUCT', key })}
        />
      </chakra.div>
      <Caption px="gutter" py="3">
        {text('overview.rules')}
      </Caption>
    </chakra.section>
  );
}

interface OwnDaysProps {
  value: Readonly<Record<(typeof ownDays)[number], string>>;
  /** The last day that can be chosen. */
  latest: string;
  onChange: (values: Readonly<Record<string, string>>) => void;
}

/** Renders the inputs of the first and last days of both periods. */
function OwnDays({ value, latest, onChange }: OwnDaysProps) {
  const text = useText(overviewTexts);
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, {sizes.date})" gap="2" px="gutter" pb="2">
      {ownDays.map((end) => (
        <DateInput key={end} size="sm" aria-label={text(`overview.${end}`)} value={value[end]} latest={latest} onChange={(day) => onChange({ [end]: day })} />
      ))}
    </chakra.div>
  );
}

interface PeriodControlsProps {
  kind: PeriodKind;
  now: Periods['now'];
  yesterday: string;
  onKind: (kind: PeriodKind) => void;
  /** Called with a day of the previous or the next period. */
  onStep: (day: string) => void;
}

/** Renders the choice of the kind of period, and the buttons to the previous and the next period. */
function PeriodControls({ kind, now, yesterday, onKind, onStep }: PeriodControlsProps) {
  const text = useText(overviewTexts);
  return (
    <>
      <Segments
        label={text('overview.period')}
        value={kind}
        choices={periodKinds.map((each) => ({ value: each, label: text(`overview.${each}`) }))}
        onChange={onKind}
      />
      {kind !== 'own' && (
        <>
          <Button px="0" boxSize="control" aria-label={text('overview.periodBefore')} onClick={() => onStep(stepped(kind, now.from, -1, yesterday))}>
            <ChevronLeft />
          </Button>
          <Button
            px="0"
            boxSize="control"
            aria-label={text('overview.periodAfter')}
            aria-disabled={now.until >= yesterday}
            onClick={() => now.until < yesterday && onStep(stepped(kind, now.from, 1, yesterday))}
          >
            <ChevronRight />
          </Button>
        </>
      )}
    </>
  );
}

const sectionCss = {
  '& > section': { px: 'gutter', py: '3', borderTopWidth: '1px', minH: '200px' },
  '& > section:nth-of-type(odd)': { borderInlineEndWidth: { xl: '1px' } },
} as const;

/** Returns the days of a month within the period. */
function monthDays(month: string, { from, until }: Periods['now']): Periods['now'] {
  const [first, last] = [`${month}-01`, `${month}-${daysIn(`${month}-01`)}`];
  return { from: first < from ? from : first, until: last > until ? until : last };
}

/** Returns the path of the list that a number counts: of a day or month, or of an employee or taluka. */
function pathOf(paths: OverviewPaths, measure: Measure, days: Periods['now'], row?: ReportRow): string | undefined {
  const ofRow = row && (row.group === 'TALUKA' ? { area: areaOfKey(row.key) } : { employee: row.key });
  switch (measure) {
    case 'farmersRegistered':
      return paths.customers('FARMER', days, ofRow);
    case 'dealersRegistered':
      return paths.customers('DEALER', days, ofRow);
    case 'codesUsed':
    case 'pointsGiven':
      return paths.uses?.(days, row);
    default:
      return paths.visits(days, { meetingsOnly: measure === 'meetingsHeld', row });
  }
}
