/** /addEmployee, /addFarmer and /addDealer: the form beside the option list. */
import type { Person } from '../../session/session-types.ts';
import type { Part } from '../../ui/loadable.tsx';
import { AddPerson, addForms } from './AddPerson.tsx';
import { type AddPanel, addPanels } from './home-path.ts';
import { optionOf } from './StaffOptions.tsx';
import { StaffPage } from './StaffPage.tsx';

/** Returns the form of an address. */
export const partOf = ({ pathname }: URL): Part | undefined => {
  const panel = addPanels.find((name) => pathname === `/${name}`);
  return panel && addForms[panel];
};

export function AddPersonPage({ person, panel }: { person: Person; panel: AddPanel }) {
  return (
    <StaffPage person={person} current={optionOf(panel)}>
      <AddPerson person={person} panel={panel} />
    </StaffPage>
  );
}
