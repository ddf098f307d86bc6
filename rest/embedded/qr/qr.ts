/** The calls of the QR dashboard. */

import type { ConcurrencyLimit } from '../calls/concurrency-limit.ts';
import type { FileRoute, Route } from '../calls/route.ts';
import { batchRoutes } from './batches.ts';
import type { QrCodes } from './codes.ts';
import { qrExportRoutes } from './exports.ts';
import { productRoutes } from './products.ts';
import { qrUseRoutes } from './uses.ts';

export function qrRoutes(codes: QrCodes, exportLimit: ConcurrencyLimit): readonly (Route | FileRoute)[] {
  return [...batchRoutes(codes), ...qrUseRoutes(codes), ...productRoutes(), ...qrExportRoutes(codes, exportLimit)];
}
