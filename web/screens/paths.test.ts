/** Addresses round-trip, and invalid ones are parsed as the default. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { teamFilters, teamSorts, teamSpans } from '../features/team/view.ts';
import { customerPath, readCustomerQuery } from './customers/customer-path.ts';
import { type HomeQuery, homePanels, panelPath, readHomeQuery } from './home/home-path.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { meetingPath, readScheduleQuery, schedulePath } from './meetings/meeting-path.ts';
import { homePath, loginPath, readNext } from './paths.ts';

const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams;

const name = fc.string({ minLength: 1 });

const listQuery: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.nat(999_998),
  area: fc
    .tuple(name, name, name, fc.nat(3))
    .map(([state, district, taluka, depth]) => ({ state: depth > 0 ? state : '', district: depth > 1 ? district : '', taluka: depth > 2 ? taluka : '' })),
  text: fc.oneof(fc.constant(''), fc.constantFrom('Shinde', 'शिंदे', 'a&b=c')),
  status: fc.constantFrom(undefined, 'SCHEDULED', 'STARTED', 'FINISHED'),
});

const teamQuery = fc.record({
  span: fc.constantFrom(...teamSpans),
  date: fc.constantFrom(undefined, '2026-11-19', '2024-02-29'),
  sort: fc.constantFrom(...teamSorts),
  down: fc.boolean(),
  filter: fc.constantFrom(...teamFilters),
  surface: fc.constantFrom('table', 'map'),
});

/** Days and order of any list. */
const listFilters = fc.record(
  { from: fc.constant('2026-11-19'), until: fc.constant('2026-11-20'), order: fc.constantFrom('NAME', '-AREA') },
  { requiredKeys: [] },
);

const filters = fc.record(
  { active: fc.constantFrom('yes', 'no'), assignee: fc.constantFrom('Shinde', 'a&b=c'), from: fc.constant('2026-11-19') },
  { requiredKeys: [] },
);

const homeQuery: fc.Arbitrary<HomeQuery> = fc
  .tuple(fc.constantFrom(...homePanels), listQuery, teamQuery, filters, fc.constantFrom([], ['FARMER-7', 'DEALER-12']))
  .map(([panel, list, team, narrowed, customers]) => ({ panel, ...list, ...team, filters: narrowed, customers }));

describe('staff home', () => {
  it('is / by default, and shows the page from 1', () => {
    expect(panelPath()).toBe(homePath());
    expect(panelPath({ panel: 'employees', page: 0 })).toBe('/');
    expect(panelPath({ page: 1 })).toBe('/?page=2');
    expect(panelPath({ panel: 'moderators', page: 2 })).toBe('/?panel=moderators&page=3');
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(homeQuery, (query) => {
        expect(readHomeQuery(searchOf(panelPath(query)))).toEqual(query);
      }),
    );
  });

  it('parses any query as an existing panel and page', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (panel, page) => {
        const read = readHomeQuery(new URLSearchParams({ panel, page }));
        expect(homePanels).toContain(read.panel);
        expect(read.page).toBeGreaterThanOrEqual(0);
        expect(readHomeQuery(searchOf(panelPath(read)))).toEqual(read);
      }),
    );
  });

  it.each(['0', '-1', '1.5', '1e3', ' 2', 'two', '', '1000000', '٢'])('page %j is the first', (page) => {
    expect(readHomeQuery(new URLSearchParams({ page })).page).toBe(0);
  });
});

describe('a list', () => {
  it.each(['a', 'ab', ' '])('is not searched for %j', (text) => {
    expect(readListQuery(new URLSearchParams({ search: text })).text).toBe('');
  });

  it('has no district without a state, and no taluka without a district', () => {
    expect(readListQuery(new URLSearchParams({ district: 'Pune', taluka: 'Shirur' })).area).toEqual({ state: '', district: '', taluka: '' });
    expect(readListQuery(new URLSearchParams({ state: 'Goa', taluka: 'Shirur' })).area).toEqual({ state: 'Goa', district: '', taluka: '' });
  });

  it('shows all meetings for an unknown status', () => {
    expect(readListQuery(new URLSearchParams({ status: 'Completed' })).status).toBeUndefined();
  });
});

describe('meetings', () => {
  it("are at FARMER unless a dealer's", () => {
    expect(meetingPath({ id: '5127', type: 'FARMER' })).toBe('/meetingDetails/FARMER/5127');
    expect(meetingPath({ id: '5127', type: 'DEALER' })).toBe('/meetingDetails/dealer/5127');
    expect(meetingPath({ id: 'a/b?', type: 'FARMER' })).toBe('/meetingDetails/FARMER/a%2Fb%3F');
  });

  it('are scheduled for an employee, in a list that round-trips', () => {
    expect(schedulePath('FARMER')).toBe('/addFarmerMeeting');
    expect(schedulePath('DEALER', { user: '42' })).toBe('/addDealerMeeting?user=42');
    fc.assert(
      fc.property(listQuery, listFilters, fc.option(name, { nil: undefined }), ({ status: _, ...list }, narrowed, user) => {
        const view = { ...list, filters: narrowed };
        expect(readScheduleQuery(searchOf(schedulePath('FARMER', { user, ...view })))).toEqual({ user, ...view });
        const opened = { list: view, user, kind: undefined, edit: false };
        expect(readCustomerQuery(searchOf(customerPath('FARMER', '1', opened)))).toEqual(opened);
      }),
    );
  });
});

describe('the login', () => {
  it('stores the requested page, unless it was home', () => {
    expect(loginPath()).toBe('/login');
    expect(loginPath('/')).toBe('/login');
    expect(loginPath('/?page=2')).toBe('/login?next=%2F%3Fpage%3D2');
  });

  it('leads back to the requested page', () => {
    fc.assert(
      fc.property(homeQuery, (query) => {
        expect(readNext(searchOf(loginPath(panelPath(query))))).toBe(panelPath(query));
      }),
    );
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'userprofile',
    '/login?next=/login',
    '',
  ])('leads home for %j', (next) => {
    expect(readNext(new URLSearchParams({ next }))).toBe('/');
  });

  it('never leads to another site', () => {
    const risky = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', '%', '2', 'e', 'x', '?', '#') });
    fc.assert(
      fc.property(risky, (rest) => {
        const next = readNext(new URLSearchParams({ next: `/${rest}` }));
        expect(new URL(next, 'https://product.example').origin).toBe('https://product.example');
      }),
    );
  });
});
