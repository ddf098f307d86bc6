/** Registers a farmer or a dealer. */
import type { BodyOf } from '../../contract/call.ts';
import { type Clock, indiaDate } from '../../contract/clock.ts';
import type { farmers as contract } from '../../contract/farmers.ts';
import { type Sentence, sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import type { Caller } from '../calls/caller.ts';
import { changedBy, noteNew } from '../calls/changes.ts';
import type { Database } from '../database/database.ts';
import { dealers, farmers } from '../database/tables/customers.ts';
import { noteRegistration } from '../people/activity.ts';
import { type CustomerKind, farmerKind } from '../people/customers.ts';
import { fullName } from '../people/person.ts';
import { readDetails, readPerson, readPictures, readWhatsAppPhone } from '../people/person-fields.ts';
import { renewPairs } from './duplicates.ts';
import { claimKey, registered } from './key.ts';

interface Adding {
  readonly body: BodyOf<typeof contract.addFarmer>;
  readonly caller: Pick<Caller, 'id' | 'tool'>;
  readonly clock: Clock;
  readonly database: Database;
}

/** @throws Refusal (400, 409) */
export async function addCustomer(kind: CustomerKind, { body, caller, clock, database }: Adding): Promise<Sentence & { readonly addedId: string }> {
  const { type, audited } = kind;
  const now = clock.now();
  const person = readPerson(body, indiaDate(now));
  const row = {
    ...person,
    whatsAppPhone: readWhatsAppPhone(body.whatsAppMobile ?? ''),
    profilePicture: readPictures(body.profilePicture ?? ''),
    createdBy: caller.id,
    registerDate: now.toISOString(),
  };
  const details = readDetails(body.details ?? []);
  // Until the migration one-person-contract, persons also have a unique key of their own, with which an instance of the previous version may have been
  // faster.
  const [added] =
    kind === farmerKind
      ? await database
          .insert(farmers)
          .values({ ...row, crops: details })
          .onConflictDoNothing()
          .returning({ id: farmers.id })
      : await database
          .insert(dealers)
          .values({ ...row, dealerData: details })
          .onConflictDoNothing()
          .returning({ id: dealers.id });
  if (added === undefined) throw registered(person);
  await claimKey(database, kind, person, added.id);
  await writeAudit(database, now, { action: audited.added, ...actorOf(caller), subjectId: added.id });
  await noteNew(database, now, { type, subjectId: added.id, ...changedBy(caller) });
  await noteRegistration(database, kind, { day: indiaDate(now), employeeId: caller.id, area: person });
  await renewPairs(database, kind, { ...person, id: added.id });
  return { ...sentence('CUSTOMER_REGISTERED', { name: fullName(person) }), addedId: added.id };
}
