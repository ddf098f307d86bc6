/** The caller's own record. Roles cannot be changed here. */
import { indiaDate } from '../../contract/clock.ts';
import { employees as contract } from '../../contract/employees.ts';
import { changedMeanwhile } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import { findEmployee } from '../people/employee.ts';
import { readPersonChange } from '../people/person-fields.ts';
import { readRecord, readVersion } from './record.ts';
import { saveChange } from './save-change.ts';

export const profileRoutes: readonly Route[] = [
  route(contract.getProfile, async ({ caller, database }) => ({ payload: await readRecord(database, caller.id) })),

  route(contract.updateProfile, async ({ body, caller, database, clock }) => {
    const current = await findEmployee(database, caller.id, true);
    const { version, lastChange } = await readVersion(database, current.id);
    if (body.version !== undefined && body.version !== version) throw changedMeanwhile(lastChange?.name);
    const fields = readPersonChange(body, current, indiaDate(clock.now()));
    await saveChange(database, { current, fields, caller, now: clock.now() });
    return { payload: await readRecord(database, current.id) };
  }),
];
