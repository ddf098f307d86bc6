/** QR batches, cards, users and uses, and generating codes. */
import { qr } from '../../../rest/contract/qr.ts';
import { viewerRoles } from '../../graphql/access.ts';
import { connect, type Page } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { within } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { GenerateQrCodesInput, QrBatchSort } from '../../graphql/types.generated.ts';
import { nothingWritten, type Written, written } from '../../graphql/written.ts';
import { searchText } from '../people/area.ts';
import { inBody, monthList } from '../people/lists.ts';
import { monthOf } from '../people/narrowed.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { productVariant, qrBatch, qrCard, qrCode, qrUse, qrUser, qrUsesOnDay } from './qr.ts';

const batchesOf = monthList('qrBatches', qr.getQRBatches, qrBatch, inBody<QrBatchSort>);
const usersOf = monthList('qrUsers', qr.getQRCodeUsers, qrUser, inBody);
const usesOf = monthList('qrUses', qr.getQRCodeUseHistory, qrUse, inBody);

/** An extension: null without. @throws UpstreamFault */
async function findBatch(id: string, { calls }: Context) {
  if (!calls.extensions) return null;
  const { payload } = await calls.send(qr.fetchQRBatchById, { query: { batchId: id } });
  return qrBatch(payload);
}

export const qrResolvers: Resolvers = {
  Query: {
    qrBatches: (_root, args, context) => batchesOf(args, context),
    qrUsers: (_root, args, context) => usersOf(args, context),
    qrUses: (_root, args, context) => usesOf(args, context, { code: args.filter?.code, dealer: args.filter?.dealer, type: args.filter?.type }),
    async qrUsesByDay(_root, { month, year }, { calls }) {
      const body = monthOf(month, year);
      if (!calls.extensions) return null;
      const { payload } = await calls.send(qr.getQRCodeUsesByDay, { body });
      return payload.flatMap(qrUsesOnDay);
    },
    qrBatch: (_root, { id }, context) => findBatch(id, context),
    qrCards(_root, { batchId, ...args }, context) {
      const list = { field: 'qrCards', filters: { batchId } };
      const request = ({ number, size }: Page) => ({ body: { batchId, pageNumber: number, pageSize: size } });
      return connect(args, { list, call: qr.getQRDetailsByBatch, request, node: qrCard }, context);
    },
    async qrUser(_root, { id }, context) {
      if (!context.calls.extensions) return null;
      const roles = await viewerRoles(context);
      const { payload } = await context.calls.send(qr.fetchQRUserById, { query: { userId: id } });
      const found = qrUser(payload);
      return roles.includes('ADMIN') ? found : { ...found, phoneNumber: null, address: null };
    },
    async qrCode(_root, { code }, { calls }) {
      const text = searchText('code', code);
      if (!calls.extensions) return null;
      const { payload } = await calls.send(qr.fetchQRCode, { body: { code: text } });
      return qrCode(payload);
    },
    async productVariants(_root, _args, { calls }) {
      const { payload } = await calls.send(qr.getProducts, {});
      return payload.map(productVariant);
    },
  },
  GenerateQrCodesPayload: { batch: ({ writtenId }, _args, context) => (writtenId === null ? null : findBatch(writtenId, context)) },
  Mutation: {
    generateQrCodes: mutation<GenerateQrCodesInput, Written>(
      'generateQrCodes',
      nothingWritten,
      async ({ productVariantId, expiryInMonths = 24, points = 50, quantity = 5 }, { calls }) => {
        const body = {
          productVarientId: productVariantId,
          expiryInMonths: within('expiryInMonths', expiryInMonths, 1, 120),
          points: within('points', points, 0, 100_000),
          quantity: within('quantity', quantity, 1, 1_000_000),
        };
        const { message, payload } = await calls.send(qr.generateProductItem, { body });
        return { message, result: written(payload.addedId, calls) };
      },
    ),
  },
};
