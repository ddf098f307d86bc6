/** From when on a day is worth a look (decision 177). Each number stands here alone, with its reason; `DayDashboard.rules` tells them to clients. */
import { travelLimits } from '../../../rest/contract/travel.ts';
import type { DayRules } from '../../graphql/types.generated.ts';

export const thresholds: Readonly<Required<Omit<DayRules, '__typename'>>> = {
  ...travelLimits,
  /** A field or a market yard is about this wide, and a receiver among trees errs by some tens of metres. */
  stopMetres: 150,
  /** Long enough for a visit that nobody saw; shorter silences are the network's, and too many to look at for a whole team. */
  longSilenceMinutes: 120,
  /** The longest spread of a working day that India's Factories Act allows at all (section 56). */
  longDayMinutes: 12 * 60,
};
