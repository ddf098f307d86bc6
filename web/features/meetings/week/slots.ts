/** Days and times of visits that are planned together: proposals, which the person sees and can change. Pure. */
import { writeMinutes } from '../../../calendar/dates.ts';
import { firstSlot } from '../plan-values.ts';

/** Minutes between two visits. */
const slotMinutes = 90;

/** Latest time of a proposed visit. */
const lastSlot = '20:00';

export interface Visit {
  readonly key: string;
  /** Visits of a group are near each other, and share a day where there is room. */
  readonly group: number;
}

export interface Slot {
  readonly date: string;
  /** `HH:mm`, or the text that the person has typed. */
  readonly time: string;
}

interface SlotOptions {
  /** Days to plan, in order. */
  readonly days: readonly string[];
  /** Maximum number of meetings on a day, including existing ones. */
  readonly most: number;
  /** Existing meetings. */
  readonly booked: readonly Slot[];
  /** Times that the person has typed, by key. */
  readonly typed: ReadonlyMap<string, string>;
}

export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * Assigns a day and a time to each visit, in order. Each group starts on a day without new visits where possible. The first time of a
 * day is 09:30, then one every 90 minutes, around the existing meetings. Visits without room are left out.
 */
export function planSlots(visits: readonly Visit[], { days, most, booked, typed }: SlotOptions): ReadonlyMap<string, Slot> {
  const last = minutesOf(lastSlot) ?? 0;
  const plans = days.map((date) => {
    const taken = booked.filter((slot) => slot.date === date).flatMap(({ time }) => minutesOf(time) ?? []);
    return { date, taken, next: minutesOf(firstSlot) ?? 0, count: 0 };
  });
  type Plan = (typeof plans)[number];
  /** Returns the next free time of a day; undefined when it is full. */
  const freeTime = ({ taken, next, count }: Plan): number | undefined => {
    if (taken.length + count >= most) return undefined;
    let time = next;
    for (const other of taken.toSorted((one, two) => one - two)) if (Math.abs(other - time) < slotMinutes) time = other + slotMinutes;
    return time > last ? undefined : time;
  };
  const slots = new Map<string, Slot>();
  let group: number | undefined;
  let at = 0;
  for (const visit of visits) {
    const hasRoom = (plan: Plan) => freeTime(plan) !== undefined;
    if (visit.group !== group)
      at = Math.max(
        0,
        plans.findIndex((plan) => plan.count === 0 && hasRoom(plan)),
      );
    group = visit.group;
    const plan = plans.find((each, index) => index >= at && hasRoom(each)) ?? plans.find(hasRoom);
    if (plan === undefined) continue;
    const own = typed.get(visit.key);
    const time = own ?? writeMinutes(freeTime(plan) ?? 0);
    plan.count += 1;
    plan.next = Math.max(plan.next, (minutesOf(time) ?? plan.next) + slotMinutes);
    slots.set(visit.key, { date: plan.date, time });
  }
  return slots;
}
