/** Renders the forms that add an employee, a farmer or a dealer, as separate pages and as panels of staff home. */
import { useNavigate } from 'react-router-dom';
import { justAddedState } from '../../people/just-added.ts';
import type { PersonValues } from '../../people/person-form.ts';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { type Chunk, loadable } from '../../ui/loadable.tsx';
import { customerPath } from '../customers/customer-path.ts';
import { homePath } from '../paths.ts';
import { type AddPanel, addPanels, type HomePanel, panelPath } from './home-path.ts';
import { optionOf, StaffPage } from './StaffPage.tsx';

const AddEmployee = loadable(async () => ({ Component: (await import('../../features/employees/AddEmployee.tsx')).AddEmployee }));
const AddCustomer = loadable(async () => ({ Component: (await import('../../features/customers/AddCustomer.tsx')).AddCustomer }));

export const addForms: Readonly<Record<AddPanel, Chunk>> = { addEmployee: AddEmployee, addFarmer: AddCustomer, addDealer: AddCustomer };

const customerLists = { addFarmer: { type: 'FARMER', list: 'farmers' }, addDealer: { type: 'DEALER', list: 'dealers' } } as const;

export function AddPerson({ person, panel }: { person: Person; panel: AddPanel }) {
  const navigate = useNavigate();
  const onCancel = () => void navigate(homePath());
  // Opens the list at home that contains the new person.
  const toList = (list: HomePanel) => (added: PersonValues) => void navigate(panelPath({ panel: list }), { state: justAddedState(added) });
  switch (panel) {
    case 'addEmployee':
      return (
        <AddEmployee
          givesRoles={may.giveRoles(person)}
          checkPath={panelPath()}
          onAdded={(added, roles) => toList(roles.includes('USER') ? 'employees' : 'moderators')(added)}
          onCancel={onCancel}
        />
      );
    case 'addFarmer':
    case 'addDealer': {
      const { type, list } = customerLists[panel];
      return (
        <AddCustomer
          key={panel}
          type={type}
          pathTo={(id) => customerPath(type, id)}
          checkPath={panelPath({ panel: list })}
          onSaved={toList(list)}
          onCancel={onCancel}
        />
      );
    }
  }
}

/** Returns the form of an address. */
export const chunkOf = ({ pathname }: URL): Chunk | undefined => {
  const panel = addPanels.find((name) => pathname === `/${name}`);
  return panel && addForms[panel];
};

/** /addEmployee, /addFarmer and /addDealer: the form beside the option list. */
export function AddPersonPage({ person, panel }: { person: Person; panel: AddPanel }) {
  return (
    <StaffPage person={person} current={optionOf(panel)}>
      <AddPerson person={person} panel={panel} />
    </StaffPage>
  );
}
