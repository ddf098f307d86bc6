/** Groups suggested customers for the planning screen, with key, place and days since the last visit. Pure. */
import { daysSince } from '../../../calendar/india.ts';
import type { MeetingType } from '../../../data/schema.generated.ts';
import type { Area } from '../../../people/area.ts';
import type { VisitSuggestionsQuery } from './week.generated.ts';

export type Suggestion = NonNullable<VisitSuggestionsQuery['visitSuggestions']>['nodes'][number];

export interface SuggestionGroup {
  readonly group: number;
  readonly members: readonly Suggestion[];
  /** Villages of the members, at most two. */
  readonly villages: readonly string[];
  /** Maximum distance from the first member; undefined without positions. */
  readonly km: number | undefined;
}

export interface PlanView {
  /** The employee; undefined until one is chosen. */
  user: string | undefined;
  /** Any day of the week. */
  date: string;
  /** Area of the suggestions; by default the employee's territory. */
  area: Area;
  /** Days without a visit, as in the address. */
  unvisited: string | undefined;
  /** Keys of customers who were selected in a list, in place of suggestions. */
  customers: readonly string[];
}

/** Returns a key that is unique over farmers and dealers. */
export const keyOf = ({ type, customer }: Suggestion): string => `${type}-${customer.farmerId ?? customer.dealerId ?? ''}`;

/** Returns the ids of the farmers or of the dealers among keys; null without any. */
export function idsOf(type: MeetingType, keys: readonly string[]): string[] | null {
  const ids = keys.flatMap((key) => (key.startsWith(`${type}-`) ? key.slice(type.length + 1) : []));
  return ids.length === 0 ? null : ids;
}

/** Returns the days since the last visit; undefined without one. @param today `YYYY-MM-DD` */
export const daysUnvisited = ({ lastVisit }: Suggestion, today: string): number | undefined =>
  lastVisit === null ? undefined : daysSince(lastVisit.at, today);

export function groupsOf(suggestions: readonly Suggestion[]): readonly SuggestionGroup[] {
  const groups = new Map<number, Suggestion[]>();
  for (const suggestion of suggestions) groups.set(suggestion.group, [...(groups.get(suggestion.group) ?? []), suggestion]);
  return [...groups].map(([group, members]) => {
    const kms = members.flatMap(({ kmFromFirst }) => kmFromFirst ?? []);
    return {
      group,
      members,
      villages: [...new Set(members.flatMap(({ customer }) => customer.address?.village || (customer.address?.taluka ?? [])))].slice(0, 2),
      km: kms.length === 0 ? undefined : Math.max(...kms),
    };
  });
}
