/** Planned time and purpose of a meeting, as typed and as sent. */
import { earliestDay, isDay } from '../../calendar/read-day.ts';
import { visibleText } from '../../i18n/formats.ts';

export interface PlanValues {
  /** `YYYY-MM-DD`, or typed text that is not a day; empty for none. */
  date: string;
  /** `HH:mm`; empty for none. */
  time: string;
  purpose: string;
}

export const noPlan: PlanValues = { date: '', time: '', purpose: '' };

/** Converts an instant of the server, with India's offset, to field values. */
export const planValues = (plannedAt: string | null, purpose: string | null): PlanValues => ({
  date: plannedAt?.slice(0, 10) ?? '',
  time: plannedAt?.slice(11, 16) ?? '',
  purpose: purpose ?? '',
});

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const isPlannedDay = (text: string): boolean => isDay(text) && text >= earliestDay;

/** Returns true when date and time are both valid, or both empty. @param isTimed true for a meeting with a planned time, which cannot be removed */
export const isWhole = ({ date, time }: PlanValues, isTimed = false): boolean =>
  (!isTimed && date === '' && time === '') || (isPlannedDay(date) && isTime(time));

/** Time that the form shows for a day without one. The person sees the time and can change it. */
export const firstSlot = '09:30';

/** Returns the values with another date. A day without a time gets the first slot. */
export function withDate(values: PlanValues, date: string): PlanValues {
  if (isPlannedDay(date)) return { ...values, date, time: values.time || firstSlot };
  return { ...values, date, time: date === '' && values.time === firstSlot ? '' : values.time };
}

/** Returns the instant in India; undefined without a planned time. */
export const plannedAtOf = ({ date, time }: PlanValues): string | undefined =>
  isPlannedDay(date) && isTime(time) ? `${date}T${time}:00.000+05:30` : undefined;

/** Builds the mutation input; empty values are left out. */
export function planInput(values: PlanValues): { plannedAt?: string; purpose?: string } {
  const [plannedAt, purpose] = [plannedAtOf(values), visibleText(values.purpose)];
  return { ...(plannedAt === undefined ? {} : { plannedAt }), ...(purpose === '' ? {} : { purpose }) };
}

/** Builds the input of a change. Unchanged values are left out, so that what others have changed meanwhile stays. */
export function planChange(saved: PlanValues, next: PlanValues): { plannedAt?: string; purpose?: string } {
  const [plannedAt, purpose] = [plannedAtOf(next), visibleText(next.purpose)];
  return {
    ...(plannedAt === undefined || plannedAt === plannedAtOf(saved) ? {} : { plannedAt }),
    ...(purpose === visibleText(saved.purpose) ? {} : { purpose }),
  };
}
