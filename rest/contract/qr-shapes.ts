/** Shapes of batches, cards, uses and users of QR codes. */
import { Type } from 'typebox';
import { DateText, Flag, Id, IdText, Instant, maybe, Numeric, SearchText, Text } from './fields.ts';

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

export const ofPeople = { state: Type.Optional(Type.Enum([...recallStates])), dealerId: Type.Optional(IdText), talukaKey: Type.Optional(SearchText) };

/** Maximum number of characters of a reason. */
export const maxReasonLength = 200;

/** Maximum number of cards voided by serial number per request. */
export const maxSerials = 200;

export const Serial = Type.Integer({ minimum: 0, maximum: 999_999 });

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

/** Uses of a batch by the taluka of the dealer, for uses that name a dealer. `key` is `state/district/taluka`. */
const TalukaUses = Type.Object({ key: Text(), district: Text(), taluka: Text(), count: Numeric() });

export const QrBatchReport = Type.Object(
  {
    usedCount: Numeric(),
    voidedCount: Numeric(),
    personCount: Numeric(),
    calledCount: Numeric(),
    noAnswerCount: Numeric(),
    usesByDay: maybe(Type.Array(Type.Object({ date: DateText(), count: Numeric() }))),
    usesByDealer: maybe(Type.Array(DealerUses)),
    usesByTaluka: maybe(Type.Array(TalukaUses)),
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

export const ProductVariant = Type.Object({ id: Id(), variantName: Text(), product: maybe(Type.Object({ name: Text() })) }, { title: 'ProductVariant' });
