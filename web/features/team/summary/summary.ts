/** Calculates a team's day in figures and as a text to send. Pure. */
import { joinParts } from '../../../i18n/formats.ts';
import type { DayActivityQuery } from '../team.generated.ts';
import { isIn, type Row, sorted, type Totals, totalsOf } from '../team-day.ts';

export type DayActivity = NonNullable<DayActivityQuery['activityReport']>;

export interface Summary {
  /** Sorted by name. */
  readonly rows: readonly Row[];
  readonly totals: Totals;
  readonly absent: readonly Row[];
  readonly onLeave: readonly Row[];
  readonly toCheck: readonly Row[];
  readonly approved: number;
  readonly ready: number;
  /** Null when the server does not count registrations. */
  readonly registered: { readonly farmers: number; readonly dealers: number; readonly of: (employeeId: string) => number } | null;
  readonly codesUsed: number | null;
}

export function summaryOf(team: readonly Row[], activity: DayActivity | undefined): Summary {
  const rows = sorted(team, 'name', false);
  const registered = new Map(activity?.rows.map((row) => [row.key, (row.farmersRegistered ?? 0) + (row.dealersRegistered ?? 0)]));
  return {
    rows,
    totals: totalsOf(rows),
    absent: rows.filter((row) => isIn('absent', row)),
    onLeave: rows.filter((row) => isIn('leave', row)),
    toCheck: rows.filter((row) => isIn('look', row)),
    approved: rows.filter(({ state }) => state === 'APPROVED').length,
    ready: rows.filter(({ state }) => state === 'READY').length,
    registered: activity
      ? { farmers: activity.total?.farmersRegistered ?? 0, dealers: activity.total?.dealersRegistered ?? 0, of: (id) => registered.get(id) ?? 0 }
      : null,
    codesUsed: activity?.total?.codesUsed ?? null,
  };
}

/** Optional parts of the text. */
export const textParts = ['visits', 'check', 'planned'] as const;
export type TextPart = (typeof textParts)[number];

export interface TextLines extends Readonly<Record<TextPart, readonly string[]>> {
  readonly title: string;
  readonly figures: readonly string[];
}

/** Formats bold text for WhatsApp, which uses asterisks. */
export const bold = (text: string) => `*${text.replaceAll('*', '')}*`;

/** Returns the text with the chosen parts, without empty parts. */
export const textOf = ({ title, figures, ...lines }: TextLines, parts: ReadonlySet<TextPart>): string =>
  joinParts(
    [[bold(title), ...figures], ...textParts.filter((part) => parts.has(part)).map((part) => lines[part])].map((block) => block.join('\n')),
    '\n\n',
  );
