/** Resolvers of QR batches, cards, users and uses, and of generating codes. */
import { qr } from '../../../rest/contract/qr.ts';
import { callerRoles } from '../../graphql/access.ts';
import { connect, type Page } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { badInput, notSupported, within } from '../../graphql/errors.ts';
import { mutation } from '../../graphql/mutation.ts';
import type { GenerateQrCodesInput, QrBatchSort, QrUseFilter, SetQrRecallCallInput, VoidQrCodesInput } from '../../graphql/types.generated.ts';
import { nothingWritten, toWritten, type Written } from '../../graphql/written-id.ts';
import { integer } from '../../upstream/decode.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { searchText } from '../people/area.ts';
import { monthOf } from '../people/list-filters.ts';
import { inBody, monthList } from '../people/lists.ts';
import { presentFields } from '../people/person.ts';
import { countedUses } from '../reports/report-row.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { productVariant, type QrBatchModel, qrBatch, qrBatchPerson, qrBatchReport, qrCard, qrCode, qrPoints, qrUse, qrUser, qrUsesOnDay } from './qr.ts';

const batchesOf = monthList('qrBatches', qr.getQRBatches, qrBatch, inBody<QrBatchSort>);
const usersOf = monthList('qrUsers', qr.getQRCodeUsers, qrUser, inBody);
const usesOf = monthList('qrUses', qr.getQRCodeUseHistory, qrUse, inBody);

interface VoidCounts {
  readonly voidedCount: number | null;
  readonly usedCount: number | null;
}

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null;

const usesFilter = (filter: QrUseFilter | null | undefined) => {
  const { code, dealer, type, batchId, product, userId } = filter ?? {};
  return { code, dealer, type, batchId, product, userId };
};

/** Finds a batch: an extension, null without it. @throws UpstreamFault */
async function findBatch(id: string, { calls }: Context) {
  const { payload } = await calls.send(qr.fetchQRBatchById, { query: { batchId: id } });
  return { ...qrBatch(payload), isAlone: true };
}

type Report = ReturnType<typeof qrBatchReport>;

/** Creates the resolver of a count of a batch. All counts of one batch are one call. */
const counted =
  <Field extends keyof Report>(field: Field) =>
  async ({ id, isAlone = false }: QrBatchModel, _args: object, { calls }: Context): Promise<Report[Field] | null> => {
    if (!isAlone) return null;
    const { payload } = await calls.send(qr.fetchQRBatchReport, { query: { batchId: id } });
    return qrBatchReport(payload)[field];
  };

export const qrResolvers: Resolvers = {
  Query: {
    qrBatches: (_root, args, context) => batchesOf(args, context),
    qrUsers: (_root, args, context) => usersOf(args, context),
    qrUses: (_root, args, context) => usesOf(args, context, usesFilter(args.filter), countedUses(args.filter?.counted, args.filter?.row)),
    async qrUsesByDay(_root, { month, year }, { calls }) {
      const body = monthOf(month, year);
      const { payload } = await calls.send(qr.getQRCodeUsesByDay, { body });
      return payload.flatMap(qrUsesOnDay);
    },
    qrBatch: (_root, { id }, context) => findBatch(id, context),
    qrCards(_root, { batchId, filter, ...args }, context) {
      const { calls } = context;
      const filters = presentFields({ state: filter?.state, text: filter?.text && searchText('filter.text', filter.text) });
      if (!calls.extensions && Object.keys(filters).length > 0) throw notSupported('filtering the cards of a batch', 'filter');
      const list = { field: 'qrCards', filters: { batchId, ...filters } };
      const request = ({ number, size }: Page) => ({ body: { batchId, ...filters, pageNumber: number, pageSize: size } });
      return connect(args, { list, call: qr.getQRDetailsByBatch, request, node: qrCard }, context);
    },
    qrBatchPeople(_root, { batchId, filter, ...args }, context) {
      if (!context.calls.extensions) throw notSupported('listing the people who used a batch');
      const dealerId = filter?.dealerId && restIdOf('DEALER', filter.dealerId, 'filter.dealerId');
      const talukaKey = filter?.talukaKey && searchText('filter.talukaKey', filter.talukaKey);
      const filters = { batchId, ...presentFields({ state: filter?.state, dealerId, talukaKey }) };
      const list = { field: 'qrBatchPeople', filters };
      const request = ({ number, size }: Page) => ({ body: { ...filters, pageNumber: number, pageSize: size } });
      return connect(args, { list, call: qr.getQRBatchPeople, request, node: qrBatchPerson(batchId) }, context);
    },
    async qrPoints(_root, { userId, phoneNumber }, { calls }) {
      if (isGiven(userId) === isGiven(phoneNumber)) throw badInput('userId', 'Give either "userId" or "phoneNumber"');
      const phone = isGiven(phoneNumber) ? searchText('phoneNumber', phoneNumber) : undefined;
      const { payload } = await calls.send(qr.fetchQRPoints, { query: presentFields({ userId, phoneNumber: phone }) });
      return qrPoints(payload);
    },
    async qrUser(_root, { id }, context) {
      const roles = await callerRoles(context);
      const { payload } = await context.calls.send(qr.fetchQRUserById, { query: { userId: id } });
      const found = qrUser(payload);
      return roles.includes('ADMIN') ? found : { ...found, phoneNumber: null, address: null };
    },
    async qrCode(_root, { code }, { calls }) {
      const text = searchText('code', code);
      const { payload } = await calls.send(qr.fetchQRCode, { body: { code: text } });
      return qrCode(payload);
    },
    async productVariants(_root, _args, { calls }) {
      const { payload } = await calls.send(qr.getProducts, {});
      return payload.map(productVariant);
    },
  },
  QrBatch: {
    usedCount: counted('usedCount'),
    voidedCount: counted('voidedCount'),
    personCount: counted('personCount'),
    calledCount: counted('calledCount'),
    noAnswerCount: counted('noAnswerCount'),
    usesByDay: counted('usesByDay'),
    usesByDealer: counted('usesByDealer'),
    usesByTaluka: counted('usesByTaluka'),
    voids: counted('voids'),
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
        return { message, result: toWritten(payload.addedId, calls) };
      },
    ),
    voidQrCodes: mutation<VoidQrCodesInput, VoidCounts>(
      'voidQrCodes',
      { voidedCount: null, usedCount: null },
      async ({ batchId, reason, dryRun = false, fromSerial, toSerial, serials }, { calls }) => {
        const { message, payload } = await calls.send(qr.voidQRCodes, {
          body: {
            batchId,
            reason,
            dryRun,
            ...(isGiven(fromSerial) && { fromSerial }),
            ...(isGiven(toSerial) && { toSerial }),
            ...(isGiven(serials) && { serials }),
          },
        });
        return { message, result: { voidedCount: integer(payload.voidedCount), usedCount: integer(payload.usedCount) } };
      },
    ),
    setQrRecallCall: mutation<SetQrRecallCallInput, object>('setQrRecallCall', {}, async ({ batchId, userId, outcome }, { calls }) => {
      const { message } = await calls.send(qr.setQRRecallCall, { body: { batchId, userId, ...presentFields({ outcome }) } });
      return { message, result: {} };
    }),
  },
};
