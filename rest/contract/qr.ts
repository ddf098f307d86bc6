import { Type } from 'typebox';
import { call } from './call.ts';
import { DateText, Flag, Id, IdText, Instant, Message, Month, maxSearchLength, maybe, Numeric, pageQuery, SearchText, Text, Year } from './fields.ts';

export const QrBatch = Type.Object({
  id: Id(),
  createdDate: Instant(),
  productName: Text(),
  packageSize: Text(),
  expiryInMonths: Numeric(),
  qrCodeQuantity: Numeric(),
  points: Numeric(),
});

export const QrCard = Type.Object({
  id: Id(),
  createdDate: Instant(),
  updatedDate: Instant(),
  /** The code that is printed. */
  qrCodeId: Text(),
  productName: Text(),
  packageSize: Text(),
  expiryDate: DateText(),
  isUsed: Flag(),
  points: Numeric(),
});

const person = { firstName: Text(), middleName: Text(), lastName: Text(), phoneNumber: Text(), address: Text(), language: Text() };

export const QrUser = Type.Object({ id: Id(), createdDate: Instant(), updatedDate: Instant(), ...person });

export const QrUse = Type.Object({
  id: Id(),
  createdDate: Instant(),
  ...person,
  transactionType: Text(),
  points: Numeric(),
  qrCodeDetails: maybe(Type.Object({ qrCodeId: Text() })),
  dealerName: Text(),
  dealerMobile: Text(),
});

const ProductVariant = Type.Object({ id: Id(), variantName: Text(), product: maybe(Type.Object({ name: Text() })) });

const monthBody = Type.Object({ month: Month, year: Year });
export const monthPageBody = Type.Object({ ...monthBody.properties, ...pageQuery });

export const qr = {
  getQRBatches: call({
    name: 'getQRBatches',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRBatches',
    who: 'admin',
    body: monthPageBody,
    response: Type.Array(QrBatch),
    envelope: 'data',
  }),
  getQRDetailsByBatch: call({
    name: 'getQRDetailsByBatch',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRDetailsByBatch',
    who: 'admin',
    body: Type.Object({ batchId: IdText, ...pageQuery }),
    response: Type.Array(QrCard),
    envelope: 'data',
  }),
  getQRCodeUsers: call({
    name: 'getQRCodeUsers',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsers',
    who: 'admin',
    body: monthPageBody,
    response: Type.Array(QrUser),
    envelope: 'data',
  }),
  getQRCodeUseHistory: call({
    name: 'getQRCodeUseHistory',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUseHistory',
    who: 'admin',
    /** What the month is narrowed to, extensions: a whole code, a part of the dealer's name or phone, a kind of use. */
    body: Type.Object({
      ...monthPageBody.properties,
      code: Type.Optional(SearchText),
      dealer: Type.Optional(SearchText),
      type: Type.Optional(SearchText),
    }),
    response: Type.Array(QrUse),
    envelope: 'data',
  }),
  /** Codes that were used on each day of a month in India; days without are left out. */
  getQRCodeUsesByDay: call({
    name: 'getQRCodeUsesByDay',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsesByDay',
    who: 'admin',
    body: monthBody,
    response: Type.Array(Type.Object({ date: DateText(), count: Numeric() })),
    envelope: 'data',
    extension: true,
  }),
  fetchQRUserById: call({
    name: 'fetchQRUserById',
    method: 'GET',
    path: '/api/admin/lats/qrcode/fetchQRUserById',
    who: 'moderator',
    /** Phone and address are answered to admins only. */
    query: Type.Object({ userId: Type.String() }),
    response: QrUser,
    envelope: 'data',
    extension: true,
  }),
  /** Whether a code is one of ours and, if it is, its card, its batch and its use; `use` is null of a card that has not been used. */
  fetchQRCode: call({
    name: 'fetchQRCode',
    method: 'POST',
    path: '/api/admin/lats/qrcode/fetchQRCode',
    who: 'admin',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: maxSearchLength }) }),
    response: Type.Object({ genuine: Type.Boolean(), card: maybe(QrCard), batch: maybe(QrBatch), use: maybe(QrUse) }),
    envelope: 'data',
    extension: true,
  }),
  getProducts: call({
    name: 'getProducts',
    method: 'GET',
    path: '/api/products/getProducts',
    who: 'admin',
    response: Type.Array(ProductVariant),
    envelope: 'data',
  }),
  generateProductItem: call({
    name: 'generateProductItem',
    method: 'POST',
    path: '/api/products/generateProductItem',
    who: 'admin',
    effect: 'write',
    body: Type.Object({
      productVarientId: IdText,
      expiryInMonths: Type.Integer({ minimum: 1, maximum: 120 }),
      points: Type.Integer({ minimum: 0, maximum: 100_000 }),
      quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    response: Message,
  }),
};
