/** The route of a QR user, whose id is in the address. */
import { useParams } from 'react-router-dom';
import { QrUserPage } from '../../features/qr/QrUserPage.tsx';
import { may } from '../../session/permissions.ts';
import type { Person } from '../../session/session-types.ts';
import { customerPath } from '../customers/customer-path.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { dashboardPath } from './dashboard-path.ts';

export function QrUser({ person }: { person: Person }) {
  const { id = '' } = useParams();
  return (
    <DashboardPage person={person} current="users">
      <QrUserPage
        key={id}
        id={id}
        withContact={may.manageCodes(person)}
        usersTo={may.manageCodes(person) ? dashboardPath({ panel: 'users' }) : undefined}
        farmerHref={(farmer) => customerPath('FARMER', farmer)}
      />
    </DashboardPage>
  );
}
