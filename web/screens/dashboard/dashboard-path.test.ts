/** Addresses of the QR dashboard round-trip, and invalid ones are parsed as the default. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DashboardQuery, dashboardPanels, dashboardPath, qrUserPath, readDashboardQuery } from './dashboard-path.ts';

const today = '2026-11-20';
const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams;
const id = fc.string({ minLength: 1 });

const query: fc.Arbitrary<DashboardQuery & { page: number }> = fc
  .record(
    {
      panel: fc.constantFrom(...dashboardPanels),
      month: fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2024, max: 2030 }) }),
      page: fc.nat(999_998),
      batch: id,
      invoice: id,
      filters: fc.record({ number: fc.constantFrom('42', 'a b'), dealer: fc.constantFrom('Shinde', 'a&b=c'), type: fc.constant('EARN') }, { requiredKeys: [] }),
    },
    { requiredKeys: ['page', 'filters'] },
  )
  .map(({ panel, month, batch, invoice, page, filters }) => ({
    page,
    filters,
    ...(panel && { panel }),
    ...(month && { month }),
    ...(batch && { batch, print: true }),
    ...(invoice && { invoice }),
  }));

describe('the dashboard', () => {
  it('has a readable address', () => {
    expect(dashboardPath()).toBe('/lats/secure/dashboard');
    expect(dashboardPath({ panel: 'batches', month: { month: 11, year: 2026 }, page: 1 })).toBe(
      '/lats/secure/dashboard?panel=batches&month=11&year=2026&page=2',
    );
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(query, (view) => {
        expect(readDashboardQuery(searchOf(dashboardPath(view)), today)).toEqual(view);
      }),
    );
  });

  it('parses any query as a valid one', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('panel', 'month', 'year', 'page', 'batch', 'print', 'invoice'), fc.string()), (view) => {
        const read = readDashboardQuery(new URLSearchParams(view), today);
        expect(readDashboardQuery(searchOf(dashboardPath(read)), today)).toEqual(read);
      }),
    );
  });
});

it('the address of a QR user round-trips for any id', () => {
  fc.assert(
    fc.property(id, (each) => {
      expect(decodeURIComponent(qrUserPath(each).replace('/lats/qrUserDetail/', ''))).toBe(each);
    }),
  );
});
