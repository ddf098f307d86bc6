/** The demo data never uses a voided card. */
import { expect, onTestFinished, test } from 'vitest';
import { products, productVariants, qrBatches, qrCards, qrUsers, qrUses, qrVoids } from '../database/tables/qr.ts';
import { addPerson, startTestServer } from '../testing/test-server.ts';
import { insertBatch } from './insert.ts';

test('leaves out voided cards and their uses', { tags: 'slow' }, async () => {
  const rest = await startTestServer();
  onTestFinished(() => rest.close());
  const { database } = rest;
  const admin = await addPerson(database, 'admin', ['ROLE_ADMIN']);
  const at = '2026-11-05T04:30:00Z';
  await database.insert(products).values({ id: '1', name: 'Neem Gold' });
  await database.insert(productVariants).values({ id: '1', productId: '1', variantName: 'Neem Gold 1 l', packageSize: '1 l' });
  await database.insert(qrBatches).values({ id: '1', productVariantId: '1', expiryInMonths: 24, points: 50, quantity: 20, createdBy: admin, createdAt: at });
  await database.insert(qrUsers).values({ id: '1', firstName: 'Sunita', lastName: 'Jadhav', phone: '9876543210', createdAt: at, updatedAt: at });
  await database.insert(qrVoids).values({ batchId: '1', fromSerial: 3, toSerial: 5, count: 3, reason: 'Lost', voidedBy: admin, voidedAt: at });
  const serials = [2, 3, 5, 6];
  await insertBatch(database, { table: qrCards, rows: serials.map((serial) => ({ batchId: '1', serial, usedAt: at })) });
  const use = { createdAt: at, qrUserId: '1', transactionType: 'EARN', points: 50, batchId: '1' };
  await insertBatch(database, { table: qrUses, rows: serials.map((serial) => ({ ...use, id: String(serial), serial })) });
  expect((await database.select().from(qrCards)).map(({ serial }) => serial).sort()).toEqual([2, 6]);
  expect((await database.select().from(qrUses)).map(({ serial }) => serial).sort()).toEqual([2, 6]);
});
