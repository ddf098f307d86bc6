/** The route of a QR user: who it is comes from the address. */
import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { QrUserPage } from '../features/qr/QrUserPage.tsx';
import { isAdmin } from '../session/roles.ts';
import type { Person } from '../session/session-types.ts';
import { DashboardOptions } from './DashboardOptions.tsx';
import { dashboardPath } from './dashboard-path.ts';

interface Props {
  person: Person;
}

export function QrUser({ person }: Props) {
  const { id = '' } = useParams();
  return (
    <chakra.div flex="1" display="flex" flexDirection={{ base: 'column', md: 'row' }}>
      <DashboardOptions person={person} current="users" />
      <QrUserPage key={id} id={id} withContact={isAdmin(person)} usersTo={isAdmin(person) ? dashboardPath({ panel: 'users' }) : undefined} />
    </chakra.div>
  );
}
