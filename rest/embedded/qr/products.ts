/** Products with QR codes, and the generation of batches. A batch is one row for any number of codes. */
import { asc, eq } from 'drizzle-orm';
import { qr as contract } from '../../contract/qr.ts';
import { sentence } from '../../contract/sentences.ts';
import { actorOf, writeAudit } from '../calls/audit.ts';
import { changedBy, noteNew } from '../calls/changes.ts';
import { readId } from '../calls/input.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Route, route } from '../calls/route.ts';
import { products, productVariants, qrBatches } from '../database/tables/qr.ts';

export function productRoutes(): readonly Route[] {
  return [
    route(contract.getProducts, async ({ database }) => {
      const rows = await database
        .select({ id: productVariants.id, variantName: productVariants.variantName, name: products.name })
        .from(productVariants)
        .innerJoin(products, eq(products.id, productVariants.productId))
        .orderBy(asc(products.name), asc(productVariants.id));
      return { payload: rows.map(({ name, ...variant }) => ({ ...variant, product: { name } })) };
    }),

    route(contract.generateProductItem, async ({ body, caller, clock, database }) => {
      const { expiryInMonths, points, quantity } = body;
      const isWanted = eq(productVariants.id, readId(body.productVarientId));
      const [variant] = await database.select().from(productVariants).where(isWanted);
      if (variant === undefined) throw new Refusal(404, sentence('NO_SUCH_PRODUCT'), { field: 'productVarientId' });
      const now = clock.now();
      const [batch] = await database
        .insert(qrBatches)
        .values({ productVariantId: variant.id, expiryInMonths, points, quantity, createdBy: caller.id, createdAt: now.toISOString() })
        .returning({ id: qrBatches.id });
      if (batch === undefined) throw new Error('The batch was not added');
      await writeAudit(database, now, { action: 'CODES_GENERATED', ...actorOf(caller), subjectId: batch.id, detail: String(quantity) });
      await noteNew(database, now, { type: 'BATCH', subjectId: batch.id, ...changedBy(caller) });
      return {
        payload: {
          ...sentence(quantity === 1 ? 'CODE_GENERATED' : 'CODES_GENERATED', { count: quantity, product: variant.variantName }),
          addedId: batch.id,
        },
      };
    }),
  ];
}
