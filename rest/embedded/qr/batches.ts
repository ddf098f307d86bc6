/** Batches of QR codes, their cards, and the verification of a scanned code. */
import { eq } from 'drizzle-orm';
import type { ResponseOf } from '../../contract/call.ts';
import { qr as contract } from '../../contract/qr.ts';
import { createMonthList } from '../calls/list.ts';
import { listRoute, type Route, route } from '../calls/route.ts';
import type { Database } from '../database/database.ts';
import { qrBatches } from '../database/tables/qr.ts';
import { readCardPage, readCards } from './cards.ts';
import { hasCode } from './code-text.ts';
import type { QrCodes } from './codes.ts';
import { readPeople, setRecallCall } from './people.ts';
import { createBatchCounts, readReport } from './report.ts';
import { findBatch, selectBatches, toBatch } from './select-batches.ts';
import { voidQrCodes } from './voids.ts';

export function batchRoutes(codes: QrCodes): readonly Route[] {
  const countUses = createBatchCounts();
  const readPage = createMonthList(
    { table: qrBatches, key: [qrBatches.createdAt, qrBatches.id] },
    { EXPIRY: [qrBatches.expiryInMonths], QUANTITY: [qrBatches.quantity], POINTS: [qrBatches.points] },
  );
  return [
    listRoute(contract.getQRBatches, async ({ body, database, clock }) => {
      const page = await readPage({ database, clock }, { ...body, number: body.pageNumber, size: body.pageSize });
      const rows = await selectBatches(database).where(page.rows).orderBy(page.order);
      return { payload: rows.map(toBatch), total: page.total };
    }),

    route(contract.fetchQRBatchById, async ({ query, database }) => ({ payload: toBatch(await findBatch(database, query.batchId)) })),

    route(contract.getQRDetailsByBatch, async ({ body, database, clock }) => {
      const batch = await findBatch(database, body.batchId);
      const skip = body.pageNumber * body.pageSize;
      const countAllUsed = async () => (await countUses(database, clock.now(), batch.id)).used;
      const page = await readCardPage(database, codes, batch, { ...body, skip, size: body.pageSize, countAllUsed });
      return { payload: await readCards(database, codes, batch, page.serials), total: page.total };
    }),
    route(contract.fetchQRBatchReport, async ({ query, database, clock }) => {
      const batch = await findBatch(database, query.batchId);
      return { payload: await readReport(database, await countUses(database, clock.now(), batch.id), batch.id) };
    }),
    listRoute(contract.getQRBatchPeople, async ({ body, database, clock }) => {
      const batch = await findBatch(database, body.batchId);
      const { people } = await countUses(database, clock.now(), batch.id);
      const { pageNumber, pageSize: size } = body;
      return readPeople(database, batch.id, { ...body, skip: pageNumber * size, size, people });
    }),
    voidQrCodes,
    setRecallCall,
    route(contract.fetchQRCode, async ({ body: { code }, database }) => ({ payload: await readCard(database, codes, code) })),
  ];
}

/** Returns the card, batch and use of a code. A text without a code is neither readable nor genuine. */
async function readCard(database: Database, codes: QrCodes, code: string): Promise<ResponseOf<typeof contract.fetchQRCode>> {
  const number = codes.readCode(code);
  const [batch] = number === null ? [] : await selectBatches(database).where(eq(qrBatches.id, number.batchId));
  if (number === null || batch === undefined || number.serial >= batch.quantity) return { genuine: false, readable: hasCode(code) };
  const { serial } = number;
  const [card] = await readCards(database, codes, batch, [serial]);
  return { genuine: true, readable: true, card: card ?? null, batch: toBatch(batch), use: card?.use ?? null };
}
