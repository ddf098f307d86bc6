/** Maps payroll months, day types and holidays. Pure. */
import type { Call } from '../../../rest/contract/call.ts';
import { blockerKinds, dayTypes, type overtimeAfterMinutes, payroll, payrollColumns } from '../../../rest/contract/payroll.ts';
import type { DayTypeOfDay, EmployeeDayTypes, Holiday, PayrollPage, PayrollPerson, PayrollState } from '../../graphql/types.generated.ts';
import { badShape } from '../../upstream/client.ts';
import { date, flag, id, lastName, number, oneOfWords, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';

/** A payroll month whose state and people are read when they are selected. */
export interface PayrollMonthModel {
  readonly month: number;
  readonly year: number;
  readonly overtimeAfterMinutes: typeof overtimeAfterMinutes;
  state(): Promise<PayrollState>;
  people(): Promise<PayrollPage>;
}

const blockerKind = oneOfWords('blocker of a payroll month', blockerKinds);
const dayType = oneOfWords('day type', dayTypes);
const column = oneOfWords('payroll column', payrollColumns);

/** Reads a number that payroll requires. @throws UpstreamFault when it is missing */
function figure(call: Call, field: string, value: unknown): number {
  const read = number(value);
  if (read === null) throw badShape(call, `${field} is no number`);
  return read;
}

export const payrollState = (wire: LooseResponse<typeof payroll.fetchPayrollMonth>): PayrollState => ({
  closedAt: dateTime(wire.closedAt),
  closedBy: personName(wire.closedBy),
  over: flag(wire.over) ?? false,
  reopenings: (wire.reopenings ?? []).map(({ at, by, reason }) => ({ at: dateTime(at), by: personName(by), reason: text(reason) })),
  closedMonths: (wire.closedMonths ?? []).flatMap((month) => date(month) ?? []),
  downloadCount: figure(payroll.fetchPayrollMonth, 'downloads.count', wire.downloads?.count),
  lastDownloadAt: dateTime(wire.downloads?.lastAt),
  lastDownloadBy: personName(wire.downloads?.lastBy),
  holidays: (wire.holidays ?? []).flatMap(holiday),
  blockers: (wire.blockers ?? []).map(({ kind, count, days }) => ({
    kind: blockerKind(kind),
    count: figure(payroll.fetchPayrollMonth, 'count', count),
    days: (days ?? []).map((day) => ({ userId: id(day.userId), firstName: text(day.firstName), lastName: lastName(day.lastName), date: date(day.date) })),
  })),
});

export function payrollPerson(wire: RowOf<typeof payroll.fetchPayrollPeople>): PayrollPerson {
  const read = (field: keyof typeof wire) => figure(payroll.fetchPayrollPeople, field, wire[field]);
  return {
    id: id(wire.id),
    firstName: text(wire.firstName),
    lastName: lastName(wire.lastName),
    payrollId: text(wire.payrollId),
    active: flag(wire.active),
    lastWorkedOn: date(wire.lastWorkedOn),
    days: read('days'),
    present: read('present'),
    halfDays: read('halfDays'),
    leave: read('leave'),
    holidays: read('holidays'),
    weekOffs: read('weekOffs'),
    absent: read('absent'),
    missing: read('missing'),
    payableDays: read('payableDays'),
    workMinutes: read('workMinutes'),
    overtimeMinutes: read('overtimeMinutes'),
    straightLineKm: read('straightLineKm'),
    daysWithPositions: read('daysWithPositions'),
    daysWorked: read('daysWorked'),
    daysApproved: read('daysApproved'),
    // Months that were closed before refusals existed have no value.
    daysRefused: number(wire.daysRefused) ?? 0,
  };
}

export const employeeDayTypes = (wire: RowOf<typeof payroll.fetchDayTypes>): EmployeeDayTypes => ({
  userId: id(wire.userId),
  days: (wire.days ?? []).flatMap((day): DayTypeOfDay[] => {
    const on = date(day.date);
    return on === null ? [] : [{ date: on, type: dayType(day.type), reason: text(day.reason), countsAs: column(day.countsAs) }];
  }),
});

export function holiday(wire: RowOf<typeof payroll.fetchHolidays>): Holiday[] {
  const on = date(wire.date);
  return on === null ? [] : [{ date: on, name: text(wire.name) }];
}
