/** The route of the person's own profile. */
import { useNavigate } from 'react-router-dom';
import { ProfilePage } from '../../features/session/ProfilePage.tsx';
import type { Person } from '../../session/session-types.ts';
import { StaffPage } from '../home/StaffPage.tsx';
import { homePath, profilePath } from '../paths.ts';

export function Profile({ person }: { person: Person }) {
  const navigate = useNavigate();
  return (
    <StaffPage person={person}>
      <ProfilePage checkPath={profilePath} onCancel={() => void navigate(homePath())} />
    </StaffPage>
  );
}
