/** Changes a password, and sets a new one with a mailed link. */
import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { sentence } from '../../contract/sentences.ts';
import { session } from '../../contract/session.ts';
import { writeAudit } from '../calls/audit.ts';
import { Refusal } from '../calls/refusal.ts';
import { openRoute, preparedRoute, type Route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { sessions } from '../database/tables/session.ts';
import { endAccessTokens } from '../people/administrators.ts';
import { createPasswordLink, endPasswordLinks, linkLifetimeMs, readPasswordLink, usePasswordLink } from '../people/password-link.ts';
import { readEmail } from '../people/person-fields.ts';
import type { LinkMail, MadeLink } from './link-mail.ts';
import { readNewPassword } from './new-password.ts';
import type { Passwords } from './password.ts';
import { createThrottle } from './throttle.ts';

interface PasswordOptions {
  readonly linkMail: LinkMail;
  readonly passwords: Passwords;
}

export function passwordRoutes({ linkMail, passwords }: PasswordOptions): readonly Route[] {
  const mails = createThrottle('password link');
  const tries = createThrottle('old password');

  return [
    openRoute(session.forgotPassword, async ({ body, database, clock }) => {
      const email = readEmail(body.email);
      const wait = await mails.admit(database, clock.now(), { account: email.toLowerCase() });
      if (wait > 0) throw new Refusal(429, sentence('TOO_MANY_ATTEMPTS'), { retryAfter: wait });
      // Looks nothing up before the response, which takes the same time for known and unknown addresses.
      linkMail.send(() => makeLink(database, email, clock.now()));
      return { payload: sentence('PASSWORD_LINK_SENT') };
    }),

    openRoute(session.resetPassword, async ({ body, database, clock }) => {
      const now = clock.now();
      // Hashes first, so that the time does not depend on the link.
      const passwordHash = await passwords.hash(body.password);
      const person = await findPerson(database, await readPasswordLink(database, body.token, now));
      if (!person.active) throw new Refusal(403, sentence('ACCOUNT_INACTIVE'));
      readNewPassword(body.password, body.confirmPassword, person);
      const ended = await database.transaction(async (tx) => {
        await usePasswordLink(tx, body.token, now);
        await tx.update(employees).set({ passwordHash }).where(eq(employees.id, person.id));
        await tx.delete(sessions).where(eq(sessions.employeeId, person.id));
        await writeAudit(tx, now, { action: 'PASSWORD_RESET', actorId: person.id });
        // The tokens may have been created by a person who knew the former password.
        return endAccessTokens(tx, person.id, now);
      });
      sendNotice(linkMail, person);
      return { payload: sentence(ended === 0 ? 'PASSWORD_SET' : 'PASSWORD_SET_TOKENS_REVOKED') };
    }),

    preparedRoute(session.changePassword, async ({ body, caller, database, clock }) => {
      const wait = await tries.admit(database, clock.now(), { account: caller.id });
      if (wait > 0) throw new Refusal(429, sentence('TOO_MANY_ATTEMPTS'), { retryAfter: wait });
      const person = await findPerson(database, caller.id);
      const refused = new Refusal(400, sentence('OLD_PASSWORD_WRONG'), { field: 'oldPassword' });
      if (!(await passwords.match(body.oldPassword, person.passwordHash))) return () => Promise.reject(refused);
      await tries.forget(database, clock.now(), { account: caller.id });
      const password = readNewPassword(body.newPassword, body.confirmPassword, person);
      if (password === body.oldPassword) throw new Refusal(400, sentence('PASSWORD_UNCHANGED'), { field: 'newPassword' });
      const passwordHash = await passwords.hash(password);
      return async (tx) => {
        const asCompared = and(eq(employees.id, person.id), eq(employees.passwordHash, person.passwordHash ?? ''));
        const changed = await tx.update(employees).set({ passwordHash }).where(asCompared).returning({ id: employees.id });
        if (changed.length === 0) throw refused;
        await tx.delete(sessions).where(and(eq(sessions.employeeId, person.id), ne(sessions.tokenHash, caller.tokenHash)));
        await endPasswordLinks(tx, person.id, clock.now());
        await writeAudit(tx, clock.now(), { action: 'PASSWORD_CHANGED', actorId: person.id });
        return {
          payload: sentence('PASSWORD_CHANGED'),
          committed: () => sendNotice(linkMail, person),
        };
      };
    }),
  ];
}

/** Notifies a person that the password was changed, because another person may have changed it. */
function sendNotice(linkMail: LinkMail, { email, firstName }: { readonly email: string | null; readonly firstName: string }): void {
  if (email !== null) linkMail.send(() => Promise.resolve({ email, firstName, token: null }));
}

/** Milliseconds between two mails to the same person, so that nobody can fill another person's mailbox. */
export const betweenMailsMs = 5 * 60_000;

/** Creates a link for the active person with an e-mail address. Returns null when there is none, or when a link was mailed recently. */
async function makeLink(database: Database, email: string, now: Date): Promise<MadeLink | null> {
  const lately = new Date(now.getTime() - betweenMailsMs).toISOString();
  const isOwner = and(eq(sql`lower(${employees.email})`, email.toLowerCase()), eq(employees.active, true));
  const [person] = await database
    .update(employees)
    .set({ linkMailedAt: now.toISOString() })
    .where(and(isOwner, or(isNull(employees.linkMailedAt), lte(employees.linkMailedAt, lately))))
    .returning({ id: employees.id, firstName: employees.firstName });
  if (person === undefined) return null;
  return { email, firstName: person.firstName, token: await createPasswordLink(database, person.id, now, linkLifetimeMs.forgotten) };
}

async function findPerson(database: Database, id: string) {
  const [person] = await database.select().from(employees).where(eq(employees.id, id));
  if (person === undefined) throw new Error(`A link or a session belongs to employee ${id}, who does not exist`);
  return person;
}
