/** QR batches, cards, users and uses, and generating codes. */
import { qr } from '../../../rest/contract/qr.ts';
import { requireToken } from '../../graphql/access.ts';
import { type ConnectionArgs, connect, type Page } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { monthOf } from '../../graphql/month.ts';
import { mutation } from '../../graphql/mutation.ts';
import { fetchPage } from '../../upstream/page.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { productVariant, qrBatch, qrCard, qrUse, qrUser } from './qr.ts';

interface MonthArgs extends ConnectionArgs {
  readonly month: number;
  readonly year: number;
}

/** What the lists of a month share: where they are, and what their calls are sent. */
function listOf(field: string, { month, year, ...args }: MonthArgs, { services }: Context) {
  const of = monthOf(month, year);
  const body = ({ number, size }: Page) => ({ body: { ...of, pageNumber: number, pageSize: size } });
  return { args, body, source: { list: { field, filters: of }, maxPageSize: services.maxPageSize } };
}

export const qrResolvers: Resolvers = {
  Query: {
    qrBatches(_root, given, context) {
      const { args, body, source } = listOf('qrBatches', given, context);
      return connect(args, { ...source, fetch: (page) => fetchPage(context.calls, qr.getQRBatches, body(page), page.size), node: qrBatch });
    },
    qrUsers(_root, given, context) {
      const { args, body, source } = listOf('qrUsers', given, context);
      return connect(args, { ...source, fetch: (page) => fetchPage(context.calls, qr.getQRCodeUsers, body(page), page.size), node: qrUser });
    },
    qrUses(_root, given, context) {
      const { args, body, source } = listOf('qrUses', given, context);
      return connect(args, { ...source, fetch: (page) => fetchPage(context.calls, qr.getQRCodeUseHistory, body(page), page.size), node: qrUse });
    },
    qrCards: (_root, { batchId, ...args }, { calls, services }) =>
      connect(args, {
        list: { field: 'qrCards', filters: { batchId } },
        maxPageSize: services.maxPageSize,
        fetch: ({ number, size }) => fetchPage(calls, qr.getQRDetailsByBatch, { body: { batchId, pageNumber: number, pageSize: size } }, size),
        node: qrCard,
      }),
    async qrUser(_root, { id }, context) {
      if (!context.calls.extensions) return null;
      const roles = await context.services.viewers.rolesOf(requireToken(context), context.requestId);
      const { payload } = await context.calls.send(qr.fetchQRUserById, { query: { userId: id } });
      const found = qrUser(payload);
      return roles.includes('ADMIN') ? found : { ...found, phoneNumber: null, address: null };
    },
    async productVariants(_root, _args, { calls }) {
      const { payload } = await calls.send(qr.getProducts, {});
      return payload.map(productVariant);
    },
  },
  Mutation: {
    generateQrCodes: mutation('generateQrCodes', {}, async ({ productVariantId, expiryInMonths, points, quantity }, { calls }) => {
      const body = {
        productVarientId: productVariantId,
        expiryInMonths: within('expiryInMonths', expiryInMonths ?? 24, 1, 120),
        points: within('points', points ?? 50, 0, 100_000),
        quantity: within('quantity', quantity ?? 5, 1, 1_000_000),
      };
      const { message } = await calls.send(qr.generateProductItem, { body });
      return { message, result: {} };
    }),
  },
};

function within(name: string, value: number, least: number, most: number): number {
  if (value < least || value > most) throw new ApiError('BAD_USER_INPUT', `"${name}" must be ${least} to ${most}, not ${value}`);
  return value;
}
