/** Maps QR batches, cards, users, uses and product variants of the REST API. Pure. */
import type { qr } from '../../../rest/contract/qr.ts';
import { callOutcomes } from '../../../rest/contract/qr-shapes.ts';
import type { Connection } from '../../graphql/connection.ts';
import type {
  ProductVariant,
  QrBatch,
  QrBatchPerson,
  QrCard,
  QrCardState,
  QrCode,
  QrPoints,
  QrUse,
  QrUser,
  QrUsesOnDay,
} from '../../graphql/types.generated.ts';
import { date, flag, id, integer, lastName, number, oneOfWords, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';

/** A batch. Its counts are fetched only for a batch that is read alone, so a list never costs a call for each row. */
export type QrBatchModel = Omit<
  QrBatch,
  'usedCount' | 'voidedCount' | 'personCount' | 'calledCount' | 'noAnswerCount' | 'usesByDay' | 'usesByDealer' | 'usesByTaluka' | 'voids'
> & {
  readonly isAlone?: boolean;
};
type QrCodeModel = Omit<QrCode, 'batch'> & { readonly batch: QrBatchModel | null };

export type QrBatchConnectionModel = Connection<QrBatchModel>;
export type QrBatchPersonConnectionModel = Connection<QrBatchPerson>;
export type QrCardConnectionModel = Connection<QrCard>;
export type QrUserConnectionModel = Connection<QrUser>;
export type QrUseConnectionModel = Connection<QrUse>;

export const qrBatch = (wire: RowOf<typeof qr.getQRBatches>): QrBatchModel => ({
  id: id(wire.id),
  createdAt: dateTime(wire.createdDate),
  productName: text(wire.productName),
  packageSize: text(wire.packageSize),
  expiryInMonths: integer(wire.expiryInMonths),
  quantity: integer(wire.qrCodeQuantity),
  points: integer(wire.points),
});

/** Returns the state of a card with a known use. */
const cardState = (isUsed: boolean | null, isVoid: boolean | null): QrCardState | null =>
  isUsed ? 'USED' : isVoid ? 'VOID' : isUsed === null ? null : 'NOT_USED';

export const qrCard = (wire: RowOf<typeof qr.getQRDetailsByBatch>): QrCard => ({
  id: id(wire.id),
  createdAt: dateTime(wire.createdDate),
  updatedAt: dateTime(wire.updatedDate),
  code: text(wire.qrCodeId),
  productName: text(wire.productName),
  packageSize: text(wire.packageSize),
  expiryDate: date(wire.expiryDate),
  used: flag(wire.isUsed),
  points: integer(wire.points),
  batchId: text(wire.batchId),
  state: cardState(flag(wire.isUsed), flag(wire.isVoid)),
  voidReason: text(wire.voidReason),
  voidedAt: dateTime(wire.voidedDate),
  use: wire.use ? qrUse(wire.use) : null,
});

type PersonWire = Pick<LooseResponse<typeof qr.fetchQRUserById>, 'firstName' | 'middleName' | 'lastName' | 'phoneNumber' | 'address' | 'language'>;

const person = (wire: PersonWire) => ({
  firstName: text(wire.firstName),
  middleName: text(wire.middleName),
  lastName: lastName(wire.lastName),
  phoneNumber: text(wire.phoneNumber),
  address: text(wire.address),
  language: text(wire.language),
});

export const qrUser = (wire: LooseResponse<typeof qr.fetchQRUserById>): QrUser => ({
  id: id(wire.id),
  createdAt: dateTime(wire.createdDate),
  updatedAt: dateTime(wire.updatedDate),
  ...person(wire),
});

export const qrUse = (wire: RowOf<typeof qr.getQRCodeUseHistory>): QrUse => ({
  id: id(wire.id),
  createdAt: dateTime(wire.createdDate),
  ...person(wire),
  transactionType: text(wire.transactionType),
  points: integer(wire.points),
  code: text(wire.qrCodeDetails?.qrCodeId),
  dealerName: personName(wire.dealerName),
  dealerMobile: text(wire.dealerMobile),
  dealerId: text(wire.dealerId),
  userId: text(wire.userId),
  batchId: text(wire.batchId),
  productName: text(wire.productName),
  packageSize: text(wire.packageSize),
});

/** Maps the uses of a day. Returns nothing for a row without a day or a count. */
export function qrUsesOnDay(wire: RowOf<typeof qr.getQRCodeUsesByDay>): QrUsesOnDay[] {
  const [day, count] = [date(wire.date), integer(wire.count)];
  return day === null || count === null ? [] : [{ date: day, count }];
}

type Report = LooseResponse<typeof qr.fetchQRBatchReport>;

export const qrBatchReport = (wire: Report) => ({
  usedCount: integer(wire.usedCount),
  voidedCount: integer(wire.voidedCount),
  personCount: integer(wire.personCount),
  calledCount: integer(wire.calledCount),
  noAnswerCount: integer(wire.noAnswerCount),
  usesByDay: (wire.usesByDay ?? []).flatMap(qrUsesOnDay),
  usesByDealer: (wire.usesByDealer ?? []).map((row) => ({
    dealerId: text(row.dealerId),
    dealerName: personName(row.dealerName),
    taluka: text(row.taluka),
    count: integer(row.count) ?? 0,
  })),
  usesByTaluka: (wire.usesByTaluka ?? []).flatMap((row) => {
    const key = text(row.key);
    return key === null ? [] : [{ key, district: text(row.district), taluka: text(row.taluka), count: integer(row.count) ?? 0 }];
  }),
  voids: (wire.voids ?? []).map((row) => ({
    fromSerial: integer(row.fromSerial) ?? 0,
    toSerial: integer(row.toSerial) ?? 0,
    count: integer(row.count) ?? 0,
    reason: text(row.reason),
    at: dateTime(row.createdDate),
    byName: personName(row.createdBy),
  })),
});

const recallOutcome = oneOfWords('recall outcome', callOutcomes);

/** Maps a person of a batch. The id contains the batch, because one person is in the lists of several batches. */
export const qrBatchPerson =
  (batchId: string) =>
  (wire: RowOf<typeof qr.getQRBatchPeople>): QrBatchPerson => {
    const { language: _, ...names } = person(wire);
    const outcome = recallOutcome(wire.outcome);
    return {
      id: `${batchId}-${id(wire.id)}`,
      userId: id(wire.id),
      ...names,
      cards: integer(wire.cards),
      lastUsedAt: dateTime(wire.lastUsed),
      dealerId: text(wire.dealerId),
      dealerName: personName(wire.dealerName),
      call: outcome && { outcome, at: dateTime(wire.calledDate), byName: personName(wire.calledBy) },
    };
  };

export const qrPoints = (wire: LooseResponse<typeof qr.fetchQRPoints>): QrPoints => ({
  user: wire.user ? qrUser(wire.user) : null,
  earned: number(wire.earned),
  redeemed: number(wire.redeemed),
  balance: number(wire.balance),
});

export const productVariant = (wire: RowOf<typeof qr.getProducts>): ProductVariant => ({
  id: id(wire.id),
  name: text(wire.variantName),
  productName: text(wire.product?.name),
});

export const qrCode = ({ genuine, readable, card, batch, use }: LooseResponse<typeof qr.fetchQRCode>): QrCodeModel => ({
  genuine: flag(genuine) ?? false,
  readable: flag(readable) ?? true,
  card: card ? qrCard(card) : null,
  batch: batch ? qrBatch(batch) : null,
  use: use ? qrUse(use) : null,
});
