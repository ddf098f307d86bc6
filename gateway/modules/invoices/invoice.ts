/** Maps an invoice of the REST API. Pure. */
import type { invoices } from '../../../rest/contract/invoices.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { Invoice } from '../../graphql/types.generated.ts';
import { flag, id, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { LooseResponse } from '../../upstream/shape.ts';

export type InvoiceConnectionModel = Connection<Invoice>;

export const invoice = (wire: LooseResponse<typeof invoices.fetchInvoiceDetails>): Invoice => ({
  id: id(wire.invoiceId),
  createdAt: dateTime(wire.createdDate),
  dealer: wire.dealer ? { id: text(wire.dealer.id), name: text(wire.dealer.name), mobile: text(wire.dealer.mobile) } : null,
  warehouse: wire.warehouse ? { name: text(wire.warehouse.name) } : null,
  scannedBy: text(wire.scanedBy),
  scannedById: text(wire.scanedById),
  products: (wire.products ?? []).map((product) => ({ id: id(product.id), name: text(product.name), qrLinked: flag(product.qrLinked) })),
});
