/** Sign-in, sign-out and the signed-in person. Sign-up and passwords are in neighbouring files. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { session } from '../../contract/session.ts';
import { readSignInName, type SignInName } from '../../contract/sign-in-name.ts';
import { actorOf, recordRefusedSignIn, writeAudit } from '../calls/audit.ts';
import { expiryOf } from '../calls/caller.ts';
import { Refusal } from '../calls/refusal.ts';
import { openRoute, type Route, route } from '../calls/route.ts';
import { createToken, hashToken } from '../calls/token.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { sessions } from '../database/tables/session.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { toEmployee } from '../people/employee.ts';
import type { LinkMail } from './link-mail.ts';
import { createPasswords } from './password.ts';
import { passwordRoutes } from './passwords.ts';
import { signUpRoute } from './sign-up.ts';
import { createThrottle, signInsAllowed } from './throttle.ts';

export function sessionRoutes(linkMail: LinkMail): readonly Route[] {
  const throttle = createThrottle('sign in', signInsAllowed);
  const passwords = createPasswords();

  return [
    openRoute(session.signIn, async ({ body, database, clock, clientAddress }) => {
      const name = readSignInName(body.username);
      const person = await findPerson(database, name);
      // Counts by account, so that another spelling of its name does not allow further attempts.
      const account = { account: person === null ? `name ${name.value}` : `id ${person.id}`, address: clientAddress };
      const wait = await throttle.admit(database, clock.now(), account);
      if (wait > 0) throw new Refusal(429, sentence('TOO_MANY_ATTEMPTS'), { retryAfter: wait });
      // An unknown name takes as long as a wrong password and gets the same response.
      const isRight = await passwords.match(body.password, person?.passwordHash ?? null);
      if (isRight) await throttle.forget(database, clock.now(), account);
      if (!isRight || !person?.active) {
        await recordRefusedSignIn(database, clock.now(), person?.id);
        throw isRight ? new Refusal(403, sentence('ACCOUNT_INACTIVE')) : new Refusal(401, sentence('BAD_CREDENTIALS'));
      }
      const { id, firstName, lastName, roles } = person;
      const token = await database.transaction(async (tx) => {
        const started = await startSession(tx, person, clock.now());
        await writeAudit(tx, clock.now(), { action: 'SIGNED_IN', actorId: id });
        return started;
      });
      return { payload: { token, id, firstName, lastName, roles } };
    }),

    route(session.signOut, async ({ caller, database, clock }) => {
      await database.delete(sessions).where(eq(sessions.tokenHash, caller.tokenHash));
      await writeAudit(database, clock.now(), { action: 'SIGNED_OUT', ...actorOf(caller) });
      return { payload: sentence('SIGNED_OUT') };
    }),

    route(session.userDetails, async ({ caller, database }) => {
      const [person] = await database.select().from(employees).where(eq(employees.id, caller.id));
      if (person === undefined) throw new Refusal(401, sentence('SESSION_ENDED'));
      return {
        payload: {
          ...toEmployee(person),
          roles: [...caller.roles],
          ...(caller.tool && { toolName: caller.tool.name, toolExpiresAt: wireInstant(caller.tool.expiresAt) }),
        },
      };
    }),

    signUpRoute(passwords),
    ...passwordRoutes({ linkMail, passwords }),
  ];
}

async function findPerson(database: Database, { kind, value, username }: SignInName) {
  const columns = { username: sql`lower(${employees.username})`, email: sql`lower(${employees.email})`, phone: sql`${employees.phone}` };
  const isUsername = username === undefined ? undefined : eq(columns.username, username);
  const [person] = await database
    .select()
    .from(employees)
    .where(or(eq(columns[kind], value), isUsername))
    .orderBy(...(isUsername === undefined ? [] : [desc(isUsername)]))
    .limit(1);
  return person ?? null;
}

/**
 * Starts a session, unless the person was deactivated or the password was changed during the comparison. Waits for a running change, because a change
 * ends only the sessions that it sees.
 * @returns the token of the new session
 * @throws Refusal (401)
 */
async function startSession(database: Database, { id, passwordHash }: typeof employees.$inferSelect, now: Date): Promise<string> {
  const asCompared = and(eq(employees.id, id), eq(employees.passwordHash, passwordHash ?? ''), eq(employees.active, true));
  const [person] = await database.select({ id: employees.id }).from(employees).where(asCompared).for('share');
  if (person === undefined) throw new Refusal(401, sentence('BAD_CREDENTIALS'));
  const token = createToken();
  await database
    .insert(sessions)
    .values({ tokenHash: hashToken(token), employeeId: id, createdAt: now.toISOString(), expiresAt: expiryOf(now, now).toISOString() });
  return token;
}
