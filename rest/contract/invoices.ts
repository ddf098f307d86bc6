import { Type } from 'typebox';
import { call } from './call.ts';
import { directoryQuery, Flag, Id, Instant, maybe, SearchText, Text } from './fields.ts';

export const Invoice = Type.Object({
  invoiceId: Id(),
  createdDate: Instant(),
  dealer: maybe(Type.Object({ name: Text(), mobile: Text() })),
  warehouse: maybe(Type.Object({ name: Text() })),
  scanedBy: Text(),
  products: maybe(Type.Array(Type.Object({ id: Id(), name: Text(), qrLinked: Flag() }))),
});

export const invoices = {
  fetchInvoice: call({
    name: 'fetchInvoice',
    method: 'GET',
    path: '/api/products/fetchInvoice',
    who: 'moderator',
    /** What the month is narrowed to, extensions: the invoice's number, a part of the dealer's name or phone. */
    query: Type.Object({ ...directoryQuery.properties, number: Type.Optional(SearchText), dealer: Type.Optional(SearchText) }),
    response: Type.Array(Invoice),
    envelope: 'data.data',
  }),
  fetchInvoiceDetails: call({
    name: 'fetchInvoiceDetails',
    method: 'GET',
    path: '/api/products/fetchInvoiceDetails',
    who: 'moderator',
    query: Type.Object({ invoiceId: Type.String() }),
    response: Invoice,
    envelope: 'data',
  }),
};
