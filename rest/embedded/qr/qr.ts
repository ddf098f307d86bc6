/** The calls of the QR dashboard. */
import type { FileRoute, Route } from '../calls/route.ts';
import type { Turns } from '../calls/turns.ts';
import { batchRoutes } from './batches.ts';
import type { QrCodes } from './codes.ts';
import { qrExportRoutes } from './exports.ts';
import { productRoutes } from './products.ts';
import { qrUseRoutes } from './uses.ts';

export function qrRoutes(codes: QrCodes, exportTurns: Turns): readonly (Route | FileRoute)[] {
  return [...batchRoutes(codes), ...qrUseRoutes(codes), ...productRoutes(), ...qrExportRoutes(codes, exportTurns)];
}
