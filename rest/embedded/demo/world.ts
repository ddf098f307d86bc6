/** What the demo data follows from: nothing else, no clock and no chance, decides a row. */

/** How large the company is. What one of its people does in a day is the same at every scale. */
export interface Scale {
  readonly farmers: number;
  readonly dealers: number;
  /** The first 27 are the demo's. */
  readonly employees: number;
  /** Days before the anchor from which there is attendance, meetings, QR use and invoices. */
  readonly days: number;
  /** About how often QR codes were used in these days. */
  readonly uses: number;
  /** All made before these days, each of so many codes; 0 for a batch every week, of which some thirty codes are used in a day. */
  readonly batches: number;
  readonly codes: number;
}

export const demoScale: Scale = { farmers: 600, dealers: 80, employees: 27, days: 90, uses: 0, batches: 0, codes: 0 };

/** How often the demo's company fits into this one. */
export const timesDemo = ({ scale }: World): number => Math.max(1, Math.round(scale.employees / demoScale.employees));

export interface World {
  readonly seed: string;
  readonly scale: Scale;
  /** The day of the first load: registrations lie before it. Later starts keep it and only add days. */
  readonly anchor: string;
}

/** Days before the anchor from which there are work, travel, QR batches and registrations. */
export const historyOf = ({ scale }: World) => ({ work: scale.days, travel: 30, batches: scale.days + 36, registrations: 720 });

/** What follows from a world alone, found once for each. */
export function ofWorld<Found>(find: (world: World) => Found): (world: World) => Found {
  const known = new WeakMap<World, Found>();
  return (world) => {
    const found = known.get(world) ?? find(world);
    known.set(world, found);
    return found;
  };
}
