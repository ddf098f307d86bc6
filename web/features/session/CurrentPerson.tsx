/** Fetches the signed-in person once, so names and roles that changed after the sign-in take effect. Renders nothing. */
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
