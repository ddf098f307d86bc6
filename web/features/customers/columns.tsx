/** Columns of farmers and dealers: those of a person, then those of the list. */
import { chakra } from '@chakra-ui/react';
import { daysSince } from '../../calendar/india.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { CustomerSort } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import type { TextFunction } from '../../i18n/text-context.ts';
import { Phone } from '../../people/Phone.tsx';
import type { SchedulingParts } from '../../people/party.ts';
import type { peopleTexts } from '../../people/texts/texts.ts';
import type { useValues } from '../../people/use-values.ts';
import { Caption } from '../../ui/Caption.tsx';
import type { RowColumn } from '../../ui/list/columns.ts';
import { RowLink } from '../../ui/list/ReturnLink.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import type { FarmerRow_FarmerFragment } from './customers.generated.ts';
import type { customersTexts } from './texts/texts.ts';
import { daysSinceSort } from './view.ts';

/** Fields of a farmer or dealer in a list. */
export type CustomerFields = Omit<FarmerRow_FarmerFragment, '__typename' | ' $fragmentName'>;

type Columns = readonly RowColumn<CustomerFields>[];
type Text = TextFunction<(typeof customersTexts | typeof peopleTexts)['en']>;
type Write = ReturnType<typeof useValues>;

const person = (text: Text, write: Write, name = '19%', pathTo?: (id: string) => string): Columns => [
  { key: 'image', label: text('person.image'), kind: 'image', width: '68px', cell: ({ pictures }) => <Thumbnail url={pictures[0]?.url} /> },
  {
    key: 'name',
    label: text('person.name'),
    kind: 'main',
    width: name,
    strong: true,
    sort: CustomerSort.NAME,
    cell: (customer) => (pathTo ? <RowLink to={pathTo(customer.id)}>{write.name(customer)}</RowLink> : write.name(customer)),
  },
  {
    key: 'phone',
    label: text('person.phone'),
    kind: 'sub',
    width: '128px',
    nowrap: true,
    sort: CustomerSort.PHONE,
    cell: ({ phoneNumber }) => <Phone number={phoneNumber} />,
  },
  { key: 'address', label: text('person.address'), kind: 'sub', sort: CustomerSort.AREA, cell: ({ address }) => write.address(address) },
];

/** The last visit, its employee, and the days since. A phone has all three in one line, and a narrow table the employee below the date. */
const visitColumns = (text: Text, write: Write): Columns => [
  {
    key: 'lastVisit',
    label: text('customers.lastVisit'),
    kind: 'sub',
    width: '108px',
    sort: CustomerSort.LAST_VISIT,
    cell: ({ lastVisit }) =>
      lastVisit === null ? (
        <chakra.span hideBelow="md">{write.none}</chakra.span>
      ) : (
        <>
          {write.date(lastVisit.at)}
          <chakra.span hideFrom="md">{`, ${joinParts([sinceWords(text, lastVisit.at), lastVisit.employeeName], ', ')}`}</chakra.span>
          <Caption hideBelow="md" hideFrom="xl">
            {lastVisit.employeeName}
          </Caption>
        </>
      ),
  },
  {
    key: 'visitedBy',
    label: text('customers.visitedBy'),
    kind: 'drop',
    width: '9%',
    wideOnly: true,
    sort: CustomerSort.LAST_VISITED_BY,
    cell: ({ lastVisit }) => write.text(lastVisit?.employeeName),
  },
  {
    key: 'daysSince',
    label: text('customers.daysSinceVisit'),
    kind: 'drop',
    align: 'end',
    width: '76px',
    sort: daysSinceSort,
    cell: ({ lastVisit }) => (lastVisit === null ? write.none : formatNumber(daysSince(lastVisit.at, indiaToday()))),
  },
];

/** Formats the number of days in India since an instant. */
export function sinceWords(text: TextFunction<(typeof customersTexts)['en']>, instant: string): string {
  const count = daysSince(instant, indiaToday());
  return count === 0 ? text('customers.today') : text('customers.daysSince', { count });
}

/** Columns with the registration date and the notes. Beside an employee's card, the address has room for two lines. */
export const factColumns = (text: Text, write: Write, notes: string, besideCard: boolean, hasVisits: boolean, pathTo: (id: string) => string): Columns => [
  ...person(text, write, hasVisits ? '13%' : besideCard ? '17%' : '19%', pathTo),
  ...(hasVisits ? visitColumns(text, write) : []),
  {
    key: 'registered',
    label: text('customers.registered'),
    kind: 'drop',
    width: besideCard ? '100px' : hasVisits ? '104px' : '112px',
    nowrap: true,
    sort: CustomerSort.REGISTERED,
    cell: ({ registeredAt }) => write.date(registeredAt),
  },
  {
    key: 'notes',
    label: notes,
    kind: 'drop',
    width: hasVisits ? '10%' : besideCard ? '17%' : '22%',
    cell: (customer) => {
      const written = customer.notes.map(({ name, value }) => joinParts([name, value], ' '));
      const all = joinParts(written, ', ') || customer.notesText || undefined;
      return <TruncatedText lines={2}>{write.text(all)}</TruncatedText>;
    },
  },
];

/** Columns with an action. The column head is visually hidden. */
export const actionColumns = (text: Text, write: Write, { actionLabel, action }: Pick<SchedulingParts, 'actionLabel' | 'action'>): Columns => [
  ...person(text, write),
  {
    key: 'action',
    label: actionLabel,
    kind: 'action',
    width: '150px',
    cell: ({ id, firstName, lastName }) => action({ id, name: joinParts([firstName, lastName], ' ') }),
  },
];
