/** Groups suggested customers for the planning screen, with key, place and days since the last visit. Pure. */
import { indiaDate, toInstant } from '../../../calendar/india.ts';
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

/** Returns a key that is unique over farmers and dealers. */
export const keyOf = ({ type, customer }: Suggestion): string => `${type}-${customer.farmerId ?? customer.dealerId ?? ''}`;

/** Returns the days since the last visit; undefined without one. @param today `YYYY-MM-DD` */
export const daysUnvisited = ({ lastVisit }: Suggestion, today: string): number | undefined =>
  lastVisit === null ? undefined : Math.round((Date.parse(today) - Date.parse(indiaDate(toInstant(lastVisit.at)))) / 86_400_000);

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
