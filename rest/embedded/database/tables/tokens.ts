import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Tokens of tools, which act in the name of the administrator who made them. Rows stay, so that the audit can name them. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: generatedId().primaryKey(),
    /** SHA-256 in hexadecimal: the token itself is kept nowhere. */
    tokenHash: text().notNull().unique(),
    name: text().notNull(),
    roles: text({ enum: ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'] })
      .array()
      .notNull(),
    createdBy: employeeId(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (t) => [index('access_tokens_maker_index').on(t.createdBy)],
);
