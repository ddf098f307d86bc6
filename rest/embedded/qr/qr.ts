/** The QR dashboard's calls (specification section 7). */
import type { Route } from '../calls/route.ts';
import { batchRoutes } from './batches.ts';
import type { QrCodes } from './codes.ts';
import { productRoutes } from './products.ts';
import { qrUseRoutes } from './uses.ts';

export function qrRoutes(codes: QrCodes): readonly Route[] {
  return [...batchRoutes(codes), ...qrUseRoutes(codes), ...productRoutes()];
}
