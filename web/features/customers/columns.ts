/** The columns of farmers and dealers: those of a person, then what the list adds. */

import type { TextFunction } from '../../i18n/text-context.ts';
import type { personTexts } from '../../people/texts/person/texts.ts';
import type { Column } from '../../ui/list/columns.ts';
import type { customersTexts } from './texts/customers/texts.ts';

type Text = TextFunction<(typeof customersTexts | typeof personTexts)['en']>;

const person = (text: Text, name = '19%'): readonly Column[] => [
  { key: 'image', label: text('person.image'), kind: 'image', width: '68px' },
  { key: 'name', label: text('person.name'), kind: 'main', width: name },
  { key: 'phone', label: text('person.phone'), kind: 'sub', width: '120px' },
  { key: 'address', label: text('person.address'), kind: 'sub' },
];

/** With when they were registered, and what was noted of them under a name of its own. Beside an employee's card the address keeps room for two lines. */
export const factColumns = (text: Text, notes: string, besideCard: boolean): readonly Column[] => [
  ...person(text, besideCard ? '17%' : '19%'),
  { key: 'registered', label: text('customers.registered'), kind: 'drop', width: besideCard ? '100px' : '112px' },
  { key: 'notes', label: notes, kind: 'drop', width: besideCard ? '17%' : '22%' },
];

/** With one thing that can be done; its head is for readers only. */
export const actionColumns = (text: Text, action: string): readonly Column[] => [
  ...person(text),
  { key: 'action', label: action, kind: 'state', width: '150px' },
];
