/** Scheduling a meeting of an employee with one farmer or one dealer (decision 11). */
import { and, eq } from 'drizzle-orm';
import { meetings as contract } from '../../contract/meetings.ts';
import { readId } from '../calls/ids.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { dealers, employees, farmers, meetings } from '../database/tables.ts';
import { findEmployee } from '../people/employee.ts';
import { fullName } from '../people/person.ts';

export const scheduleFarmerMeet: Route = route(contract.scheduleFarmerMeet, async ({ body, caller, database, clock }) => {
  const employee = await findEmployee(database, body.userId);
  const name = fullName(employee);
  if (!employee.active) throw new Refusal(409, `${name} is not active`);
  const { party, partyName } = await findParty(database, body);

  // One at a time for each employee, or two at once would both find nothing.
  await database.select({ id: employees.id }).from(employees).where(eq(employees.id, employee.id)).for('no key update');
  const withParty = party.farmerId === undefined ? eq(meetings.dealerId, party.dealerId) : eq(meetings.farmerId, party.farmerId);
  // One that was started and never finished does not stand in the way of the next.
  const planned = and(eq(meetings.employeeId, employee.id), withParty, eq(meetings.status, 'SCHEDULED'));
  if ((await database.$count(meetings, planned)) > 0) throw new Refusal(409, `A meeting of ${name} with ${partyName} is scheduled already`);

  await database.insert(meetings).values({ createdBy: caller.id, employeeId: employee.id, ...party, createdAt: clock.now().toISOString() });
  return { payload: { message: `A meeting of ${name} with ${partyName} is scheduled` } };
});

type PartyIds = { readonly farmerId?: string | number; readonly dealerId?: string | number };
type Party = { readonly farmerId: string; readonly dealerId?: undefined } | { readonly farmerId?: undefined; readonly dealerId: string };

/** @throws Refusal (400, 404) */
async function findParty(database: Database, { farmerId, dealerId }: PartyIds): Promise<{ readonly party: Party; readonly partyName: string }> {
  if ((farmerId === undefined) === (dealerId === undefined)) throw new Refusal(400, 'Name either a farmer (farmerId) or a dealer (dealerId)');
  const [table, word] = farmerId === undefined ? [dealers, 'dealer'] : [farmers, 'farmer'];
  const { id, firstName, lastName } = table;
  const [found] = await database
    .select({ id, firstName, lastName })
    .from(table)
    .where(eq(id, readId(farmerId ?? dealerId ?? '')));
  if (found === undefined) throw new Refusal(404, `There is no such ${word}`);
  return { party: farmerId === undefined ? { dealerId: found.id } : { farmerId: found.id }, partyName: fullName(found) };
}
