/** Batches of QR codes and their uses as files, the newest first. */
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { qr as contract, type QrBatch, type QrUse } from '../../contract/qr.ts';
import { isWithin } from '../calls/day.ts';
import { batchSize, daysText, type ExportedList, narrowing } from '../calls/export.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/ids.ts';
import { type FileRoute, fileRoute } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import { walkList } from '../database/list-pages.ts';
import { qrBatches, qrUses } from '../database/tables/qr.ts';
import { shownLastName } from '../people/person.ts';
import { selectBatches, toBatch } from './batches.ts';
import type { QrCodes } from './codes.ts';
import { selectUses, toQrUses } from './uses.ts';

export const qrExportRoutes = (codes: QrCodes, turns: Turns): readonly FileRoute[] => [
  fileRoute(contract.exportQRBatches, (request) => exportList(turns, exportedBatches, request)),
  fileRoute(contract.exportQRCodeUses, (request) => exportList(turns, exportedUses(codes), request)),
];

export const exportedBatches: ExportedList<BodyOf<typeof contract.exportQRBatches>, Static<typeof QrBatch>> = {
  title: 'QR batches',
  action: 'QR_BATCHES_EXPORTED',
  audited: (days) => narrowing({ where: daysText(days) }),
  about: (body) => [['Days', daysText(body) || 'All']],
  async *read(database, days) {
    const { createdAt, id } = qrBatches;
    const listed = isWithin(createdAt, days);
    for await (const { rows, order } of walkList(database, { table: qrBatches, key: [createdAt, id] }, listed, batchSize)) {
      const batch = await selectBatches(database).where(rows).orderBy(order);
      yield batch.map(toBatch);
    }
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: (row) => String(row.id) },
    { field: 'createdAt', header: 'Created', width: 18, kind: 'instant', value: (row) => row.createdDate ?? null },
    { field: 'productName', header: 'Product', width: 24, value: (row) => row.productName ?? null },
    { field: 'packageSize', header: 'Pack', width: 12, value: (row) => row.packageSize ?? null },
    { field: 'expiryInMonths', header: 'Expiry in months', width: 16, value: (row) => row.expiryInMonths ?? null },
    { field: 'quantity', header: 'Quantity', width: 10, value: (row) => row.qrCodeQuantity ?? null },
    { field: 'points', header: 'Points', width: 10, value: (row) => row.points ?? null },
  ],
};

export const exportedUses = (codes: QrCodes): ExportedList<BodyOf<typeof contract.exportQRCodeUses>, Static<typeof QrUse>> => ({
  title: 'QR uses',
  action: 'QR_USES_EXPORTED',
  audited: ({ dealerId, type, ...days }) => narrowing({ subject: dealerId, where: daysText(days), words: [type] }),
  about: (body) => [
    ['Days', daysText(body) || 'All'],
    ['Dealer', body.dealerId === undefined ? 'All' : `${body.dealerId}`],
    ['Type', body.type || 'All'],
  ],
  async *read(database, { dealerId, type, ...days }) {
    const { createdAt, id, transactionType } = qrUses;
    const listed = and(
      dealerId === undefined ? undefined : eq(qrUses.dealerId, readId(dealerId)),
      type ? eq(transactionType, type) : undefined,
      isWithin(createdAt, days),
    );
    for await (const { rows, order } of walkList(database, { table: qrUses, key: [createdAt, id] }, listed, batchSize)) {
      yield await toQrUses(database, codes, await selectUses(database).where(rows).orderBy(order));
    }
  },
  columns: [
    { field: 'id', header: 'ID', width: 10, value: (row) => String(row.id) },
    { field: 'createdAt', header: 'When', width: 18, kind: 'instant', value: (row) => row.createdDate ?? null },
    { field: 'firstName', header: 'First name', width: 18, value: (row) => row.firstName ?? null },
    { field: 'middleName', header: 'Middle name', width: 18, value: (row) => row.middleName ?? null },
    { field: 'lastName', header: 'Last name', width: 18, value: (row) => shownLastName(row.lastName) },
    { field: 'phoneNumber', header: 'Phone number', width: 14, kind: 'text', value: (row) => row.phoneNumber ?? null },
    { field: 'address', header: 'Address', width: 30, value: (row) => row.address ?? null },
    { field: 'language', header: 'Language', width: 12, value: (row) => row.language ?? null },
    { field: 'transactionType', header: 'Type', width: 12, value: (row) => row.transactionType ?? null },
    { field: 'points', header: 'Points', width: 10, value: (row) => row.points ?? null },
    { field: 'code', header: 'Code', width: 20, kind: 'text', value: (row) => row.qrCodeDetails?.qrCodeId ?? null },
    { field: 'dealerName', header: 'Dealer', width: 24, value: (row) => row.dealerName ?? null },
    { field: 'dealerMobile', header: 'Dealer phone', width: 14, kind: 'text', value: (row) => row.dealerMobile ?? null },
  ],
});
