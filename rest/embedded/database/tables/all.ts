/**
 * All tables of the data model, for tests and for generating migrations (`npx drizzle-kit generate`). Indexes are ascending. A backward scan returns the
 * newest rows first, which drizzle's `desc()` (nulls last) does not.
 */
import * as activity from './activity.ts';
import * as attendance from './attendance.ts';
import * as audit from './audit.ts';
import * as calls from './calls.ts';
import * as changes from './changes.ts';
import * as customers from './customers.ts';
import * as days from './days.ts';
import * as employees from './employees.ts';
import * as images from './images.ts';
import * as invoices from './invoices.ts';
import * as meetings from './meetings.ts';
import * as payroll from './payroll.ts';
import * as qr from './qr.ts';
import * as session from './session.ts';
import * as territory from './territory.ts';
import * as tokens from './tokens.ts';
import * as webhooks from './webhooks.ts';

export const tables = {
  ...activity,
  ...attendance,
  ...audit,
  ...calls,
  ...changes,
  ...customers,
  ...days,
  ...employees,
  ...images,
  ...invoices,
  ...meetings,
  ...payroll,
  ...qr,
  ...session,
  ...territory,
  ...tokens,
  ...webhooks,
};
