/** Filters of View Meetings, and the input that they become. */
import type { ExportMeetingsInput, MeetingFilter } from '../../data/schema.generated.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import { dayRange, type Filter, type FilterValues, rangeOf } from '../../ui/list/filters.ts';
import type { listTexts } from '../../ui/list/texts/texts.ts';
import type { meetingsTexts } from './texts/texts.ts';

/** Kinds of days that the list is filtered by. The first is the default. */
const dayKinds = ['planned', 'created', 'started'] as const;

/** Returns the chosen kind of days. */
export const dayKindOf = (values: FilterValues): (typeof dayKinds)[number] => dayKinds.find((kind) => kind === values['days']) ?? 'planned';

/** Returns the range of days as input, by its kind. */
export function daysOf(values: FilterValues): Pick<ExportMeetingsInput, 'from' | 'until' | 'plannedFrom' | 'plannedUntil' | 'startedFrom' | 'startedUntil'> {
  const { from, until } = rangeOf(values);
  switch (dayKindOf(values)) {
    case 'created':
      return rangeOf(values);
    case 'started':
      return { ...(from && { startedFrom: from }), ...(until && { startedUntil: until }) };
    default:
      return { ...(from && { plannedFrom: from }), ...(until && { plannedUntil: until }) };
  }
}

export function filterOf(values: FilterValues): { filter?: MeetingFilter } {
  const { search, whose, assignee } = values;
  const filter: MeetingFilter = {
    ...(search === undefined ? {} : { text: search }),
    ...(whose === 'everyone' ? { everyone: true } : {}),
    ...(assignee === undefined ? {} : { assignee }),
    ...daysOf(values),
  };
  return Object.keys(filter).length === 0 ? {} : { filter };
}

/** @param byPeople false for the list of one employee, which needs no filters by people */
export function meetingFilters(
  text: TextFunction<(typeof meetingsTexts | typeof listTexts)['en']>,
  values: FilterValues,
  byPeople: boolean,
): readonly Filter[] {
  const ofDays: readonly Filter[] = [
    {
      key: 'days',
      label: text('meetings.days'),
      kind: 'choice',
      choices: dayKinds.map((kind) => ({ value: kind === 'planned' ? '' : kind, label: text(`meetings.days.${kind}`) })),
    },
    ...dayRange(text(`meetings.from.${dayKindOf(values)}`), text('list.until')),
  ];
  const ofPeople: readonly Filter[] = [
    {
      key: 'whose',
      label: text('meetings.whose'),
      kind: 'choice',
      choices: [
        { value: '', label: text('meetings.whose.mine') },
        { value: 'everyone', label: text('meetings.whose.everyone') },
      ],
    },
    { key: 'search', label: text('meetings.searchParty'), kind: 'text', isName: true },
    { key: 'assignee', label: text('meetings.searchAssignee'), kind: 'text', isName: true },
  ];
  return byPeople ? [...ofPeople, ...ofDays] : ofDays;
}
