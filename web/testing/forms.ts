/** Fills in forms in tests by the labels of the fields, with one change per field. */
import { act, fireEvent, screen } from '@testing-library/react';
import { AreasDocument, type AreasQuery } from '../people/people.generated.ts';
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

/** Replaces the value of a control with one change. Moves the focus there first, so the field before is left. */
export function change(control: HTMLElement, value: string): void {
  act(() => control.focus());
  fireEvent.change(control, { target: { value } });
}

/** Replaces the value of a field by its label. */
export const fill = (label: string, value: string): void => change(field(label), value);

/** Fills in the required fields of a person, with a phone number and a PIN code as people type them. */
export function fillPerson(): void {
  fill('First Name', 'Dattatray');
  fill('Last Name', 'Kharat');
  fill('Date of Birth', '31/01/1990');
  fill('Phone Number', '+91 98220-41735');
  fill('Email', ' kharat@example.in ');
  fill('State', 'Maharashtra');
  fill('District', 'Pune');
  fill('Taluka', 'Shirur');
  fill('Street', 'Canal Road');
  fill('Pincode', '412 208');
}
