/** Asks once who is signed in, so that names and roles changed since the sign-in hold here too. Draws nothing. */
import { useEffect } from 'react';
import { session } from '../../session/session.ts';
import { useMeQuery } from './session.generated.ts';

export function CurrentPerson() {
  const me = useMeQuery({ fetchPolicy: 'no-cache' }).data?.me;
  useEffect(() => {
    if (me) session.updatePerson({ id: me.id, firstName: me.firstName, lastName: me.lastName, roles: me.roles });
  }, [me]);
  return null;
}
