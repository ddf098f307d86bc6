import type { Role } from '../data/schema.generated.ts';

/** The roles in ascending order of rights. */
export const roles: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
