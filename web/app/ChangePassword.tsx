/** The route of changing one's password; it leads home. Who has no staff home has no option list either. */
import { useNavigate } from 'react-router-dom';
import { ChangePasswordPage } from '../features/session/ChangePasswordPage.tsx';
import { canManage } from '../session/roles.ts';
import type { Person } from '../session/session-types.ts';
import { homePath } from './paths.ts';
import { StaffPage } from './StaffPage.tsx';

interface Props {
  person: Person;
}

export function ChangePassword({ person }: Props) {
  const navigate = useNavigate();
  const page = <ChangePasswordPage onDone={() => void navigate(homePath())} />;
  return canManage(person) ? <StaffPage person={person}>{page}</StaffPage> : page;
}
