import { Type } from 'typebox';
import { named, read } from './call.ts';
import { exportCall } from './exports.ts';
import { directoryQuery, Flag, Id, IdText, Instant, maybe, period, QueryId, SearchText, sortedBy, sorts, Text } from './fields.ts';

export const Invoice = Type.Object(
  {
    invoiceId: Id(),
    createdDate: Instant(),
    /** The ids of the dealer and of the scanning employee are extensions. */
    dealer: maybe(Type.Object({ id: maybe(Id()), name: Text(), mobile: Text() })),
    warehouse: maybe(Type.Object({ name: Text() })),
    scanedBy: Text(),
    scanedById: maybe(Id()),
    products: maybe(Type.Array(Type.Object({ id: Id(), name: Text(), qrLinked: Flag() }))),
  },
  { title: 'Invoice' },
);

export const invoices = named({
  fetchInvoice: read({
    summary: 'List the invoices of a month',
    description:
      'Extensions: `number` of the invoice, `dealer` (a part of the name or phone number) and `unlinked` (with a product whose QR codes are not linked).',
    path: '/api/products/fetchInvoice',
    who: 'moderator',
    query: Type.Object({
      ...directoryQuery.properties,
      number: Type.Optional(SearchText),
      dealer: Type.Optional(SearchText),
      unlinked: Type.Optional(Type.Literal('true')),
      ...sortedBy(sorts.invoices),
    }),
    response: Type.Array(Invoice),
    envelope: 'data.data',
  }),
  fetchInvoiceDetails: read({
    summary: 'Read an invoice',
    path: '/api/products/fetchInvoiceDetails',
    who: 'moderator',
    query: Type.Object({ invoiceId: QueryId }),
    refusals: [404],
    response: Invoice,
  }),
  exportInvoices: exportCall(
    { path: '/api/products/exportInvoices', summary: 'Export invoices', who: 'moderator', extension: true },
    { dealerId: Type.Optional(IdText), ...period },
  ),
});
