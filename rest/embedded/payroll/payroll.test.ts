import ExcelJS from 'exceljs';
import { Compile } from 'typebox/compile';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../contract/clock.ts';
import { payroll as contract, maxBlockedDays, maxHolidayName } from '../../contract/payroll.ts';
import { sentence } from '../../contract/sentences.ts';
import { attendance } from '../database/tables/attendance.ts';
import { checkEvents, travelPoints } from '../database/tables/days.ts';
import { onOneMachine, planOf, rowsIn } from '../testing/plans.ts';
import { again, createRecorder } from '../testing/statements.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';

/** October 2026 has 31 days, 4 of them Sundays. The server's clock begins on 20 November 2026. */
const october = { month: 10, year: 2026 };
const days = Array.from({ length: 31 }, (_, index) => addDays('2026-10-01', index));
const workdays = days.filter((day) => new Date(day).getUTCDay() !== 0);
const [first = '', second = '', third = ''] = workdays;

const recorder = createRecorder();
let admin: string;
let moderator: string;
let ravi: string;
let adminId: string;

const rest = await shareTestServer(recorder.logger);
beforeAll(async () => {
  const long = { createdAt: '2020-01-01T00:00:00Z' };
  adminId = await addPerson(rest.database, 'admin', ['ROLE_ADMIN'], long);
  await addPerson(rest.database, 'moderator', ['ROLE_MODERATOR'], long);
  ravi = await addPerson(rest.database, 'ravi', ['ROLE_USER'], { firstName: 'Ravi', ...long });
  [admin, moderator] = [await rest.signIn('admin'), await rest.signIn('moderator')];
});
beforeEach(async () => {
  for (const table of [
    'payroll_rows',
    'payroll_closures',
    'day_types',
    'holidays',
    'withdrawn_approvals',
    'day_refusals',
    'day_questions',
    'attendance',
    'check_events',
    'travel_points',
  ])
    await rest.database.execute(`delete from ${table}`);
  await rest.database.execute(`update employees set active = true, created_at = '2020-01-01' where id = ${ravi}`);
});

const approved = () => ({ approvedAt: '2026-11-01T04:00:00Z', approvedBy: adminId });
const workday = (entryDate: string, until = '18:00', more: Partial<typeof attendance.$inferInsert> = approved()) => ({
  employeeId: ravi,
  entryDate,
  punchInTime: `${entryDate}T09:00:00+05:30`,
  punchOutTime: `${entryDate}T${until}:00+05:30`,
  ...more,
});
const worked = (...day: Parameters<typeof workday>) => rest.database.insert(attendance).values(workday(...day));
const workedAlways = () => rest.database.insert(attendance).values(workdays.map((day) => workday(day)));
const post = (call: string, body: object, token = admin) => rest.send(call, { token, body });
const text = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const state = async (month: object = october) => (await rest.send('fetchPayrollMonth', { token: admin, query: text(month) })).json().data;
const people = async (month: object = october) =>
  (await rest.send('fetchPayrollPeople', { token: admin, query: text({ ...month, pageNumber: 0, pageSize: 10 }) })).json().data;
const setType = (date: string, type: string, reason = 'As agreed') => post('setDayType', { userId: ravi, date, type, reason });
const kinds = async () => (await state()).blockers.map(({ kind, count }: { kind: string; count: number }) => [kind, count]);

describe('the figures', () => {
  test('count each day of the month in one column', async () => {
    await workedAlways();
    await rest.database.execute(`delete from attendance where entry_date in ('${first}', '${second}')`);
    await rest.database.execute(`update attendance set punch_out_time = null, approved_at = null, approved_by = null where entry_date = '${third}'`);
    await setType(first, 'LEAVE');
    await setType(workdays[4] ?? '', 'HALF_DAY');
    await post('setHoliday', { date: second, name: 'Gandhi Jayanti' });
    const answer = await rest.send('fetchPayrollPeople', { token: admin, query: text({ ...october, pageNumber: 0, pageSize: 10 }) });
    expect(Compile(contract.fetchPayrollPeople.response).Check(answer.json().data)).toBe(true);
    expect(answer.headers['x-total-count']).toBe('1');
    const [row] = answer.json().data;
    expect(row).toMatchObject({ id: ravi, firstName: 'Ravi', days: 31, present: 23, halfDays: 1, leave: 1, holidays: 1, weekOffs: 4, absent: 0, missing: 1 });
    expect(row).toMatchObject({ payableDays: 29.5, daysWorked: 25, daysApproved: 24 });
  });

  test('have hours without breaks, and overtime above 9 hours of approved days only', async () => {
    await worked(first, '19:30');
    await worked(second, '20:00', {});
    await worked(third, '18:00');
    const events = (['09:00', '13:00', '14:00', '18:00'] as const).map((time, index) => ({
      employeeId: ravi,
      at: `${third}T${time}:00+05:30`,
      kind: index % 2 === 0 ? ('IN' as const) : ('OUT' as const),
    }));
    await rest.database.insert(checkEvents).values(events);
    const [row] = await people();
    expect(row).toMatchObject({ workMinutes: (10.5 + 11 + 8) * 60, overtimeMinutes: 90 });
  });

  test('have kilometres of the days with positions, and the number of these days', async () => {
    await worked(first);
    await worked(second);
    const point = (time: string, latitude: number | null) => ({ employeeId: ravi, at: `${first}T${time}:00+05:30`, latitude, longitude: latitude && 73.8 });
    // One fix has no position, one is (0, 0), and one is too far to be reached.
    await rest.database
      .insert(travelPoints)
      .values([point('09:00', 18.5), point('09:30', null), point('10:00', 18.6), point('10:10', 28.6), point('11:00', 18.5)]);
    const [row] = await people();
    expect(row).toMatchObject({ daysWithPositions: 1, daysWorked: 2, straightLineKm: expect.closeTo(2 * 11.12, 1) });
  });

  onOneMachine('read the positions of a month by an index, as one row for each person', async () => {
    await worked(first);
    await rest.database.execute(`insert into travel_points (employee_id, at, latitude, longitude)
      select ${ravi}, timestamptz '2026-01-01' + g * interval '30 minutes', 18.5, 73.8 from generate_series(1, 15000) g`);
    await rest.database.execute('vacuum analyze travel_points');
    recorder.take();
    expect(await people()).toMatchObject([{ daysWithPositions: 1 }]);
    const [sent] = recorder.take().filter(({ text }) => text.includes('from "travel_points"'));
    const plan = sent === undefined ? [] : await planOf(rest.database, again(sent));
    expect(plan[0]).toMatch(/rows=1(\.00)? loops=1/);
    expect(plan.join('\n')).not.toMatch(/Seq Scan/);
    expect(rowsIn(plan), plan.join('\n')).toBeLessThan(5_000);
  });

  test('of an inactive employee are those of days of work, with the last one', async () => {
    await worked(first);
    await worked(third);
    await rest.database.execute(`update employees set active = false where id = ${ravi}`);
    expect(await people()).toMatchObject([{ active: false, days: 2, present: 2, weekOffs: 0, absent: 0, payableDays: 2, lastWorkedOn: third }]);
    expect(await people({ month: 9, year: 2026 })).toEqual([]);
  });

  test('of a new employee begin on the day of being added', async () => {
    await rest.database.execute(`update employees set created_at = '2026-10-30T04:00:00Z' where id = ${ravi}`);
    expect(await people()).toMatchObject([{ days: 2, absent: 2 }]);
    expect(await people({ month: 9, year: 2026 })).toEqual([]);
  });

  test('of the current month end yesterday', async () => {
    expect(await people({ month: 11, year: 2026 })).toMatchObject([{ days: 19 }]);
    expect(await people({ month: 12, year: 2026 })).toMatchObject([{ days: 0 }]);
    expect(await state({ month: 11, year: 2026 })).toMatchObject({ over: false });
  });

  test('and all other payroll calls are for administrators', async () => {
    const query = text({ ...october, pageNumber: 0, pageSize: 10 });
    expect((await rest.send('fetchPayrollPeople', { token: moderator, query })).statusCode).toBe(403);
    for (const call of ['setDayType', 'setHoliday', 'closePayrollMonth', 'reopenPayrollMonth', 'exportPayrollMonth'])
      expect((await post(call, {}, moderator)).statusCode, call).toBe(403);
  });
});

describe('a day type', () => {
  test('is read by moderators, except of people with further roles', async () => {
    const read = async (token: string, ids: readonly string[]) => {
      const answer = await rest.send('fetchDayTypes', { token, query: text({ ...october, ids: ids.join(',') }) });
      return Array.from(answer.json().data, (each) => Object(each).userId);
    };
    const ids = [ravi, adminId];
    expect(await read(admin, ids)).toEqual(expect.arrayContaining(ids));
    expect(await read(moderator, ids)).toEqual([ravi]);
  });

  test('is read with its reason, as is the type of the calendar', async () => {
    await setType(first, 'LEAVE', 'Wedding');
    await setType('2026-11-25', 'LEAVE');
    const read = async (month: object) => {
      const answer = await rest.send('fetchDayTypes', { token: admin, query: text({ ...month, ids: ravi }) });
      expect(Compile(contract.fetchDayTypes.response).Check(answer.json().data)).toBe(true);
      return answer.json().data[0];
    };
    const { userId, days: read31 } = await read(october);
    expect([userId, read31.length, read31[0]]).toEqual([ravi, 31, { date: first, type: 'LEAVE', reason: 'Wedding', countsAs: 'LEAVE' }]);
    expect(read31[3]).toEqual({ date: '2026-10-04', type: 'WEEK_OFF', reason: null, countsAs: 'WEEK_OFF' });
    // The type of a later day is returned before the day counts.
    expect((await read({ month: 11, year: 2026 })).days.at(-1)).toMatchObject({ date: '2026-11-25', type: 'LEAVE', countsAs: null });
  });

  test('requires a reason, and cannot contradict a check-in', async () => {
    await worked(first);
    expect((await setType(second, 'LEAVE', ' ')).json()).toMatchObject({ status: false, field: 'reason' });
    expect((await setType(second, 'HOLIDAYS')).json()).toMatchObject({ status: false, field: 'type' });
    for (const type of ['LEAVE', 'HOLIDAY', 'WEEK_OFF']) expect((await setType(first, type)).json()).toMatchObject({ status: false, field: 'type' });
    for (const type of ['WORK', 'HALF_DAY']) expect((await setType(first, type)).statusCode).toBe(200);
  });
});

test('a day type of an inactive employee is set on days of work only', async () => {
  await worked(first);
  await rest.database.execute(`update employees set active = false where id = ${ravi}`);
  expect([(await setType(first, 'HALF_DAY')).statusCode, (await setType(second, 'LEAVE')).statusCode]).toEqual([200, 409]);
});

test('adds, renames and removes a holiday', async () => {
  const read = async () => (await rest.send('fetchHolidays', { token: admin, query: { year: '2026' } })).json().data;
  await post('setHoliday', { date: first, name: 'Dasara' });
  await post('setHoliday', { date: first, name: 'Dussehra' });
  expect(await read()).toEqual([{ date: first, name: 'Dussehra' }]);
  expect((await post('setHoliday', { date: first })).statusCode).toBe(200);
  expect(await read()).toEqual([]);
  expect((await post('setHoliday', { date: first })).statusCode).toBe(404);
  expect((await post('setHoliday', { date: first, name: 'D'.repeat(maxHolidayName) })).statusCode).toBe(200);
  expect((await post('setHoliday', { date: first, name: 'D'.repeat(maxHolidayName + 1) })).json()).toMatchObject({ field: 'name' });
});

describe('closing', () => {
  test('is refused while a blocker exists, which lists its days', async () => {
    await workedAlways();
    await rest.database.execute(`delete from attendance where entry_date = '${first}'`);
    await rest.database.execute(`update attendance set approved_at = null, approved_by = null where entry_date in ('${second}', '${third}')`);
    await rest.database.execute(`update attendance set punch_out_time = null where entry_date = '${third}'`);
    const { blockers } = await state();
    const one = (kind: string, date: string) => ({ kind, count: 1, days: [{ userId: ravi, firstName: 'Ravi', lastName: 'Patil', date }] });
    expect(blockers).toEqual([one('MISSING_CHECK_OUT', third), one('NOT_APPROVED', second), one('ABSENT_WITHOUT_REASON', first)]);
    expect((await post('closePayrollMonth', october)).json()).toMatchObject({
      status: false,
      message: 'October 2026 cannot be closed: days that need checking are left (3)',
      field: 'month',
    });
    // A work day with a reason explains the absence.
    await setType(first, 'WORK', 'Did not come');
    expect(await kinds()).toEqual([
      ['MISSING_CHECK_OUT', 1],
      ['NOT_APPROVED', 1],
    ]);
    expect((await people())[0]).toMatchObject({ absent: 1 });
  });

  test('is refused before the month is over', async () => {
    expect((await post('closePayrollMonth', { month: 11, year: 2026 })).json().message).toBe('November 2026 can be closed when 30 Nov 2026 is over');
  });

  test('stores the figures, refuses every change of its days, and can be undone with a reason', async () => {
    await workedAlways();
    expect((await post('closePayrollMonth', october)).json()).toEqual(sentence('MONTH_CLOSED', { month: '2026-10' }));
    expect((await post('closePayrollMonth', october)).json().message).toBe('October 2026 is closed already');
    const closed = await state();
    expect(Compile(contract.fetchPayrollMonth.response).Check(closed)).toBe(true);
    expect(closed).toMatchObject({
      closedBy: 'admin Patil',
      closedAt: '2026-11-20T10:00:00.000+05:30',
      over: true,
      blockers: [],
      reopenings: [],
      closedMonths: ['2026-10-01'],
    });
    const before = await people();
    await rest.database.execute(`update employees set active = false where id = ${ravi}`);
    expect(await people()).toEqual(before);
    await rest.database.execute(`update employees set active = true where id = ${ravi}`);

    const day = { userId: ravi, date: first };
    const reason = 'Wrong';
    const writes: readonly (readonly [string, object])[] = [
      ['markAttendance', { ...day, latitude: 18.5, longitude: 73.8, time: '19:00' }],
      ['correctAttendance', { ...day, punchOutTime: `${first}T12:00:00Z`, reason }],
      ['approveAttendance', day],
      ['withdrawApproval', { ...day, reason }],
      ['refuseDay', { ...day, reason }],
      ['askAboutDay', { ...day, question: reason }],
      ['answerDayQuestion', { ...day, answer: reason }],
      ['setDayType', { ...day, type: 'HALF_DAY', reason }],
      ['setHoliday', { date: first, name: 'Dasara' }],
    ];
    for (const [call, body] of writes)
      expect([call, (await post(call, body)).json()]).toMatchObject([call, { status: false, message: 'October 2026 is closed', field: 'date' }]);

    expect((await post('reopenPayrollMonth', { ...october, reason: '' })).json()).toMatchObject({ field: 'reason' });
    await post('reopenPayrollMonth', { ...october, reason: "Ravi's half day" });
    expect((await post('reopenPayrollMonth', { ...october, reason })).json().message).toBe('October 2026 is not closed');
    expect(await state()).toMatchObject({ closedAt: null, closedMonths: [], reopenings: [{ by: 'admin Patil', reason: "Ravi's half day" }] });
    await setType(first, 'HALF_DAY');
    await post('closePayrollMonth', october);
    expect((await people())[0]).toMatchObject({ halfDays: 1, present: workdays.length - 1 });
    const events = await rest.send('fetchAuditEvents', { token: admin, query: { pageNumber: '0', pageSize: '4' } });
    expect(events.json().data.map(({ action, detail }: { action: string; detail: string }) => [action, detail])).toEqual([
      ['PAYROLL_CLOSED', '2026-10'],
      ['DAY_TYPE_SET', `${first}; HALF_DAY`],
      ['PAYROLL_REOPENED', '2026-10'],
      ['PAYROLL_CLOSED', '2026-10'],
    ]);
  });
});

test('a refused day counts as a day without work, of any type, and an open question blocks closing', async () => {
  await workedAlways();
  const before = (await people())[0];
  const withdraw = (date: string) => post('withdrawApproval', { userId: ravi, date, reason: 'Wrong' });
  for (const date of [first, second, third]) await withdraw(date);
  for (const date of [first, second]) await post('refuseDay', { userId: ravi, date, reason: 'The phone was at home' });
  await post('askAboutDay', { userId: ravi, date: third, question: 'Where were you?' });
  expect(await kinds()).toEqual([['OPEN_QUESTION', 1]]);
  expect((await post('closePayrollMonth', october)).json().message).toBe('October 2026 cannot be closed: days that need checking are left (1)');
  await post('answerDayQuestion', { userId: ravi, date: third, answer: 'In Karad' });
  expect(await kinds()).toEqual([['NOT_APPROVED', 1]]);
  await post('approveAttendance', { userId: ravi, date: third, note: 'In Karad' });
  expect(await kinds()).toEqual([]);
  const refused = { days: 31, present: before.present - 2, absent: 2, daysWorked: before.daysWorked - 2, daysRefused: 2 };
  expect((await people())[0]).toMatchObject({ ...refused, workMinutes: before.workMinutes - 2 * 540, payableDays: before.payableDays - 2 });
  expect((await setType(first, 'LEAVE')).statusCode).toBe(200);
  expect((await setType(third, 'LEAVE')).statusCode).toBe(409);
  expect((await people())[0]).toMatchObject({ absent: 1, leave: 1, payableDays: before.payableDays - 1 });
  // The type that was decided last counts, and a withdrawn refusal takes its type along.
  rest.pass(60_000);
  await withdraw(second);
  const refusal = { userId: ravi, date: second, reason: 'Went home at noon' };
  expect((await post('refuseDay', { ...refusal, countsAs: 'HOLIDAY' })).statusCode).toBe(400);
  expect((await post('refuseDay', { ...refusal, countsAs: 'HALF_DAY' })).statusCode).toBe(200);
  expect((await people())[0]).toMatchObject({ absent: 0, halfDays: before.halfDays + 1, leave: 1, daysRefused: 2, payableDays: before.payableDays - 0.5 });
  expect((await post('closePayrollMonth', october)).statusCode).toBe(200);
  expect((await people())[0]).toMatchObject({ daysRefused: 2 });
  // A month that was closed before refusals existed.
  await rest.database.execute("update payroll_rows set figures = figures - 'daysRefused'");
  expect((await people())[0].daysRefused).toBeUndefined();
});

describe('the exported file', () => {
  const exported = (format: string) => post('exportPayrollMonth', { ...october, format });

  test('of an open month is marked as a draft by its name and its first row', async () => {
    await workedAlways();
    rest.pass(10 * 60_000);
    const csv = await exported('CSV');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="Payroll 2026-10 draft.csv"');
    const [note, head = '', row = ''] = csv.body.replace('\u{FEFF}', '').split('\r\n');
    expect(note).toBe('"DRAFT: October 2026 is open, and these figures may change"');
    expect(head.split(',').slice(0, 8)).toEqual(['Employee ID', 'Payroll ID', 'First name', 'Last name', 'Active', 'Last day worked', 'Days', 'Present']);
    expect(row.split(',').slice(0, 8)).toEqual([ravi, '', 'Ravi', 'Patil', 'true', '', '31', '27']);
    const sheet = await exported('XLSX');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(sheet.rawPayload).buffer);
    const [first] = workbook.worksheets;
    expect([1, 2, 3].map((at) => first?.getRow(at).getCell(1).value)).toEqual([
      'DRAFT: October 2026 is open, and these figures may change',
      'Employee ID',
      ravi,
    ]);
    // A client requests each file twice.
    await exported('XLSX');
    expect(await state()).toMatchObject({ downloads: { count: 2, lastBy: 'admin Patil' } });
  });

  test('of a closed month is not a draft, and both exports are in the audit log', async () => {
    await workedAlways();
    await post('closePayrollMonth', october);
    rest.pass(10 * 60_000);
    const csv = await exported('CSV');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="Payroll 2026-10.csv"');
    expect(csv.body.replace('\u{FEFF}', '').startsWith('Employee ID')).toBe(true);
    const events = await rest.send('fetchAuditEvents', { token: admin, query: { pageNumber: '0', pageSize: '1', action: 'PAYROLL_EXPORTED' } });
    expect(events.json().data[0]).toMatchObject({ detail: '2026-10; CSV' });
  });
});

test('refuses a payroll ID of another employee', async () => {
  const other = await addPerson(rest.database, 'other', ['ROLE_USER'], { firstName: 'Other' });
  const change = (userId: string, payrollId: string | null) => rest.send('updateUser', { token: admin, body: { userId, payrollId } });
  expect((await change(ravi, '1012')).json().data).toMatchObject({ payrollId: '1012' });
  expect((await change(other, '1012')).json()).toMatchObject({ status: false, message: 'Ravi Patil has the payroll ID 1012', field: 'payrollId' });
  expect((await change(other, '1'.repeat(20))).statusCode).toBe(200);
  expect((await change(other, '1'.repeat(21))).json()).toMatchObject({ field: 'payrollId' });
  expect((await people())[0]).toMatchObject({ payrollId: '1012' });
  expect((await change(ravi, null)).json().data).toMatchObject({ payrollId: null });
});

test('counts all days of a blocker and lists the first ones', async () => {
  const long = { createdAt: '2020-01-01T00:00:00Z' };
  for (const name of ['one', 'two', 'three']) await addPerson(rest.database, name, ['ROLE_USER'], long);
  const { blockers } = await state();
  expect(blockers).toMatchObject([{ kind: 'ABSENT_WITHOUT_REASON', count: 4 * workdays.length }]);
  expect(blockers[0].days).toHaveLength(maxBlockedDays);
  expect(blockers[0].days[0].date).toBe(first);
});
