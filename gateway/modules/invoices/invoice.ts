/** Maps an invoice of the REST API. Pure. */
import type { invoices } from '../../../rest/contract/invoices.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { Invoice, InvoiceProduct } from '../../graphql/types.generated.ts';
import { flag, id, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';

export type InvoiceConnectionModel = Connection<Invoice>;

type Wire = LooseResponse<typeof invoices.fetchInvoiceDetails>;

/** Maps products with unique ids, because a product can be on many invoices and twice on one. */
function products(invoiceId: string, wires: NonNullable<Wire['products']>): InvoiceProduct[] {
  const counts = new Map<string, number>();
  return wires.map((product) => {
    const productId = id(product.id);
    const count = (counts.get(productId) ?? 0) + 1;
    counts.set(productId, count);
    return { id: `${invoiceId}-${productId}-${count}`, productId, name: text(product.name), qrLinked: flag(product.qrLinked) };
  });
}

export const invoice = (wire: Wire): Invoice => ({
  id: id(wire.invoiceId),
  createdAt: dateTime(wire.createdDate),
  dealer: wire.dealer ? { id: text(wire.dealer.id), name: personName(wire.dealer.name), mobile: text(wire.dealer.mobile) } : null,
  warehouse: wire.warehouse ? { name: text(wire.warehouse.name) } : null,
  scannedBy: personName(wire.scanedBy),
  scannedById: text(wire.scanedById),
  products: products(id(wire.invoiceId), wire.products ?? []),
});
