/** When a meeting is to be and what for, as it is typed and as it is sent. */
import { earliestDay, isDay } from '../../calendar/read-day.ts';

export interface PlanValues {
  /** `YYYY-MM-DD`, or what was typed and is no day; empty for none. */
  date: string;
  /** `HH:mm`; empty for none. */
  time: string;
  purpose: string;
}

export const noPlan: PlanValues = { date: '', time: '', purpose: '' };

/** An instant as the server gives it, with India's offset, as the fields hold it. */
export const planValues = (plannedAt: string | null, purpose: string | null): PlanValues => ({
  date: plannedAt?.slice(0, 10) ?? '',
  time: plannedAt?.slice(11, 16) ?? '',
  purpose: purpose ?? '',
});

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const isPlannedDay = (text: string): boolean => isDay(text) && text >= earliestDay;

/** Date and time are both empty, or both are valid. */
export const isWhole = ({ date, time }: PlanValues): boolean => (date === '' && time === '') || (isPlannedDay(date) && isTime(time));

/** Time that the form shows when a day is given without one. The person sees the time and can change it. */
export const firstSlot = '09:30';

/** Returns the values with another date. A day without a time gets the first slot. */
export function withDate(values: PlanValues, date: string): PlanValues {
  if (isPlannedDay(date)) return { ...values, date, time: values.time || firstSlot };
  return { ...values, date, time: date === '' && values.time === firstSlot ? '' : values.time };
}

/** The instant in India; undefined where none is agreed. */
export const plannedAtOf = ({ date, time }: PlanValues): string | undefined =>
  isPlannedDay(date) && isTime(time) ? `${date}T${time}:00.000+05:30` : undefined;

/** Builds the mutation input; empty values are left out. */
export function planInput(values: PlanValues): { plannedAt?: string; purpose?: string } {
  const [plannedAt, purpose] = [plannedAtOf(values), values.purpose.trim()];
  return { ...(plannedAt === undefined ? {} : { plannedAt }), ...(purpose === '' ? {} : { purpose }) };
}
