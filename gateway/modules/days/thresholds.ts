/** From when on a day is worth a look (decision 53). Each number stands here alone, with its reason; `DayDashboard.rules` tells them to clients. */
import type { DayRules } from '../../graphql/types.generated.ts';

export const thresholds: Readonly<Required<Omit<DayRules, '__typename'>>> = {
  /** A field or a market yard is about this wide, and a receiver among trees errs by some tens of metres. */
  stopMetres: 150,
  /** Shorter halts are junctions, tea and fuel. Devices send a point about every quarter of an hour when nobody moves. */
  stopMinutes: 10,
  /** Three points in a row that did not come. */
  silenceMinutes: 45,
  /** Long enough for a visit that nobody saw; shorter silences are the network's, and too many to look at for a whole team. */
  longSilenceMinutes: 120,
  /** Nobody travels faster on these roads; a fix that says so is wrong. */
  maxKmPerHour: 150,
  /** The longest spread of a working day that India's Factories Act allows at all (section 56). */
  longDayMinutes: 12 * 60,
};
