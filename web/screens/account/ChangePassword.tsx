/** The route of changing the password; it leads home afterwards. Only managers have the option list of the staff home beside it. */
import { useNavigate } from 'react-router-dom';
import { ChangePasswordPage } from '../../features/session/ChangePasswordPage.tsx';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { homePath } from '../paths.ts';

export function ChangePassword({ person }: { person: Person }) {
  const navigate = useNavigate();
  const page = <ChangePasswordPage onDone={() => void navigate(homePath())} />;
  return may.manage(person) ? <StaffPage person={person}>{page}</StaffPage> : page;
}
