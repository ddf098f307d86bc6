/** Paging through a list while rows are added to it. */
import { expect, test } from 'vitest';
import { audit } from '../../../rest/contract/audit.ts';
import type { Call } from '../../../rest/contract/call.ts';
import { dealers } from '../../../rest/contract/dealers.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { farmers } from '../../../rest/contract/farmers.ts';
import { invoices } from '../../../rest/contract/invoices.ts';
import { meetings } from '../../../rest/contract/meetings.ts';
import { qr } from '../../../rest/contract/qr.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const existing = ['20', '18', '16', '14', '12', '10', '8', '6', '4'];

interface Walked {
  readonly field: string;
  readonly args?: string;
  readonly call: Call;
  readonly idField?: string;
}

const month = 'month: 11, year: 2026,';
const lists: readonly Walked[] = [
  { field: 'farmers', call: farmers.getAllFarmersPage, idField: 'farmerId' },
  { field: 'dealersCreatedBy', call: dealers.getAllDealersCreatedByPage, idField: 'dealerId' },
  { field: 'farmerDirectory', args: month, call: farmers.fetchFarmers },
  { field: 'meetings', call: meetings.getAllFarmerMeetingCreatedByPage, idField: 'meetingId' },
  { field: 'invoices', args: month, call: invoices.fetchInvoice, idField: 'invoiceId' },
  { field: 'qrBatches', args: month, call: qr.getQRBatches },
  { field: 'qrUsers', args: month, call: qr.getQRCodeUsers },
  { field: 'qrUses', args: month, call: qr.getQRCodeUseHistory },
];
const extensions: readonly Walked[] = [
  { field: 'auditEvents', call: audit.fetchAuditEvents },
  { field: 'employees', args: 'orderBy: NEWEST,', call: employees.fetchAllEmployeeByPage },
];

type Change = (rows: number[], step: number) => void;

const addInFront: Change = (rows, step) => rows.unshift(22 + step);

const addAnywhere: Change = (rows, step) => {
  rows.push(22 + step, 5 + 2 * step);
  rows.sort((one, other) => other - one);
};

/** Pages to the end. The rows change after each of the first three steps. */
async function walk({ field, args = '', call, idField = 'id' }: Walked, hasExtensions: boolean, change: Change, length: number) {
  await using gateway = await startTestGateway({ extensions: hasExtensions });
  const rows = existing.slice(0, length).map(Number);
  gateway.rest.answer(call, ({ query, body }) => {
    const { afterId, ...asked } = { ...query, ...Object(body) };
    const [number, size] = [Number(asked.pageNumber ?? asked.page), Number(asked.pageSize ?? asked.size)];
    const behind = afterId === undefined ? rows : rows.filter((id) => id < Number(afterId));
    return { payload: behind.slice(number * size, (number + 1) * size).map((id) => ({ [idField]: id })), total: rows.length };
  });
  const document = `query ($after: String) { ${field}(${args} first: 3, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`;
  const ids: string[] = [];
  for (let after: unknown = null, more = true, step = 0; more && step < 10; step += 1) {
    const { result } = await gateway.ask(document, { after }, 'admin');
    expect(result.errors).toBeUndefined();
    const { nodes, pageInfo } = Object(result.data?.[field]);
    ids.push(...nodes.map(({ id }: { id: string }) => id.replace('FARMER-', '')));
    ({ hasNextPage: more, endCursor: after } = pageInfo);
    if (step < 3) change(rows, step);
  }
  return { ids, calls: gateway.rest.log.filter(({ call: name }) => name === call.name).length };
}

test.each([...lists, ...extensions])('$field: with extensions returns each existing row once, and checks for more rows without a call', async (list) => {
  expect(await walk(list, true, addInFront, 8)).toEqual({ ids: existing.slice(0, 8), calls: 3 });
});

test.each([...lists, ...extensions])('$field: checks with a call whether rows were added behind a full last page', async (list) => {
  expect(await walk(list, true, addInFront, 9)).toEqual({ ids: existing, calls: 4 });
});

const changedSince = 'filter: { updatedSince: "2026-11-20T10:00:00+05:30" },';

test.each<Walked>([
  { field: 'employees', args: 'orderBy: NAME,', call: employees.fetchAllEmployeeByPage },
  { field: 'employees', args: changedSince, call: employees.fetchAllEmployeeByPage },
  { field: 'employees', args: `${changedSince} orderBy: NEWEST,`, call: employees.fetchAllEmployeeByPage },
  { field: 'farmers', args: changedSince, call: farmers.getAllFarmersPage, idField: 'farmerId' },
  { field: 'farmers', args: 'filter: { notVisitedForDays: 30 },', call: farmers.getAllFarmersPage, idField: 'farmerId' },
  { field: 'dealers', args: 'userId: "5",', call: dealers.getAllDealersPage, idField: 'dealerId' },
  { field: 'meetings', args: 'status: FINISHED,', call: meetings.getAllFarmerMeetingCreatedByPage, idField: 'meetingId' },
  { field: 'employees', args: 'filter: { active: true }, orderBy: NEWEST,', call: employees.fetchAllEmployeeByPage },
])('$field($args): returns each existing row once, wherever others are added', async (list) => {
  const { ids } = await walk(list, true, addAnywhere, 9);
  expect(ids.filter((id) => existing.includes(id))).toEqual(existing);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<Walked>([
  { field: 'meetings', args: 'status: SCHEDULED, orderBy: OLDEST,', call: meetings.getAllFarmerMeetingCreatedByPage, idField: 'meetingId' },
  { field: 'farmers', args: 'orderBy: OLDEST,', call: farmers.getAllFarmersPage, idField: 'farmerId' },
  { field: 'employees', args: 'filter: { active: true },', call: employees.fetchAllEmployeeByPage },
])('$field($args): returns each row once while those that were read leave the list', async (list) => {
  const { ids } = await walk(list, true, (rows) => void rows.splice(0, 2), 9);
  expect(ids).toEqual(existing);
});

test.each(lists)('$field: without extensions sends only the documented page', async (list) => {
  const { ids } = await walk(list, false, addInFront, 9);
  expect(new Set(ids).size).toBeLessThan(ids.length);
});
