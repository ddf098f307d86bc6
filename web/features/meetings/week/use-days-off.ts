import { useServerConfig } from '../../../data/config.ts';
import { concernsDays } from '../../../data/live/concerns.ts';
import { renewAfter, useRenewal } from '../../../data/live/use-changes.ts';
import { useText } from '../../../i18n/text-context.ts';
import { type TypeOfDay, useDayTypes } from '../../../people/day-types/use-day-types.ts';
import { weekTexts } from './texts/texts.ts';
import { isSunday } from './week.ts';

const daysOff = ['LEAVE', 'HOLIDAY', 'WEEK_OFF', 'HALF_DAY'] as const;

export interface DayOff {
  readonly type: (typeof daysOff)[number];
  /** The type in words. */
  readonly words: string;
}

/** Returns true when meetings can be planned. A half day has room for some. */
export const isWorkday = (off: DayOff | null): boolean => off === null || off.type === 'HALF_DAY';

/** Returns an employee's day off; null for a working day. */
export type DayOffOf = (userId: string, date: string) => DayOff | null;

/** Loads the days off of employees in a week. An extension. */
export function useDaysOff(ids: readonly string[], days: readonly string[]): DayOffOf {
  const text = useText(weekTexts);
  const extensions = useServerConfig()?.extensions;
  const months = [...new Set(days.map((day) => day.slice(0, 7)))].map((month) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }));
  const { typeOf, refetch } = useDayTypes(extensions ? ids : [], months);
  useRenewal(({ node }) => concernsDays(node, days), refetch, extensions === true, renewAfter.board);
  return (userId, date) => {
    const type = offTypeOf(typeOf(userId, date), date);
    return type === undefined ? null : { type, words: text(`week.off.${type}`) };
  };
}

/** Returns the type of a day off. A Sunday is already narrow and grey, and a day that was worked is not marked. */
const offTypeOf = (day: ReturnType<TypeOfDay>, date: string) =>
  daysOff.find((type) => type === day?.type && !(type === 'WEEK_OFF' && isSunday(date)) && day.countsAs !== 'PRESENT');
