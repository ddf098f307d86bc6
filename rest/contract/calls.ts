/** Every call of the contract, by domain. */
import { attendance } from './attendance.ts';
import { audit } from './audit.ts';
import type { Call } from './call.ts';
import { changes } from './changes.ts';
import { days } from './days.ts';
import { dealers } from './dealers.ts';
import { employees } from './employees.ts';
import { farmers } from './farmers.ts';
import { invoices } from './invoices.ts';
import { meetings } from './meetings.ts';
import { qr } from './qr.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { tokens } from './tokens.ts';

/** The calls of each domain. */
export const contract: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  session,
  employees,
  farmers,
  dealers,
  meetings,
  attendance,
  days,
  qr,
  invoices,
  search,
  audit,
  tokens,
  changes,
};

/** All calls, in the order of their domains. */
export const calls: readonly Call[] = Object.values(contract).flatMap((domain) => Object.values(domain));
