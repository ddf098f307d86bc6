/** Refuses a day and stores the reason. */
import { attendance as contract } from '../../contract/attendance.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { noteChange } from '../calls/changes.ts';
import { readReason } from '../calls/input.ts';
import { type Route, route } from '../calls/route.ts';
import { attendance, dayRefusals } from '../database/tables/attendance.ts';
import { undecidedDay } from './day-to-decide.ts';
import { dayChange } from './mark.ts';
import { changedDay } from './report.ts';

export const refuseDay: Route = route(contract.refuseDay, async ({ body, caller, database, clock }) => {
  const reason = readReason(body.reason);
  const { countsAs = null } = body;
  const now = clock.now();
  const { day, row, named } = await undecidedDay({ body, caller, database, now });
  const { employeeId, entryDate } = row;
  await database.insert(dayRefusals).values({ employeeId, entryDate, refusedAt: now.toISOString(), refusedBy: caller.id, reason, countsAs });
  const changed = await database.update(attendance).set({ updatedAt: now.toISOString() }).where(day).returning();
  await writeAudit(database, now, {
    action: 'DAY_REFUSED',
    ...actorOf(caller),
    subjectId: employeeId,
    detail: countsAs === null ? entryDate : `${entryDate}; ${countsAs}`,
  });
  await noteChange(database, now, { ...dayChange(row, caller), fields: ['refused'] });
  return { payload: { ...sentence('DAY_REFUSED', named), attendance: await changedDay(database, changed) } };
});
