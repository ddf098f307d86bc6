import { expect, test } from 'vitest';
import { StartRefused } from '../database/start-refused.ts';
import { settings } from '../database/tables/calls.ts';
import { products, productVariants, qrBatches } from '../database/tables/qr.ts';
import { addPerson, shareTestServer } from '../testing/test-server.ts';
import { keepSecret } from './code-secret.ts';

const rest = await shareTestServer();

test('accepts another secret while there are no codes, then refuses it in one sentence unless it is accepted explicitly', async () => {
  const { database } = rest;
  const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const keep = (secret: string | undefined, acceptsNew = false) => keepSecret(database, secret ?? '', acceptsNew);
  await keep(first);
  await keep(second);
  const createdBy = await addPerson(database, 'admin', ['ROLE_ADMIN']);
  await database.insert(products).values({ id: '1', name: 'Seed' });
  await database.insert(productVariants).values({ id: '1', productId: '1', variantName: 'Seed 1 kg', packageSize: '1 kg' });
  await database.insert(qrBatches).values({ productVariantId: '1', expiryInMonths: 12, points: 5, quantity: 10, createdBy, createdAt: '2026-11-20T04:30:00Z' });
  await keep(second);
  await expect(keep(third)).rejects.toThrow(StartRefused);
  await expect(keep(third)).rejects.toThrow(/^SECRET is not the one that the QR codes in these data follow from, .*ACCEPT_NEW_SECRET=on\.$/);
  await keep(second);
  await keep(third, true);
  await keep(third);
  await expect(keep(second)).rejects.toThrow(StartRefused);
  expect(JSON.stringify(await database.select().from(settings))).not.toContain(third);
});
