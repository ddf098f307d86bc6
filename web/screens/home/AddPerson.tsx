/** The forms that add an employee, a farmer or a dealer: as pages of their own and as panels of staff home. */
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAdmin } from '../../session/roles.ts';
import type { Person } from '../../session/session-types.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { homePath } from '../paths.ts';
import { type AddPanel, panelPath } from './home-path.ts';

const AddEmployee = lazy(async () => ({ default: (await loadChunk(() => import('../../features/employees/AddEmployee.tsx'))).AddEmployee }));
const AddFarmer = lazy(async () => ({ default: (await loadChunk(() => import('../../features/customers/AddFarmer.tsx'))).AddFarmer }));
const AddDealer = lazy(async () => ({ default: (await loadChunk(() => import('../../features/customers/AddDealer.tsx'))).AddDealer }));

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
