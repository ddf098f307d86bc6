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
  PhoneText,
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
    /** Extensions: the dealer, the person, and batch and product of the card. */
    dealerId: maybe(Id()),
    userId: maybe(Id()),
    batchId: maybe(Id()),
    productName: Text(),
    packageSize: Text(),
  },
  { title: 'QrUse' },
);

/** States of a card. A used card stays used. */
export const cardStates = ['USED', 'NOT_USED', 'VOID'] as const;
export type CardState = (typeof cardStates)[number];

/** Outcomes of a call to a person who used codes of a recalled batch. */
export const callOutcomes = ['CALLED', 'NO_ANSWER'] as const;

/** States of a person in a recall: the outcome of the last call, or not called. */
const recallStates = [...callOutcomes, 'NOT_CALLED'] as const;

const ofPeople = { state: Type.Optional(Type.Enum([...recallStates])), dealerId: Type.Optional(IdText) };

/** Maximum number of characters of a reason. */
export const maxReasonLength = 200;

/** Maximum number of cards voided by serial number per request. */
export const maxSerials = 200;

const Serial = Type.Integer({ minimum: 0, maximum: 999_999 });

export const QrCard = Type.Object(
  {
    id: Id(),
    createdDate: Instant(),
    updatedDate: Instant(),
    /** The printed code. */
    qrCodeId: Text(),
    productName: Text(),
    packageSize: Text(),
    expiryDate: DateText(),
    isUsed: Flag(),
    points: Numeric(),
    /** Extensions from here. */
    batchId: maybe(Id()),
    isVoid: Flag(),
    voidReason: Text(),
    voidedDate: Instant(),
    use: maybe(QrUse),
  },
  { title: 'QrCard' },
);

/** Voided cards of a batch, one entry per contiguous run of cards. */
const QrVoid = Type.Object(
  {
    fromSerial: Numeric(),
    toSerial: Numeric(),
    /** Number of voided cards in the run. */
    count: Numeric(),
    reason: Text(),
    createdDate: Instant(),
    createdBy: Text(),
  },
  { title: 'QrVoid' },
);

/** Uses of a batch by dealer. `dealerId` is absent for uses without a dealer. */
const DealerUses = Type.Object({ dealerId: maybe(Id()), dealerName: Text(), taluka: Text(), count: Numeric() });

const QrBatchReport = Type.Object(
  {
    usedCount: Numeric(),
    voidedCount: Numeric(),
    personCount: Numeric(),
    calledCount: Numeric(),
    noAnswerCount: Numeric(),
    usesByDay: maybe(Type.Array(Type.Object({ date: DateText(), count: Numeric() }))),
    usesByDealer: maybe(Type.Array(DealerUses)),
    voids: maybe(Type.Array(QrVoid)),
  },
  { title: 'QrBatchReport' },
);

/** A person who used codes of a batch, with the last call about the batch. */
export const QrBatchPerson = Type.Object(
  {
    id: Id(),
    ...person,
    cards: Numeric(),
    lastUsed: Instant(),
    /** Dealer of the last use. */
    dealerId: maybe(Id()),
    dealerName: Text(),
    outcome: Text(),
    calledDate: Instant(),
    calledBy: Text(),
  },
  { title: 'QrBatchPerson' },
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
    description:
      'Extensions: `state` and `text`. `text` is a card number, a code, or a part of the name or phone number of the person who used a card, and finds up to 200 cards.',
    body: Type.Object({ batchId: IdText, ...pageQuery, state: Type.Optional(Type.Enum([...cardStates])), text: Type.Optional(SearchText) }),
    refusals: [404],
    response: Type.Array(QrCard),
  }),
  fetchQRBatchReport: read({
    summary: 'Count the used and voided cards of a batch',
    description:
      'Uses by day and by dealer, the dealers with the most uses first, and the voided cards, newest first. Counts of a large batch may be minutes old.',
    path: '/api/admin/lats/qrcode/fetchQRBatchReport',
    who: 'admin',
    query: Type.Object({ batchId: QueryId }),
    refusals: [404],
    response: QrBatchReport,
    extension: true,
  }),
  getQRBatchPeople: read({
    summary: 'List the people who used cards of a batch',
    description: 'In order of registration, with the last call to each person about the batch. `dealerId` filters by the dealer who sold a pack of the batch.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRBatchPeople',
    who: 'admin',
    body: Type.Object({ batchId: IdText, ...pageQuery, ...ofPeople }),
    refusals: [404],
    response: Type.Array(QrBatchPerson),
    extension: true,
  }),
  voidQRCodes: write({
    summary: 'Void cards of a batch that are not used',
    description:
      'Voids the cards from `fromSerial` to `toSerial`, both included, or the cards in `serials`, or without these all cards. With `dryRun`, cards are only counted. A void card stays void, and a used card stays used.',
    path: '/api/admin/lats/qrcode/voidQRCodes',
    who: 'admin',
    body: Type.Object({
      batchId: IdText,
      fromSerial: Type.Optional(Serial),
      toSerial: Type.Optional(Serial),
      serials: Type.Optional(Type.Array(Serial, { minItems: 1, maxItems: maxSerials })),
      reason: FreeText({ minLength: 1, maxLength: maxReasonLength }),
      dryRun: Type.Optional(Type.Boolean()),
    }),
    refusals: [404, 409],
    response: Type.Object({ ...Message.properties, voidedCount: Numeric(), usedCount: Numeric() }),
    extension: true,
  }),
  setQRRecallCall: write({
    summary: 'Record a call to a person who used cards of a batch',
    description: 'Without `outcome`, the last call is withdrawn.',
    path: '/api/admin/lats/qrcode/setQRRecallCall',
    who: 'admin',
    body: Type.Object({ batchId: IdText, userId: IdText, outcome: Type.Optional(Type.Enum([...callOutcomes])) }),
    refusals: [404],
    response: Message,
    extension: true,
  }),
  getQRCodeUsers: read({
    summary: 'List the people who first used a QR code in a month',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsers',
    who: 'admin',
    body: monthPageBody,
    response: Type.Array(QrUser),
  }),
  getQRCodeUseHistory: read({
    summary: 'List the uses of QR codes of a month',
    description:
      'Extensions: `code` (complete), `batchId`, `userId` (the person who used the code), `product` (a part of the name), `dealer` (a part of the name or phone number) and `type` of use.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUseHistory',
    who: 'admin',
    body: Type.Object({
      ...monthPageBody.properties,
      code: Type.Optional(SearchText),
      batchId: Type.Optional(IdText),
      userId: Type.Optional(IdText),
      product: Type.Optional(SearchText),
      dealer: Type.Optional(SearchText),
      type: Type.Optional(SearchText),
    }),
    response: Type.Array(QrUse),
  }),
  getQRCodeUsesByDay: read({
    summary: 'Count the used codes per day of a month',
    description: 'Days are in India. Days without uses are omitted.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/getQRCodeUsesByDay',
    who: 'admin',
    body: monthBody,
    response: Type.Array(Type.Object({ date: DateText(), count: Numeric() })),
    extension: true,
  }),
  fetchQRUserById: read({
    summary: 'Read a person who used QR codes',
    description: 'Only admins receive the phone number and address.',
    path: '/api/admin/lats/qrcode/fetchQRUserById',
    who: 'moderator',
    query: Type.Object({ userId: QueryId }),
    refusals: [404],
    response: QrUser,
    extension: true,
  }),
  fetchQRPoints: read({
    summary: 'Add up the points of a person',
    description: 'Identify the person by the id of the QR user or by phone number. `user` is null when no code was used with the phone number.',
    path: '/api/admin/lats/qrcode/fetchQRPoints',
    who: 'admin',
    query: Type.Object({ userId: Type.Optional(QueryId), phoneNumber: Type.Optional(PhoneText) }),
    refusals: [404],
    response: Type.Object({ user: maybe(QrUser), earned: Numeric(), redeemed: Numeric(), balance: Numeric() }),
    extension: true,
  }),
  fetchQRCode: read({
    summary: 'Verify a code',
    description:
      'Returns the card, the batch and the use of a genuine code. `use` is null for an unused card. `readable` is false when the text contains no code.',
    method: 'POST',
    path: '/api/admin/lats/qrcode/fetchQRCode',
    who: 'admin',
    body: Type.Object({ code: FreeText({ minLength: 1, maxLength: maxSearchLength }) }),
    response: Type.Object({ genuine: Type.Boolean(), readable: Type.Boolean(), card: maybe(QrCard), batch: maybe(QrBatch), use: maybe(QrUse) }),
    extension: true,
  }),
  getProducts: read({
    summary: 'List the products and package sizes',
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
    description: '`addedId`, the id of the batch, is an extension.',
    refusals: [404],
    response: Type.Object({ ...Message.properties, addedId: Text() }),
  }),
  exportQRCodeUses: exportCall(
    { path: '/api/admin/lats/qrcode/exportQRCodeUses', summary: 'Export uses of QR codes', who: 'admin', extension: true },
    {
      dealerId: Type.Optional(IdText),
      dealer: Type.Optional(SearchText),
      code: Type.Optional(SearchText),
      batchId: Type.Optional(IdText),
      product: Type.Optional(SearchText),
      type: Type.Optional(SearchText),
      ...period,
    },
  ),
  exportQRBatches: exportCall({ path: '/api/admin/lats/qrcode/exportQRBatches', summary: 'Export batches of QR codes', who: 'admin', extension: true }, period),
  exportQRBatchCards: exportCall(
    { path: '/api/admin/lats/qrcode/exportQRBatchCards', summary: 'Export the cards of a batch', who: 'admin', extension: true },
    { batchId: IdText, state: Type.Optional(Type.Enum([...cardStates])), text: Type.Optional(SearchText) },
  ),
  exportQRBatchPeople: exportCall(
    {
      path: '/api/admin/lats/qrcode/exportQRBatchPeople',
      summary: 'Export the people who used cards of a batch',
      who: 'admin',
      extension: true,
    },
    { batchId: IdText, ...ofPeople },
  ),
});
