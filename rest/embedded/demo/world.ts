/** What the demo data follows from: nothing else, no clock and no chance, decides a row. */

/** How many people there are to sell to. Staff and what they do in a day are the same at every scale. */
export interface Scale {
  readonly farmers: number;
  readonly dealers: number;
}

export const scales = {
  demo: { farmers: 600, dealers: 80 },
  load: { farmers: 1_000_000, dealers: 20_000 },
} as const satisfies Record<string, Scale>;

export interface World {
  readonly seed: string;
  readonly scale: Scale;
  /** The day of the first load: registrations lie before it. Later starts keep it and only add days. */
  readonly anchor: string;
}

/** Days before the anchor from which there is attendance, meetings, QR use and invoices; from which there is travel; and QR batches. */
export const history = { work: 90, travel: 30, batches: 126, registrations: 720 } as const;
