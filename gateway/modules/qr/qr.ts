/** Maps QR batches, cards, users, uses and product variants of the REST API. Pure. */
import type { qr } from '../../../rest/contract/qr.ts';
import type { Connection } from '../../graphql/connection.ts';
import type { ProductVariant, QrBatch, QrCard, QrCode, QrUse, QrUser, QrUsesOnDay } from '../../graphql/types.generated.ts';
import { date, flag, id, integer, lastName, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';
import type { LooseResponse } from '../../upstream/shape.ts';

export type QrBatchConnectionModel = Connection<QrBatch>;
export type QrCardConnectionModel = Connection<QrCard>;
export type QrUserConnectionModel = Connection<QrUser>;
export type QrUseConnectionModel = Connection<QrUse>;

export const qrBatch = (wire: RowOf<typeof qr.getQRBatches>): QrBatch => ({
  id: id(wire.id),
  createdAt: dateTime(wire.createdDate),
  productName: text(wire.productName),
  packageSize: text(wire.packageSize),
  expiryInMonths: integer(wire.expiryInMonths),
  quantity: integer(wire.qrCodeQuantity),
  points: integer(wire.points),
});

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
});

const person = (wire: Omit<LooseResponse<typeof qr.fetchQRUserById>, 'updatedDate'>) => ({
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
});

/** Nothing of a row that does not say which day or how many. */
export function qrUsesOnDay(wire: RowOf<typeof qr.getQRCodeUsesByDay>): QrUsesOnDay[] {
  const [day, count] = [date(wire.date), integer(wire.count)];
  return day === null || count === null ? [] : [{ date: day, count }];
}

export const productVariant = (wire: RowOf<typeof qr.getProducts>): ProductVariant => ({
  id: id(wire.id),
  name: text(wire.variantName),
  productName: text(wire.product?.name),
});

export const qrCode = ({ genuine, readable, card, batch, use }: LooseResponse<typeof qr.fetchQRCode>): QrCode => ({
  genuine: flag(genuine) ?? false,
  readable: flag(readable) ?? true,
  card: card ? qrCard(card) : null,
  batch: batch ? qrBatch(batch) : null,
  use: use ? qrUse(use) : null,
});
