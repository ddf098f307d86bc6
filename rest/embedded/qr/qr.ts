/** The calls of the QR dashboard. */
import type { Route } from '../calls/route.ts';
import { batchRoutes } from './batches.ts';
import type { QrCodes } from './codes.ts';
import { productRoutes } from './products.ts';
import { qrUseRoutes } from './uses.ts';

export function qrRoutes(codes: QrCodes): readonly Route[] {
  return [...batchRoutes(codes), ...qrUseRoutes(codes), ...productRoutes()];
}
