import type { Role } from '../data/schema.generated.ts';

/** From the fewest rights to the most. */
export const roles: readonly Role[] = ['USER', 'MODERATOR', 'ADMIN'];
