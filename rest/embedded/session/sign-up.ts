/** Sign-up, which is open to anyone and always creates a plain user (decision 1). */
import { eq } from 'drizzle-orm';
import { indiaDate } from '../../contract/clock.ts';
import { sentence } from '../../contract/sentences.ts';
import { session } from '../../contract/session.ts';
import { readSignInName } from '../../contract/sign-in-name.ts';
import { hasHidden, isInOneScript } from '../../contract/visible-text.ts';
import { writeAudit } from '../calls/audit.ts';
import { noteNew } from '../calls/changes.ts';
import { Refusal } from '../calls/refusal.ts';
import { openRoute, type Route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { employees } from '../database/tables/employees.ts';
import { readBirthday, readEmail, readPhone, readText, wrong } from '../people/person-fields.ts';
import { refusalIfTaken } from '../people/taken.ts';
import { readNewPassword } from './new-password.ts';
import type { Passwords } from './password.ts';

const longestName = 100;

export const signUpRoute = (passwords: Passwords): Route =>
  openRoute(session.signUp, async ({ body, database, clock }) => {
    const now = clock.now();
    const email = readEmail(body.email);
    const phone = readPhone(body.mobileNumber, 'mobileNumber');
    const person = {
      firstName: readText('firstName', body.firstName, longestName),
      middleName: readText('middleName', body.middleName, longestName),
      lastName: readText('lastName', body.lastName, longestName),
      phone,
      dob: readBirthday(body.dob, indiaDate(now)),
      gender: body.gender,
      username: readUsername(body.username, { email, phone }),
      email,
    };
    const passwordHash = await passwords.hash(readNewPassword(body.password, body.confirmPassword, person));
    await database.transaction(async (tx) => {
      const [added] = await tx
        .insert(employees)
        .values({ ...person, passwordHash, roles: ['ROLE_USER'], createdAt: now.toISOString() })
        .onConflictDoNothing()
        .returning({ id: employees.id });
      // The person with this identifier may no longer have it.
      if (added === undefined) throw (await refusalIfTaken(tx, person)) ?? new Refusal(409, sentence('SIGN_UP_UNDER_WAY'));
      if (await isPhoneOfAnother(tx, person)) throw wrong('username', sentence('USERNAME_IS_OTHER_NUMBER'));
      await writeAudit(tx, now, { action: 'SIGNED_UP', actorId: added.id });
      await noteNew(tx, now, { type: 'EMPLOYEE', subjectId: added.id, changedBy: added.id });
    });
    return { payload: sentence('SIGNED_UP') };
  });

/** Returns true for a user name of digits and dots that is another employee's phone number. */
async function isPhoneOfAnother(database: Database, { username, phone }: { readonly username: string; readonly phone: string }): Promise<boolean> {
  const { kind, value } = readSignInName(username);
  if (kind !== 'phone' || value === phone) return false;
  return (await database.select({ id: employees.id }).from(employees).where(eq(employees.phone, value))).length > 0;
}

/**
 * Returns a valid user name. A name that looks like an e-mail address or a phone number must be the person's own, so that it never identifies another
 * person.
 */
function readUsername(text: string, person: { readonly email: string; readonly phone: string }): string {
  const username = readText('username', text, longestName);
  const isEmail = username.includes('@');
  if (isEmail && username.toLowerCase() !== person.email.toLowerCase()) throw wrong('username', sentence('USERNAME_IS_OTHER_EMAIL'));
  const { kind, username: dotted } = readSignInName(username);
  if ((/^[+0-9 -]+$/.test(username) || (kind === 'phone' && dotted === undefined)) && username !== person.phone)
    throw wrong('username', sentence('USERNAME_IS_OTHER_NUMBER'));
  if (!isEmail && !/^[\p{L}\p{M}\p{N}._-]+$/u.test(username)) throw wrong('username', sentence('USERNAME_CHARACTERS'));
  // An e-mail address was validated before.
  if (hasHidden(text.trim()) || (!isEmail && !isInOneScript(username))) {
    throw wrong('username', sentence('USERNAME_SCRIPTS_MIXED'));
  }
  return username;
}
