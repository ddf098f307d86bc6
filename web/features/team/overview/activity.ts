/** Calculates the trends: two periods side by side, by day or month and by rank. Pure. */
import type { ActivityQuery } from './overview.generated.ts';
import { type Periods, partsOf } from './periods.ts';

export const measures = ['visits', 'meetingsHeld', 'farmersRegistered', 'dealersRegistered', 'codesUsed', 'pointsGiven'] as const;
export type Measure = (typeof measures)[number];

export type ActivityRow = NonNullable<ActivityQuery['now']>['rows'][number];

/** Numbers of one measure in both periods. */
export interface Pair {
  readonly now: number;
  readonly beside: number;
}

/** A day or month of the period, with the one of the other period at the same position. */
export interface Point {
  /** Undefined after the end of the period. */
  readonly key: string | undefined;
  readonly besideKey: string | undefined;
  readonly values: Readonly<Record<Measure, Pair>>;
}

/** An employee, taluka or product with activity in one of the periods. */
export interface Ranked {
  readonly key: string;
  readonly label: string | null;
  readonly values: Readonly<Record<Measure, Pair>>;
}

/** Rows of a report of both periods. */
export interface Sides {
  readonly now: readonly ActivityRow[];
  readonly beside: readonly ActivityRow[];
}

const pairs = (now: ActivityRow | undefined, beside: ActivityRow | undefined): Point['values'] => {
  const pair = (measure: Measure): Pair => ({ now: now?.[measure] ?? 0, beside: beside?.[measure] ?? 0 });
  return {
    visits: pair('visits'),
    meetingsHeld: pair('meetingsHeld'),
    farmersRegistered: pair('farmersRegistered'),
    dealersRegistered: pair('dealersRegistered'),
    codesUsed: pair('codesUsed'),
    pointsGiven: pair('pointsGiven'),
  };
};

const byKey = (rows: readonly ActivityRow[]) => new Map(rows.map((row) => [row.key, row]));

export function pointsOf(sides: Sides, periods: Periods, byDay: boolean): readonly Point[] {
  const [now, beside] = [byKey(sides.now), byKey(sides.beside)];
  const [keys, besideKeys] = [partsOf(periods.now, byDay), partsOf(periods.beside, byDay)];
  return Array.from({ length: Math.max(keys.length, besideKeys.length) }, (_, at) => {
    const [key, besideKey] = [keys[at], besideKeys[at]];
    return { key, besideKey, values: pairs(now.get(key ?? ''), beside.get(besideKey ?? '')) };
  });
}

export function ranksOf(sides: Sides): readonly Ranked[] {
  const [now, beside] = [byKey(sides.now), byKey(sides.beside)];
  return [...new Map([...beside, ...now])].map(([key, { label }]) => ({ key, label, values: pairs(now.get(key), beside.get(key)) }));
}

/** Returns the rows with activity, the greatest first. */
export const ranked = (rows: readonly Ranked[], measure: Measure): readonly Ranked[] =>
  rows
    .filter(({ values }) => values[measure].now > 0 || values[measure].beside > 0)
    .toSorted((a, b) => b.values[measure].now - a.values[measure].now || b.values[measure].beside - a.values[measure].beside);

export const totalOf = (rows: readonly { readonly values: Point['values'] }[], measure: Measure): Pair => ({
  now: rows.reduce((sum, { values }) => sum + values[measure].now, 0),
  beside: rows.reduce((sum, { values }) => sum + values[measure].beside, 0),
});

/** Returns the change from the other period in percent with one decimal; undefined when the other period is 0. */
export const changeOf = ({ now, beside }: Pair): number | undefined => (beside === 0 ? undefined : Math.round(((now - beside) / beside) * 1000) / 10);

/** Returns the running totals of a measure by day or month. */
export function runningTotals(points: readonly Point[], measure: Measure): readonly { now: number | undefined; beside: number | undefined }[] {
  let [now, beside] = [0, 0];
  return points.map(({ key, besideKey, values }) => {
    now += values[measure].now;
    beside += values[measure].beside;
    return { now: key === undefined ? undefined : now, beside: besideKey === undefined ? undefined : beside };
  });
}
