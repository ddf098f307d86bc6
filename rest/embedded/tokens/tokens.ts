/** Tokens of tools: creation, list and revocation by administrators. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { tokens as contract } from '../../contract/tokens.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { isAdmitted } from '../calls/caller.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import { createToolToken, hashToken } from '../calls/token.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { accessTokens } from '../database/tables/tokens.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { fullName } from '../people/person.ts';
import { readRoles } from '../people/roles.ts';

const dayMs = 24 * 60 * 60_000;

export const tokenRoutes: readonly Route[] = [
  route(contract.createAccessToken, async ({ body, caller, database, clock }) => {
    const now = clock.now();
    const { name } = body;
    const token = createToolToken();
    // The creator is an administrator, so every role is allowed.
    const roles = readRoles(body.roles.join());
    const expiresAt = new Date(now.getTime() + body.days * dayMs).toISOString();
    const [made] = await database
      .insert(accessTokens)
      .values({ tokenHash: hashToken(token), name, roles, createdBy: caller.id, createdAt: now.toISOString(), expiresAt })
      .returning({ id: accessTokens.id });
    if (made === undefined) throw new Error('The token was not created');
    const { id } = made;
    await writeAudit(database, now, { action: 'ACCESS_TOKEN_MADE', ...actorOf(caller), subjectId: id, detail: roles.join() });
    return { payload: { ...sentence('TOKEN_CREATED', { name }), token, accessToken: await findToken(database, now, id) } };
  }),

  route(contract.revokeAccessToken, async ({ body, caller, database, clock }) => {
    const now = clock.now();
    const id = readId(body.tokenId);
    const revoked = await database
      .update(accessTokens)
      .set({ revokedAt: now.toISOString() })
      .where(and(eq(accessTokens.id, id), isNull(accessTokens.revokedAt)))
      .returning({ id: accessTokens.id });
    if (revoked.length > 0) await writeAudit(database, now, { action: 'ACCESS_TOKEN_REVOKED', ...actorOf(caller), subjectId: id });
    const accessToken = await findToken(database, now, id);
    return { payload: { ...sentence('TOKEN_REVOKED', { name: accessToken.name }), accessToken } };
  }),

  route(contract.fetchAccessTokens, async ({ query, database, clock }) => {
    const rows = await selectTokens(database, clock.now())
      .orderBy(desc(accessTokens.id))
      .limit(query.pageSize)
      .offset(query.pageNumber * query.pageSize);
    return { payload: rows.map(toAccessToken), total: await database.$count(accessTokens) };
  }),
];

function selectTokens(database: Database, now: Date) {
  return database
    .select({ token: accessTokens, maker: employees, active: sql<boolean>`${isAdmitted(now)}` })
    .from(accessTokens)
    .innerJoin(employees, eq(employees.id, accessTokens.createdBy));
}

/** @throws Refusal (404) */
async function findToken(database: Database, now: Date, id: string) {
  const [found] = await selectTokens(database, now).where(eq(accessTokens.id, id));
  if (found === undefined) throw new Refusal(404, sentence('NO_SUCH_TOKEN'), { field: 'tokenId' });
  return toAccessToken(found);
}

function toAccessToken({ token, maker, active }: Awaited<ReturnType<typeof selectTokens>>[number]) {
  const { id, name, roles, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  return {
    id,
    name,
    roles,
    createdBy,
    createdByName: fullName(maker),
    createdAt: wireInstant(createdAt),
    expiresAt: wireInstant(expiresAt),
    lastUsedAt: wireInstant(lastUsedAt),
    revokedAt: wireInstant(revokedAt),
    active,
  };
}
