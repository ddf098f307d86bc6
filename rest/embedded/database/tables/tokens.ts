import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { generatedId, instant } from './columns.ts';
import { employeeId } from './employee-id.ts';

/** Tokens of tools, which act in the name of the administrator who created them. Rows are never deleted, so that the audit log can name them. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: generatedId().primaryKey(),
    /** SHA-256 in hexadecimal. The token itself is not stored. */
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
