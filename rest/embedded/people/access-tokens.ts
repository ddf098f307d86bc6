/** What ends with its maker: the tokens of tools. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accessTokens } from '../database/tables/tokens.ts';

/** Revokes all that a person has made for tools. */
export async function endAccessTokens(database: Database, employeeId: string, now: Date): Promise<void> {
  await database
    .update(accessTokens)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(accessTokens.createdBy, employeeId), isNull(accessTokens.revokedAt)));
}
