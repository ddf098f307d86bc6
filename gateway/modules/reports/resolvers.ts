/** Resolvers of reports: extensions for moderators and administrators. */
import { reports } from '../../../rest/contract/reports.ts';
import { within } from '../../graphql/errors.ts';
import type { ActivityCounts } from '../../graphql/types.generated.ts';
import { id, integer, number, text } from '../../upstream/decode.ts';
import { areaSearch } from '../people/area.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { checkPeriod } from './report-row.ts';
import { visits } from './visits.ts';

const countsOf = (wire: Readonly<Partial<Record<keyof ActivityCounts, unknown>>> | null | undefined) => ({
  visits: integer(wire?.visits),
  meetingsHeld: integer(wire?.meetingsHeld),
  farmersRegistered: integer(wire?.farmersRegistered),
  dealersRegistered: integer(wire?.dealersRegistered),
  codesUsed: integer(wire?.codesUsed),
  pointsGiven: number(wire?.pointsGiven),
});

export const reportResolvers: Resolvers = {
  Query: {
    async activityReport(_root, { from, to, groupBy }, { calls }) {
      checkPeriod(from, to);
      const { payload } = await calls.send(reports.fetchActivity, { query: { from, until: to, groupBy } });
      const { rows, total, previousTotal } = payload;
      return {
        rows: (rows ?? []).map((row) => ({ key: id(row.key), label: text(row.label), ...countsOf(row) })),
        total: countsOf(total),
        previousTotal: countsOf(previousTotal),
      };
    },
    visits: (_root, args, context) => visits(args, context),
    async coverage(_root, { type, days, groupBy }, { calls }) {
      within('days', days, 1, 3650);
      const { payload } = await calls.send(reports.fetchCoverage, { query: { type, days, groupBy } });
      const rows = payload.map((row) => ({
        key: id(row.key),
        label: text(row.label),
        state: text(row.state),
        district: text(row.district),
        total: integer(row.total),
        visited: integer(row.visited),
        never: integer(row.never),
      }));
      return { rows };
    },
    async unvisitedCounts(_root, { type, days, userId, area }, { calls }) {
      within('days', days.length, 1, 10);
      for (const each of days) within('days', each, 1, 3650);
      const { taluka, district, state } = areaSearch({ area: area ?? null });
      const query = { type, dayCounts: days.join(','), ...presentFields({ userId, state: state || null, district: district || null, taluka: taluka || null }) };
      const { payload } = await calls.send(reports.fetchUnvisitedCounts, { query });
      const counts = (payload.counts ?? []).flatMap((each) => {
        const number = integer(each.days);
        return number === null ? [] : [{ days: number, count: integer(each.count) }];
      });
      return { total: integer(payload.total), never: integer(payload.never), counts };
    },
  },
};
