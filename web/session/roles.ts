/** What roles allow: specification section 6. The gateway and the REST API check again. */
import type { Person } from './session-types.ts';

/** Everything. */
export const isAdmin = (person: Person): boolean => person.roles.includes('ADMIN');

/** Staff home and the management screens. */
export const canManage = (person: Person): boolean => isAdmin(person) || person.roles.includes('MODERATOR');
