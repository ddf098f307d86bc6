/** The forms that add an employee, a farmer or a dealer: as pages of their own and as panels of staff home. */
import { useNavigate } from 'react-router-dom';
import { isAdmin } from '../../session/roles.ts';
import type { Person } from '../../session/session-types.ts';
import { loadable, type Part } from '../../ui/loadable.tsx';
import { homePath } from '../paths.ts';
import { type AddPanel, panelPath } from './home-path.ts';

const AddEmployee = loadable(async () => ({ Component: (await import('../../features/employees/AddEmployee.tsx')).AddEmployee }));
const AddFarmer = loadable(async () => ({ Component: (await import('../../features/customers/AddFarmer.tsx')).AddFarmer }));
const AddDealer = loadable(async () => ({ Component: (await import('../../features/customers/AddDealer.tsx')).AddDealer }));

const forms = { addEmployee: AddEmployee, addFarmer: AddFarmer, addDealer: AddDealer };

/** The form that a panel is. */
export const formOf = (panel: AddPanel): Part => forms[panel];

interface Props {
  person: Person;
  panel: AddPanel;
}

export function AddPerson({ person, panel }: Props) {
  const navigate = useNavigate();
  const onDone = () => void navigate(homePath());
  switch (panel) {
    case 'addEmployee':
      return <AddEmployee givesRoles={isAdmin(person)} lookTo={panelPath()} onDone={onDone} />;
    case 'addFarmer':
      return <AddFarmer lookTo={panelPath({ panel: 'farmers' })} onDone={onDone} />;
    case 'addDealer':
      return <AddDealer lookTo={panelPath({ panel: 'dealers' })} onDone={onDone} />;
  }
}
