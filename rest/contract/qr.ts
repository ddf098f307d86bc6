import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { exportCall } from './exports.ts';
import {
  DateText,
  datedList,
  Flag,
  FreeText,
  Id,
  IdText,
  Instant,
  Message,
  Month,
  maxSearchLength,
  maybe,
  monthQuery,
  Numeric,
  pageQuery,
  period,
  QueryId,
  SearchText,
  sortedBy,
  sorts,
  Text,
  Year,
} from './fields.ts';

export const QrBatch = Type.Object(
  {
    id: Id(),
    createdDate: Instant(),
    productName: Text(),
    packageSize: Text(),
    expiryInMonths: Numeric(),
    qrCodeQuantity: Numeric(),
    points: Numeric(),
  },
  { title: 'QrBatch' },
);

export const QrCard = Type.Object(
  {
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
  },
  { title: 'QrCard' },
);

const person = { firstName: Text(), middleName: Text(), lastName: Text(), phoneNumber: Text(), address: Text(), language: Text() };

export const QrUser = Type.Object({ id: Id(), createdDate: Instant(), updatedDate: Instant(), ...person }, { title: 'QrUser' });

export const QrUse = Type.Object(
  {
    id: Id(),
    createdDate: Instant(),
    ...person,
    transactionType: Text(),
    points: Numeric(),
    qrCodeDetails: maybe(Type.Object({ qrCodeId: Text() })),
    dealerName: Text(),
    dealerMobile: Text(),
  },
  { title: 'QrUse' },
);

const ProductVariant = Type.Object({ id: Id(), variantName: Text(), product: maybe(Type.Object({ name: Text() })) }, { title: 'ProductVariant' });

const monthBody = Type.Object({ month: Month, year: Year });
const monthPageBody = Type.Object({ ...monthQuery, ...pageQuery, ...datedList });

export const qr = named({
  getQRBatches: read({
    summary: 'List the batches of QR codes of a month',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRBatches',
    who: 'admin',
    body: Type.Object({ ...monthPageBody.properties, ...sortedBy(sorts.batches) }),
    response: Type.Array(QrBatch),
  }),
  fetchQRBatchById: read({
    summary: 'Read a batch of QR codes',
    path: '/api/admin/lats/qrcode/fetchQRBatchById',
    who: 'admin',
    query: Type.Object({ batchId: QueryId }),
    refusals: [404],
    response: QrBatch,
    extension: true,
  }),
  getQRDetailsByBatch: read({
    summary: 'List the codes of a batch',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRDetailsByBatch',
    who: 'admin',
    body: Type.Object({ batchId: IdText, ...pageQuery }),
    refusals: [404],
    response: Type.Array(QrCard),
  }),
  getQRCodeUsers: read({
    summary: 'List who used QR codes first in a month',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsers',
    who: 'admin',
    body: monthPageBody,
    response: Type.Array(QrUser),
  }),
  getQRCodeUseHistory: read({
    summary: 'List the uses of QR codes of a month',
    description: 'Extensions: `code`, whole; `dealer`, a part of the name or phone; `type` of use.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUseHistory',
    who: 'admin',
    body: Type.Object({
      ...monthPageBody.properties,
      code: Type.Optional(SearchText),
      dealer: Type.Optional(SearchText),
      type: Type.Optional(SearchText),
    }),
    response: Type.Array(QrUse),
  }),
  getQRCodeUsesByDay: read({
    summary: 'Count the codes that were used on each day of a month',
    description: 'Days in India; those without are left out.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsesByDay',
    who: 'admin',
    body: monthBody,
    response: Type.Array(Type.Object({ date: DateText(), count: Numeric() })),
    extension: true,
  }),
  fetchQRUserById: read({
    summary: 'Read who used QR codes',
    description: 'Phone and address are answered to admins only.',
    path: '/api/admin/lats/qrcode/fetchQRUserById',
    who: 'moderator',
    query: Type.Object({ userId: QueryId }),
    refusals: [404],
    response: QrUser,
    extension: true,
  }),
  fetchQRCode: read({
    summary: 'Say whether a code is one of ours',
    description: 'If it is, its card, its batch and its use; `use` is null of a card that has not been used. `readable` is false of a text without a code.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/fetchQRCode',
    who: 'admin',
    body: Type.Object({ code: FreeText({ minLength: 1, maxLength: maxSearchLength }) }),
    response: Type.Object({ genuine: Type.Boolean(), readable: Type.Boolean(), card: maybe(QrCard), batch: maybe(QrBatch), use: maybe(QrUse) }),
    extension: true,
  }),
  getProducts: read({
    summary: 'List the products in their package sizes',
    path: '/api/products/getProducts',
    who: 'admin',
    response: Type.Array(ProductVariant),
  }),
  generateProductItem: write({
    summary: 'Generate a batch of QR codes',
    path: '/api/products/generateProductItem',
    who: 'admin',
    body: Type.Object({
      productVarientId: IdText,
      expiryInMonths: Type.Integer({ minimum: 1, maximum: 120 }),
      points: Type.Integer({ minimum: 0, maximum: 100_000 }),
      quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    description: '`addedId`, of the batch, is an extension.',
    refusals: [404],
    response: Type.Object({ ...Message.properties, addedId: Text() }),
  }),
  exportQRCodeUses: exportCall(
    { path: '/api/admin/lats/qrcode/exportQRCodeUses', summary: 'Export uses of QR codes', who: 'admin', extension: true },
    { dealerId: Type.Optional(IdText), type: Type.Optional(SearchText), ...period },
  ),
  exportQRBatches: exportCall({ path: '/api/admin/lats/qrcode/exportQRBatches', summary: 'Export batches of QR codes', who: 'admin', extension: true }, period),
});
