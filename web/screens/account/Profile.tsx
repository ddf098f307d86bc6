/** The route of one's own profile. */
import { useNavigate } from 'react-router-dom';
import { ProfilePage } from '../../features/session/ProfilePage.tsx';
import type { Person } from '../../session/session-types.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { homePath, profilePath } from '../paths.ts';

interface Props {
  person: Person;
}

export function Profile({ person }: Props) {
  const navigate = useNavigate();
  return (
    <StaffPage person={person}>
      <ProfilePage lookTo={profilePath} onCancel={() => void navigate(homePath())} />
    </StaffPage>
  );
}
