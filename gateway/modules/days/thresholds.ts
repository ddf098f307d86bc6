/** Thresholds for findings (decision 177). Each number is defined only here, with its reason, and `DayDashboard.rules` returns them to clients. */
import { travelLimits } from '../../../rest/contract/travel.ts';
import type { DayRules } from '../../graphql/types.generated.ts';

export const thresholds: Readonly<Required<Omit<DayRules, '__typename'>>> = {
  ...travelLimits,
  /** Width of a field or a market yard, and the error of a receiver among trees. */
  stopMetres: 150,
  /** Long enough for an unseen visit. Shorter silences are caused by the network and too many to check for a whole team. */
  longSilenceMinutes: 120,
  /** Longest spread of a working day that India's Factories Act allows (section 56). */
  longDayMinutes: 12 * 60,
};
