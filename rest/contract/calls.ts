/** All calls of the contract, by domain. */
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
import { payroll } from './payroll.ts';
import { qr } from './qr.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { tokens } from './tokens.ts';
import { webhooks } from './webhooks.ts';

export const contract = {
  session,
  employees,
  farmers,
  dealers,
  meetings,
  attendance,
  days,
  payroll,
  qr,
  invoices,
  reports,
  search,
  audit,
  tokens,
  changes,
  webhooks,
} satisfies Readonly<Record<string, Readonly<Record<string, Call>>>>;

export const domains: Readonly<Record<keyof typeof contract, string>> = {
  session: 'Sign-in, sign-out and passwords.',
  employees: 'Employees, their roles and their own profiles.',
  farmers: 'Farmers and their histories.',
  dealers: 'Dealers and their histories.',
  meetings: 'Meetings with farmers and dealers.',
  attendance: 'Attendance: check-ins, check-outs, approvals and corrections.',
  days: 'An employee’s positions, registrations and meetings on a day.',
  payroll: 'Payroll months, day types and holidays.',
  qr: 'Products, batches of QR codes, and their uses.',
  invoices: 'Dealer invoices.',
  reports: 'Coverage and activity.',
  search: 'Search across people, meetings and invoices.',
  audit: 'The audit log.',
  tokens: 'Access tokens of tools.',
  changes: 'A feed of creations and changes, in order.',
  webhooks: 'Webhooks that send changes to other systems.',
};

/** All calls in the order of their domains. */
export const calls: readonly Call[] = Object.values(contract).flatMap((domain): readonly Call[] => Object.values(domain));
