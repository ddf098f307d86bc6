/** Decides which changes by others concern a board, a report or a record. Pure. */
import type { MeetingType } from '../schema.generated.ts';
import type { LiveChange } from './follow-changes.ts';

type Change = LiveChange['node'];

const isInMonths = (date: string, days: readonly string[]) => days.some((day) => day.slice(0, 7) === date.slice(0, 7));

/** Returns true for changes of people, of these days, and of their payroll months, which include holidays and day types. */
export function concernsDays({ type, date }: Change, days: readonly string[]): boolean {
  if (type === 'EMPLOYEE') return true;
  if (date === null) return false;
  return type === 'PAYROLL' ? isInMonths(date, days) : type === 'ATTENDANCE' && days.includes(date);
}

/** Returns true for changes that a report of activity counts besides days of work. */
export const concernsActivity = ({ type }: Change): boolean => type === 'FARMER' || type === 'DEALER' || type === 'MEETING';

/** Returns true for changes of a customer, and for all changes of meetings, because a change does not name the customer of its meeting. */
export const concernsCustomer = ({ type, subjectId }: Change, customer: MeetingType, id: string): boolean =>
  type === 'MEETING' || (type === customer && subjectId === id);
