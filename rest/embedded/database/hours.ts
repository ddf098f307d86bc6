/** Counts of a list's rows by hour, and the hours that contain a page. Pure. */

/** Number of rows by hour, the newest hour first. */
export type Hours = readonly (readonly [hour: number, rows: number])[];

/** Adds up several counts. */
export function mergeHours(counts: readonly Hours[]): Hours {
  const sums = new Map<number, number>();
  for (const [hour, rows] of counts.flat()) sums.set(hour, (sums.get(hour) ?? 0) + rows);
  return [...sums].sort(([one], [other]) => other - one);
}

export const totalOf = (hours: Hours): number => hours.reduce((sum, [, rows]) => sum + rows, 0);

/** Consecutive hours from the first one to before the last one. Null for an open end. */
export interface HourRange {
  readonly from: number;
  readonly until: number | null;
}

/**
 * Finds the hours that contain a page. Omits hours without rows, so that rows of other people in them are not read. The range of the newest hour has an
 * open end for rows that are added meanwhile.
 * @param page.first place of the page's first row, from 0
 * @returns the ranges in the order of the page, and the number of their rows before the page
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

/** Returns the range from the oldest to the newest of some ranges in either order, or undefined for none. */
export function spanOf(ranges: readonly HourRange[]): HourRange | undefined {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first.from < last.from ? { from: first.from, until: last.until } : { from: last.from, until: first.until };
}

/** Appends an hour, or extends the last range when both are adjacent. */
function addHour(ranges: HourRange[], hour: HourRange): void {
  const last = ranges.at(-1);
  if (last !== undefined && last.from === hour.until) ranges[ranges.length - 1] = { from: hour.from, until: last.until };
  else if (last !== undefined && last.until === hour.from) ranges[ranges.length - 1] = { from: last.from, until: hour.until };
  else ranges.push(hour);
}
