/** The route of changing one's password; it leads home. Who has no staff home has no option list either. */
import { useNavigate } from 'react-router-dom';
import { ChangePasswordPage } from '../../features/session/ChangePasswordPage.tsx';
import { canManage } from '../../session/roles.ts';
import type { Person } from '../../session/session-types.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { homePath } from '../paths.ts';

interface Props {
  person: Person;
}

export function ChangePassword({ person }: Props) {
  const navigate = useNavigate();
  const page = <ChangePasswordPage onDone={() => void navigate(homePath())} />;
  return canManage(person) ? <StaffPage person={person}>{page}</StaffPage> : page;
}
