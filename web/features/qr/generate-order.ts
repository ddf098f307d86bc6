/** Parses the form for new QR codes into numbers. Pure. */
import { indiaDate, toInstant } from '../../calendar/india.ts';
import type { GenerateQrCodesInput } from '../../data/schema.generated.ts';
import { joinParts, latinDigits } from '../../i18n/formats.ts';
import type { MadeBatchesQuery, ProductVariantsQuery } from './batches.generated.ts';

export const orderFields = ['product', 'expiry', 'points', 'quantity'] as const;

export type OrderField = (typeof orderFields)[number];

export type OrderTexts = Readonly<Record<OrderField, string>>;

/** Initial values of the form, which fit most batches. */
export const defaultOrder: OrderTexts = { product: '', expiry: '24', points: '50', quantity: '5' };

/** Ranges that the server accepts. */
const limits = {
  expiry: { least: 1, most: 120 },
  points: { least: 0, most: 100_000 },
  quantity: { least: 1, most: 1_000_000 },
} as const;

/** Number of codes above which a confirmation is required. */
export const confirmAbove = 500;

export type Order = Required<Omit<GenerateQrCodesInput, 'clientMutationId'>>;

export type Fault = { kind: 'missing' } | { kind: 'number'; least: number; most: number };

type NumberField = keyof typeof limits;

/** Returns the number in a field; undefined outside of the accepted range. An empty quantity is the default. */
export function readNumber(texts: OrderTexts, field: NumberField): number | undefined {
  const text = latinDigits(texts[field]).trim() || (field === 'quantity' ? defaultOrder.quantity : '');
  const { least, most } = limits[field];
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;
}

/** Error messages by field. */
export function orderFaults(texts: OrderTexts): Partial<Record<OrderField, Fault>> {
  const numeric = (field: NumberField): Fault | undefined => {
    if (readNumber(texts, field) !== undefined) return undefined;
    return texts[field].trim() === '' ? { kind: 'missing' } : { kind: 'number', ...limits[field] };
  };
  const [expiry, points, quantity] = [numeric('expiry'), numeric('points'), numeric('quantity')];
  return {
    ...(texts.product === '' && { product: { kind: 'missing' } }),
    ...(expiry && { expiry }),
    ...(points && { points }),
    ...(quantity && { quantity }),
  };
}

/** Returns the order of a form without errors. */
export function readOrder(texts: OrderTexts): Order | undefined {
  const [expiryInMonths, points, quantity] = [readNumber(texts, 'expiry'), readNumber(texts, 'points'), readNumber(texts, 'quantity')];
  if (texts.product === '' || expiryInMonths === undefined || points === undefined || quantity === undefined) return undefined;
  return { productVariantId: texts.product, expiryInMonths, points, quantity };
}

type MadeBatch = Omit<NonNullable<MadeBatchesQuery['qrBatches']>['nodes'][number], '__typename'>;

/** Returns the batch of an order: the newest of the day that matches the order. */
export function batchOf(order: Order, batches: readonly MadeBatch[], today: string): MadeBatch | undefined {
  return batches
    .filter(({ expiryInMonths, quantity, points }) => expiryInMonths === order.expiryInMonths && quantity === order.quantity && points === order.points)
    .filter(({ createdAt }) => createdAt !== null && indiaDate(toInstant(createdAt)) === today)
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))[0];
}

type Variant = Pick<NonNullable<ProductVariantsQuery['productVariants']>[number], 'name' | 'productName'>;

/** Returns product and variant in one text. Many variant names already contain the product. */
export const variantLabel = ({ name, productName }: Variant): string =>
  name !== null && productName !== null && name.includes(productName) ? name : joinParts([productName, name], ', ');

/** Returns the part of the variant's name that the product's name does not contain: the pack size. */
export function packageSizeOf({ name, productName }: Variant): string | null {
  const size = productName === null ? name : name?.replace(productName, '').replace(/^[\s,-]+/, '');
  return size ? size : null;
}
