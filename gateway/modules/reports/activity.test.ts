/** Activity reports over a fake REST API: the request and the numbers. */
import { expect, test } from 'vitest';
import { reports } from '../../../rest/contract/reports.ts';
import { startTestGateway } from '../../testing/test-gateway.ts';

const document = `query Report($to: Date = "2026-11-19") {
  activityReport(from: "2025-11-19", to: $to, groupBy: TALUKA) { rows { key label visits codesUsed } total { visits pointsGiven } previousTotal { meetingsHeld } }
}`;

test('returns rows and totals, and null for figures that the REST API does not count', async () => {
  await using gateway = await startTestGateway({ extensions: true });
  gateway.rest.answer(reports.fetchActivity, {
    payload: { rows: [{ key: 'Maharashtra/Pune/Haveli', label: 'Haveli', visits: 7 }], total: { visits: 7, pointsGiven: 3_000_000_100 }, previousTotal: {} },
  });
  expect((await gateway.ask(document, {}, 'admin')).result).toEqual({
    data: {
      activityReport: {
        rows: [{ key: 'Maharashtra/Pune/Haveli', label: 'Haveli', visits: 7, codesUsed: null }],
        total: { visits: 7, pointsGiven: 3_000_000_100 },
        previousTotal: { meetingsHeld: null },
      },
    },
  });
  expect(gateway.rest.log.at(-1)).toMatchObject({ path: '/api/reports/fetchActivity', query: { from: '2025-11-19', until: '2026-11-19', groupBy: 'TALUKA' } });
});
