/** Sizes of the demo company. Every row is derived from a fixed seed and the anchor, which is the day of the first load. */

export const farmerCount = 600;
export const dealerCount = 80;
export const qrUserCount = 300;

/** Number of days before the anchor with work, travel, QR batches and registrations. */
export const history = { work: 90, travel: 30, batches: 126, registrations: 720 } as const;

/** Distance between the first ids of consecutive days by table. It exceeds the number of rows per day. */
export const idsPerDay = {
  attendance: 100,
  dayQuestions: 8,
  dayRefusals: 8,
  checkEvents: 1000,
  travelPoints: 100_000,
  meetings: 128,
  qrBatches: 8,
  qrUses: 128,
  invoices: 16,
} as const;
