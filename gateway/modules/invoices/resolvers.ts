/** Resolvers of invoices: by month and by id. */
import { invoices } from '../../../rest/contract/invoices.ts';
import type { InvoiceSort } from '../../graphql/types.generated.ts';
import { inQuery, monthList } from '../people/lists.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { invoice } from './invoice.ts';

const invoicesOf = monthList('invoices', invoices.fetchInvoice, invoice, inQuery<InvoiceSort>);

export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_root, args, context) =>
      invoicesOf(args, context, { number: args.filter?.number, dealer: args.filter?.dealer, unlinked: args.filter?.unlinked ? 'true' : undefined }),
    async invoice(_root, { id }, { calls }) {
      const { payload } = await calls.send(invoices.fetchInvoiceDetails, { query: { invoiceId: id } });
      return invoice(payload);
    },
  },
};
