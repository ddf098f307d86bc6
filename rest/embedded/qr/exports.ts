/** Exports batches of QR codes and their uses, newest first. */
import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { BodyOf } from '../../contract/call.ts';
import { qr as contract } from '../../contract/qr.ts';
import type { QrBatch, QrCard, QrUse } from '../../contract/qr-shapes.ts';
import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import { isWithin } from '../calls/day.ts';
import { auditedFilters, batchSize, daysText, type ExportedList } from '../calls/export.ts';
import { exportList } from '../calls/export-answer.ts';
import { readId } from '../calls/input.ts';
import { type FileRoute, fileRoute } from '../calls/route.ts';
import { walkList } from '../database/list-pages.ts';
import { isOfPeople } from '../database/part-pages.ts';
import { dealers } from '../database/tables/customers.ts';
import { qrBatches, qrUses } from '../database/tables/qr.ts';
import { isNamed } from '../people/name-search.ts';
import { shownLastName } from '../people/person.ts';
import { stateOf, walkCards } from './cards.ts';
import type { QrCodes } from './codes.ts';
import { exportedPeople, personColumns } from './people.ts';
import { findBatch, selectBatches, toBatch } from './select-batches.ts';
import { isCounted, isOfBatches, isOfCode, selectUses, sellersOf, toQrUses } from './uses.ts';

export const qrExportRoutes = (codes: QrCodes, limit: ConcurrencyLimit): readonly FileRoute[] => [
  fileRoute(contract.exportQRBatches, (request) => exportList(limit, exportedBatches, request)),
  fileRoute(contract.exportQRBatchCards, (request) => exportList(limit, exportedCards(codes), request)),
  fileRoute(contract.exportQRBatchPeople, (request) => exportList(limit, exportedPeople, request)),
  fileRoute(contract.exportQRCodeUses, (request) => exportList(limit, exportedUses(codes), request)),
];

export const exportedBatches: ExportedList<BodyOf<typeof contract.exportQRBatches>, Static<typeof QrBatch>> = {
  title: 'QR batches',
  action: 'QR_BATCHES_EXPORTED',
  audited: (days) => auditedFilters({ where: daysText(days) }),
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
  audited: ({ dealerId, dealer, code, batchId, product, type, groupBy, key, ...days }) => {
    const words = [type, batchId === undefined ? undefined : `BATCH ${batchId}`, groupBy && key && `${groupBy} ${key}`];
    return auditedFilters({ subject: dealerId, where: daysText(days), words, text: product || dealer || code });
  },
  about: (body) => [
    ['Days', daysText(body) || 'All'],
    ['Dealer', `${body.dealerId ?? (body.dealer || 'All')}`],
    ['Code', body.code || 'All'],
    ['Batch', `${body.batchId ?? 'All'}`],
    ['Product', body.product || 'All'],
    ['Type', body.type || 'All'],
    ...(body.groupBy && body.key ? [['Row of the report', `${body.groupBy} ${body.key}`] as const] : []),
  ],
  async *read(database, { dealerId, dealer = '', code = '', batchId, product, type, counted, groupBy, key, ...days }, _reader, madeAt) {
    const { createdAt, id, transactionType } = qrUses;
    const named = await isNamed(database, qrUses.dealerId, dealers, dealer, madeAt);
    const sellers = await sellersOf(database, { groupBy, key });
    const listed = and(
      dealerId === undefined ? undefined : eq(qrUses.dealerId, readId(dealerId)),
      named && isOfPeople(named),
      sellers && isOfPeople(sellers),
      isCounted(database, { counted, groupBy, key }),
      isOfCode(codes, code),
      isOfBatches(database, { batchId, product }),
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
    ...personColumns,
    { field: 'transactionType', header: 'Type', width: 12, value: (row) => row.transactionType ?? null },
    { field: 'points', header: 'Points', width: 10, value: (row) => row.points ?? null },
    { field: 'code', header: 'Code', width: 20, kind: 'text', value: (row) => row.qrCodeDetails?.qrCodeId ?? null },
    { field: 'batchId', header: 'Batch', width: 10, value: (row) => (row.batchId == null ? null : String(row.batchId)) },
    { field: 'productName', header: 'Product', width: 24, value: (row) => row.productName ?? null },
    { field: 'packageSize', header: 'Pack', width: 12, value: (row) => row.packageSize ?? null },
    { field: 'dealerName', header: 'Dealer', width: 24, value: (row) => row.dealerName ?? null },
    { field: 'dealerMobile', header: 'Dealer phone', width: 14, kind: 'text', value: (row) => row.dealerMobile ?? null },
  ],
});

const stateNames = { USED: 'Used', NOT_USED: 'Not Used', VOID: 'Void' } as const;

export const exportedCards = (codes: QrCodes): ExportedList<BodyOf<typeof contract.exportQRBatchCards>, Static<typeof QrCard>> => ({
  title: 'QR cards',
  action: 'QR_CARDS_EXPORTED',
  audited: ({ batchId, state, text }) => auditedFilters({ subject: batchId, where: state ?? '', text }),
  about: ({ batchId, state, text }) => [
    ['Batch', `${batchId}`],
    ['Status', state === undefined ? 'All' : stateNames[state]],
    ['Search', text || 'All'],
  ],
  async *read(database, { batchId, ...filter }) {
    yield* walkCards(database, codes, await findBatch(database, batchId), filter, batchSize);
  },
  columns: [
    { field: 'id', header: 'Card', width: 14, kind: 'text', value: ({ id }) => String(id) },
    { field: 'batchId', header: 'Batch', width: 10, value: (row) => String(row.batchId) },
    { field: 'code', header: 'Code', width: 20, kind: 'text', value: (row) => row.qrCodeId ?? null },
    { field: 'productName', header: 'Product', width: 24, value: (row) => row.productName ?? null },
    { field: 'packageSize', header: 'Pack', width: 12, value: (row) => row.packageSize ?? null },
    { field: 'points', header: 'Points', width: 10, value: (row) => row.points ?? null },
    { field: 'state', header: 'Status', width: 12, value: stateOf, cell: (row) => stateNames[stateOf(row)] },
    { field: 'expiryDate', header: 'Expiry date', width: 12, value: (row) => row.expiryDate ?? null },
    { field: 'use.createdAt', header: 'Used on', width: 18, kind: 'instant', value: ({ use }) => use?.createdDate ?? null },
    { field: 'use.firstName', header: 'First name', width: 18, value: ({ use }) => use?.firstName ?? null },
    { field: 'use.middleName', header: 'Middle name', width: 18, value: ({ use }) => use?.middleName ?? null },
    { field: 'use.lastName', header: 'Last name', width: 18, value: ({ use }) => shownLastName(use?.lastName) },
    { field: 'use.phoneNumber', header: 'Phone number', width: 14, kind: 'text', value: ({ use }) => use?.phoneNumber ?? null },
    { field: 'use.dealerName', header: 'Dealer', width: 24, value: ({ use }) => use?.dealerName ?? null },
    { field: 'use.dealerMobile', header: 'Dealer phone', width: 14, kind: 'text', value: ({ use }) => use?.dealerMobile ?? null },
    { field: 'voidedAt', header: 'Voided on', width: 18, kind: 'instant', value: (row) => row.voidedDate ?? null },
    { field: 'voidReason', header: 'Void reason', width: 30, value: (row) => row.voidReason ?? null },
  ],
});
