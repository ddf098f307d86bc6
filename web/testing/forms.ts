/** Fills in forms in tests as a person does, by the labels of the fields. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AreasDocument, type AreasQuery } from '../people/areas.generated.ts';
import { type Answer, answer } from './server.ts';

/** Answers the areas with a few places. */
export function answerAreas() {
  const district = (name: string, ...talukas: string[]) => ({ __typename: 'District' as const, name, formerNames: [], talukas });
  const areas: AreasQuery['areas'] = [
    { __typename: 'State', name: 'Maharashtra', formerNames: [], districts: [district('Pune', 'Shirur', 'Haveli'), district('Nashik', 'Niphad')] },
    { __typename: 'State', name: 'Goa', formerNames: [], districts: [district('North Goa', 'North Goa')] },
  ];
  return answer(AreasDocument, (): Answer<AreasQuery> => ({ data: { areas } }));
}

/** Returns a field by its label, with or without the required mark or 'optional'. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\*| ?optional)?$`));

/** Replaces the text of a field. */
export async function fill(user: UserEvent, label: string, text: string) {
  // Clearing gives the field the focus.
  await user.clear(field(label));
  if (text !== '') await user.paste(text);
}

/** Fills in the required fields of a person, with a phone number and a PIN code as people type them. */
export async function fillPerson(user: UserEvent) {
  await fill(user, 'First Name', 'Dattatray');
  await fill(user, 'Last Name', 'Kharat');
  await fill(user, 'Date of Birth', '31/01/1990');
  await fill(user, 'Phone Number', '+91 98220-41735');
  await fill(user, 'Email', ' kharat@example.in ');
  await user.selectOptions(field('State'), 'Maharashtra');
  await user.selectOptions(field('District'), 'Pune');
  await user.selectOptions(field('Taluka'), 'Shirur');
  await fill(user, 'Street', 'Canal Road');
  await fill(user, 'Pincode', '412 208');
}
