/** Coverage: counts of unvisited customers beside the list, and tables by taluka and by employee whose numbers link to their lists. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays } from '../../calendar/india.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import { CoverageDocument, type CoverageQuery, UnvisitedCountsDocument } from '../../features/customers/customers.generated.ts';
import { AreasDocument } from '../../people/people.generated.ts';
import { answerEmployee } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { farmers } from '../../testing/customers.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { workInPage } from '../../testing/workers.ts';

beforeEach(() => {
  answerConfig(true);
  answer(AreasDocument, () => ({ data: { areas: [] } }));
});

const answerCounts = () =>
  answer(UnvisitedCountsDocument, ({ days }) => ({
    data: {
      unvisitedCounts: {
        __typename: 'UnvisitedCounts' as const,
        total: 352,
        never: 31,
        counts: [days].flat().map((each) => ({ __typename: 'UnvisitedCount' as const, days: each, count: 340 - each })),
      },
    },
  }));

describe('the list', () => {
  const chips = async () => within(await screen.findByRole('group', { name: 'Not visited for' }));

  it('counts unvisited customers, filters by a press, and links to planning visits', async () => {
    const counted = answerCounts();
    const asked = farmers.pages(() => ({ rows: [['1']] }));
    const { user, address } = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    const group = await chips();
    await group.findByRole('button', { name: 'All 352' });
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 352',
      '14 days 326',
      '30 days 310',
      '60 days 280',
      '90 days 250',
      'Never visited 31',
    ]);
    expect(counted[0]?.variables).toEqual({ type: 'FARMER', days: [14, 30, 60, 90], userId: null, area: null });
    expect(screen.queryByRole('link', { name: 'Plan visits' })).toBeNull();
    await user.click(group.getByRole('button', { name: '60 days 280' }));
    await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ filter: { notVisitedForDays: 60 } }));
    expect(address()).toBe('/?panel=farmers&unvisited=60');
    expect(screen.getByRole('link', { name: 'Plan visits' }).getAttribute('href')).toBe('/?panel=planMeetings&unvisited=60');
    // A second press shows all again.
    await user.click(group.getByRole('button', { name: '60 days 280' }));
    await waitFor(() => expect(address()).toBe('/?panel=farmers'));
  });

  it('plans visits to selected rows of several pages, by mouse and by keyboard', { tags: 'slow' }, async () => {
    answerCounts();
    farmers.pages(({ page }) => ({ rows: page === 0 ? [['1'], ['2'], ['3']] : [['11'], ['12']], more: true }));
    const { user, address } = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    const box = (id: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Select Lata Boraste ${id}` });
    await user.click(await box('1'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(await box('3'));
    await user.keyboard('{Shift>}');
    await user.click(await box('3'));
    await user.keyboard('{/Shift}');
    await screen.findByText('3 farmers selected');
    await user.click(await box('2'));
    await user.click(screen.getByRole('button', { name: 'Next Page' }));
    await user.click(await box('11'));
    await screen.findByText('3 farmers selected');
    expect(screen.getByRole('link', { name: 'Plan visits' }).getAttribute('href')).toBe('/?panel=planMeetings&customers=FARMER-1+FARMER-3+FARMER-11');
    await user.click(screen.getByRole('button', { name: 'Previous Page' }));
    expect((await box('3')).checked).toBe(true);
    expect((await box('2')).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect((await box('3')).checked).toBe(false);
    expect(screen.queryByRole('link', { name: 'Plan visits' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.keyboard('{Tab}{Control>}{Enter}{/Control}');
    await waitFor(() => expect(address()).toBe('/?panel=planMeetings&customers=FARMER-1+FARMER-2+FARMER-3'));
  });

  it('has checkboxes in the list of an employee, whose visits are planned', async () => {
    answerEmployee();
    answerCounts();
    farmers.pages(() => ({ rows: [['1']] }));
    const { user } = await renderRoute('/userprofile?user=7&panel=farmers', { as: 'MODERATOR' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lata Boraste 1' }));
    expect(screen.getByRole('link', { name: 'Plan visits' }).getAttribute('href')).toBe('/?panel=planMeetings&user=7&customers=FARMER-1');
  });

  it('of an area is a page with its total, in any order, with the counts of the area', async () => {
    const counted = answerCounts();
    const asked = farmers.pages(() => ({ rows: [['1']] }));
    await renderRoute('/?panel=farmers&unvisited=60&order=LAST_VISIT&state=Maharashtra&district=Pune&taluka=Shirur', { as: 'MODERATOR' });
    await screen.findByRole('row', { name: /Boraste 1/ });
    const area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };
    expect(asked[0]?.variables).toEqual({
      userId: null,
      page: 0,
      filter: { notVisitedForDays: 60, area },
      sort: 'LAST_VISIT',
      direction: 'ASCENDING',
    });
    await waitFor(() => expect(counted[0]?.variables).toMatchObject({ area }));
  });

  it('shows who visited last in a column of its own, and is sorted and filtered by it', async () => {
    answerCounts();
    const lastVisit = { __typename: 'Visit' as const, at: `${addDays(indiaToday(), -12)}T18:00:00+05:30`, employeeName: 'Ganesh Shinde', meetingId: '9' };
    const asked = farmers.pages(() => ({ rows: [['1', { lastVisit }], ['2']] }));
    const { user, address } = await renderRoute('/?panel=farmers', { as: 'MODERATOR' });
    const row = await screen.findByRole('row', { name: /Boraste 1/ });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const cellOf = (name: string) => within(row).getAllByRole('cell')[heads.indexOf(name)]?.textContent;
    expect([cellOf('Visited by'), cellOf('Days since')]).toEqual(['Ganesh Shinde', '12']);
    await user.click(screen.getByRole('button', { name: 'Visited by' }));
    await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ sort: 'LAST_VISITED_BY', direction: 'ASCENDING' }));
    // The fewest days are the latest visits.
    await user.click(screen.getByRole('button', { name: 'Days since' }));
    await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ sort: 'LAST_VISIT', direction: 'DESCENDING' }));
    expect(screen.getByRole('columnheader', { name: 'Days since' }).getAttribute('aria-sort')).toBe('ascending');
    await user.type(screen.getByRole('searchbox', { name: 'Visited by' }), 'ganesh{Enter}');
    await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ filter: { lastVisitedBy: 'ganesh' } }));
    expect(address()).toBe('/?panel=farmers&order=DAYS_SINCE&visitedBy=ganesh');
    // Counts have no filter by the visitor.
    expect((await chips()).getByRole('button', { name: 'All -' })).toBeTruthy();
  });

  it('shows no counts that a search would contradict', async () => {
    const counted = answerCounts();
    farmers.pages(() => ({ rows: [['1']] }));
    farmers.found(() => [['2']]);
    await renderRoute('/?panel=farmers&search=lata', { as: 'MODERATOR' });
    const group = await chips();
    expect(group.getByRole('button', { name: 'All -' })).toBeTruthy();
    expect(counted).toHaveLength(0);
  });
});

type Row = NonNullable<CoverageQuery['coverage']>['rows'][number];
const row = (label: string, total: number, visited: number, never: number, more: Partial<Row> = {}): Row => ({
  __typename: 'CoverageRow',
  key: `Maharashtra/Pune/${label}`,
  label,
  state: 'Maharashtra',
  district: 'Pune',
  total,
  visited,
  never,
  ...more,
});

/** @param ofNinety rows of 90 days, where they differ @param dealers rows of dealers, where they differ */
const answerCoverage = (rows: readonly Row[], ofNinety = rows, dealers = rows) =>
  answer(CoverageDocument, ({ type, days }) => ({
    data: { coverage: { __typename: 'Coverage' as const, rows: [...(type === 'DEALER' ? dealers : days === 90 ? ofNinety : rows)] } },
  }));

describe('by taluka', () => {
  const rowsOf = async () => {
    await screen.findByRole('row', { name: /Shirur/ });
    return screen.getAllByRole('row').slice(1);
  };

  it('starts with the taluka with the smallest share, and links each number to its list', async () => {
    const asked = answerCoverage([row('Haveli', 100, 80, 0), row('Shirur', 402, 101, 8)], [row('Shirur', 402, 390, 8)]);
    await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
    const [first, second] = await rowsOf();
    expect(asked[0]?.variables).toEqual({ type: 'FARMER', days: 60, groupBy: 'TALUKA' });
    expect(first?.textContent).toContain('Shirur');
    expect(first?.textContent).toContain('25%');
    expect(second?.textContent).toContain('80%');
    const links = within(first ?? document.body);
    expect(links.getByRole('link', { name: 'Shirur, Not visited for 60 days: 301' }).getAttribute('href')).toBe(
      '/?panel=farmers&unvisited=60&state=Maharashtra&district=Pune&taluka=Shirur',
    );
    expect(links.getByRole('link', { name: 'Shirur, Never visited: 8' }).getAttribute('href')).toContain('unvisited=never');
    expect(links.getByRole('link', { name: 'Plan visits: Shirur' }).getAttribute('href')).toBe(
      '/?panel=planMeetings&unvisited=60&state=Maharashtra&district=Pune&taluka=Shirur',
    );
    expect(links.getByRole('link', { name: 'Shirur, Not visited for 90 days: 12' }).getAttribute('href')).toContain('unvisited=90');
    expect(within(second ?? document.body).queryByRole('link', { name: /Never/ })).toBeNull();
    expect(screen.getByText('181 of 502 visited (36%)')).toBeTruthy();
  });

  it('shows the first page in place of one beyond the last', async () => {
    answerCoverage([row('Haveli', 100, 80, 0)]);
    const { address } = await renderRoute('/?panel=farmers&view=talukas&page=3', { as: 'MODERATOR' });
    await waitFor(() => expect(address()).toBe('/?panel=farmers&view=talukas'));
    expect(await screen.findByRole('row', { name: /Haveli/ })).toBeTruthy();
  });

  it('counts dealers beside farmers, also of talukas without farmers, which come last', async () => {
    answerCoverage([row('Haveli', 100, 80, 0), row('Shirur', 402, 101, 8)], undefined, [row('Baramati', 12, 3, 1), row('Shirur', 52, 17, 4)]);
    const { user } = await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
    await screen.findByRole('row', { name: /Baramati/ });
    const cells = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((each) => within(each).getAllByRole('cell'))
        .map((each) => [each[0], ...each.slice(-4, -1)].map((cell) => cell?.textContent));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Dealers', 'Dealers visited', 'Dealers: share visited']),
    );
    expect(cells()).toEqual([
      ['Shirur Pune', '52', '17', '33%'],
      ['Haveli Pune', '0', '0', '-'],
      ['Baramati Pune', '12', '3', '25%'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Dealers: share visited' }));
    await waitFor(() => expect(cells().map(([name]) => name)).toEqual(['Baramati Pune', 'Shirur Pune', 'Haveli Pune']));
  });

  it('is printed with every row, the days and the sum', async () => {
    answerCoverage([...Array.from({ length: 11 }, (_, at) => row(`T${String(at)}`, 10, 5, 0)), row('Shirur', 402, 101, 8)]);
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
    expect(await rowsOf()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getAllByRole('row')).toHaveLength(13);
    expect(screen.getByText(/^Farmers, By taluka, visited in the last 60 days, counted on .*\. 156 of 512 visited \(30%\)$/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
  });

  it('is saved as a spreadsheet, and says when it could not be made', async () => {
    answerCoverage([row('Shirur', 402, 101, 8)]);
    workInPage();
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL')
      .mockReturnValueOnce('blob:coverage')
      .mockImplementation(() => {
        throw new Error('The disk is full');
      });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user } = await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
    await rowsOf();
    await user.click(screen.getByRole('button', { name: 'Save as xlsx' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Farmers, By taluka, \d{4}-\d\d-\d\d\.xlsx$/)]));
    await user.click(await screen.findByRole('button', { name: 'Save as xlsx' }));
    await screen.findByText('The spreadsheet could not be made. Try again.');
  });

  it('is sorted by each column, counts other days, and has pages of ten', { tags: 'slow' }, async () => {
    const asked = answerCoverage([...Array.from({ length: 11 }, (_, at) => row(`T${String(at).padStart(2, '0')}`, 10, 5, 0)), row('Shirur', 402, 101, 8)]);
    const { user, address } = await renderRoute('/?panel=dealers&view=talukas', { as: 'MODERATOR' });
    expect(await rowsOf()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Taluka' }));
    await user.click(screen.getByRole('button', { name: 'Taluka' }));
    expect(address()).toBe('/?panel=dealers&view=talukas&order=-label');
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('T10'));
    await user.click(screen.getByRole('button', { name: 'Next Page' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: /^14 days/ }));
    await waitFor(() => expect(asked.map(({ variables }) => variables)).toContainEqual({ type: 'DEALER', days: 14, groupBy: 'TALUKA' }));
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(address()).toBe('/?panel=dealers&unvisited=14');
  });
});

it('by employee, a number links to the list of the customers whom the employee registered', async () => {
  answerCoverage([row('Ganesh Shinde', 10, 4, 0, { key: '7', state: null, district: null })]);
  await renderRoute('/?panel=farmers&view=employees', { as: 'MODERATOR' });
  expect((await screen.findByRole('link', { name: 'Ganesh Shinde, Not visited for 60 days: 6' })).getAttribute('href')).toBe(
    '/userprofile?user=7&panel=farmers&unvisited=60',
  );
  expect(screen.getByRole('link', { name: 'Plan visits: Ganesh Shinde' }).getAttribute('href')).toBe('/?panel=planMeetings&user=7&unvisited=60');
});

it('reports what could not be loaded, and what a provider does not support', async () => {
  answer(CoverageDocument, () => ({ code: 'UPSTREAM_UNAVAILABLE' }));
  await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
  await screen.findByText('The list could not be loaded');
});

it('says what a provider lacks when an address filters by it', async () => {
  answerConfig(false);
  const asked = farmers.pages(() => ({ rows: [['1']] }));
  await renderRoute('/?panel=farmers&visitedBy=ganesh&order=LAST_VISITED_BY', { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: last visit, days of registration and order');
  await screen.findByRole('row', { name: /Boraste 1/ });
  expect(asked.map(({ variables }) => variables)).toEqual([{ userId: null, page: 0 }]);
});

it('is not available with a provider without the extension', async () => {
  answerConfig(false);
  await renderRoute('/?panel=farmers&view=talukas', { as: 'MODERATOR' });
  await screen.findByText('Not available on this server: coverage by taluka and by employee');
});
