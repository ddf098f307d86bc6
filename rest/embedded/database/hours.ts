/** Rows of a list by hour, and the hours that hold a page of it. Pure. */

/** Number of rows by hour, the newest hour first. */
export type Hours = readonly (readonly [hour: number, rows: number])[];

/** Adds up the rows of several counts. */
export function mergeHours(counts: readonly Hours[]): Hours {
  const sums = new Map<number, number>();
  for (const [hour, rows] of counts.flat()) sums.set(hour, (sums.get(hour) ?? 0) + rows);
  return [...sums].sort(([one], [other]) => other - one);
}

export const totalOf = (hours: Hours): number => hours.reduce((sum, [, rows]) => sum + rows, 0);

/** Consecutive hours, from the first one up to and without the last one; null for an open end. */
export interface HourRange {
  readonly from: number;
  readonly until: number | null;
}

/**
 * Finds the hours that hold a page. Hours without a row are left out, because the rows of other people in them need not be read.
 * The range of the newest hour has an open end for rows that are added meanwhile.
 * @param page.first place of the page's first row, from 0
 * @returns the ranges in the order of the page, and the number of rows in them that come before the page
 */
export function hoursOfPage(
  hours: Hours,
  { first, size, isOldestFirst }: { readonly first: number; readonly size: number; readonly isOldestFirst: boolean },
): { readonly skipped: number; readonly ranges: readonly HourRange[] } {
  const newest = hours[0]?.[0];
  const ranges: HourRange[] = [];
  let [before, skipped] = [0, 0];
  for (const [hour, rows] of isOldestFirst ? hours.toReversed() : hours) {
    const isNewest = hour === newest;
    if (before < first + size && (before + rows > first || (isNewest && before + rows === first))) {
      if (ranges.length === 0) skipped = first - before;
      addHour(ranges, { from: hour, until: isNewest ? null : hour + 1 });
    }
    before += rows;
  }
  return { skipped, ranges };
}

/** Appends an hour, or extends the last range by the hour where both touch. */
function addHour(ranges: HourRange[], hour: HourRange): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.from === hour.until) ranges[ranges.length - 1] = { from: hour.from, until: last.until };
  else if (last !== undefined && last.until === hour.from) ranges[ranges.length - 1] = { from: last.from, until: hour.until };
  else ranges.push(hour);
}
