/** Traveled Location with the schematic map: day table, map, figures, filters and replay. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '../../i18n/languages.ts';
import { answerEmployee, onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { day, travel } from '../../testing/days.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer, deferred } from '../../testing/server.ts';
import { DayDocument } from './day.generated.ts';

onFriday();

const story = '/usermap?user=42&date=2026-11-19';
const address = `${story}&list=points`;

function answerDay(fields: Parameters<typeof day>[0] = {}) {
  answerEmployee();
  answerConfig(true);
  return answer(DayDocument, () => ({ data: day(fields) }));
}

async function open(fields: Parameters<typeof day>[0] = {}, at = address) {
  const requests = answerDay(fields);
  const view = await renderRoute(at, { as: 'MODERATOR' });
  return { requests, ...view, map: () => screen.findByRole('group', { name: /^Map of Ganesh Shinde/ }) };
}

const marker = async (name: string | RegExp) => within(await screen.findByRole('group', { name: /^Map of/ })).getByRole('button', { name });
const table = () => screen.findByRole('table', { name: 'Traveled Location' });
const row = async (time: string) => {
  // The table is rendered before its rows load.
  const button = await waitFor(() => within(screen.getByRole('table', { name: 'Traveled Location' })).getByRole('button', { name: `19 Nov ${time}` }));
  const found = button.closest('tr');
  if (found === null) throw new Error('A row is a table row.');
  return found;
};
const markers = (kind: string) => document.querySelectorAll(`[data-marker="${kind}"]`);

describe('the heading', () => {
  it("is Today's Activity today, and names other days", async () => {
    await open({}, '/usermap?user=42');
    await screen.findByRole('heading', { name: "Today's Activity" });
    expect(screen.getByRole('button', { name: 'Next day' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('follows the day stepper, whose day is in the address', async () => {
    const { user, requests, address: now } = await open();
    await screen.findByRole('heading', { name: 'Activity on 19 Nov 2026' });
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await screen.findByRole('heading', { name: 'Activity on 18 Nov 2026' });
    expect(now()).toBe('/usermap?user=42&date=2026-11-18&list=points');
    const date = screen.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2/11{Enter}');
    await screen.findByRole('heading', { name: 'Activity on 2 Nov 2026' });
    await waitFor(() => expect(requests.map(({ variables }) => variables.date)).toEqual(['2026-11-19', '2026-11-18', '2026-11-02']));
  });
});

it('the map names talukas and towns in the language of the page', async () => {
  answerDay();
  await renderRoute(story, { as: 'MODERATOR', language: await loadLanguage('hi') });
  const namesOf = (kind: string) => [...document.querySelectorAll(`[data-name=${kind}]`)].map(({ textContent }) => textContent);
  await waitFor(() => expect(namesOf('town')).toContain('शिरूर 14 किमी'));
  expect(namesOf('taluka')).toEqual(['शिरूर']);
});

it('the day stepper reports an invalid day, and stays on the current one', async () => {
  const { user, address: now } = await open();
  const date = await screen.findByLabelText('Date');
  await user.clear(date);
  await user.type(date, '31/9{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a date, such as 19/11/2026');
  await user.clear(date);
  await user.type(date, '1/1/2027{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Enter a date that is not in the future');
  expect(now()).toBe(address);
  await user.clear(date);
  await user.type(date, 'yesterday{Enter}');
  await screen.findByRole('heading', { name: /^Activity on/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the day table', () => {
  it('renders its columns and every point, including points without a place', async () => {
    await open();
    const shown = within(await table());
    await row('09:00:07');
    expect(shown.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Date', 'Latitude/Longitude', 'Status', 'Error']);
    const cells = shown
      .getAllByRole('row')
      .slice(1)
      .map((each) =>
        within(each)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells).toEqual([
      ['19 Nov 09:00:07', '18.7000, 74.3000', 'Check In', '-'],
      ['19 Nov 09:10:07', '18.7100, 74.3000', 'On the way', '-'],
      ['19 Nov 09:20:07', '18.7200, 74.3000', 'On the way', '-'],
      ['19 Nov 09:30:07', '-, -', 'On the way', 'No GPS fix'],
      ['19 Nov 09:40:07', '18.7400, 74.3000', 'On the way', '-'],
    ]);
  });

  it('shows why a point is not part of the route', async () => {
    const points = travel(3).map((point) =>
      point.id === '2' ? { ...point, location: { __typename: 'Location' as const, latitude: 19.4, longitude: 74.3 }, leftOut: 'TOO_FAST' as const } : point,
    );
    await open({ travel: points });
    expect(within(await row('09:10:07')).getByText('Not in the route: too far away for the time')).toBeTruthy();
  });
});

describe('the story', () => {
  const lines = async () => within(await screen.findByRole('list', { name: 'Summary' })).getAllByRole('button');

  it('shows the day in lines, with the nearest farmer or dealer of each stop', async () => {
    await open({}, story);
    await screen.findByText('1 stop');
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      '08:58Check In',
      '1.1 km, 10 min',
      '09:1009:201NimoneSunita More, Farmer, 105 m10 min',
      '2.2 km, 20 min',
      '18:21Check Out',
    ]);
    expect(screen.queryByRole('table', { name: 'Traveled Location' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Page of Sunita More' }).getAttribute('href')).toMatch(/^\/farmers\/\d+$/);
  });

  it('shares its choice with the map, by pointer and by keys; P shows the points', async () => {
    const { user, address: now } = await open({}, story);
    await screen.findByText('1 stop');
    const [, , stop] = await lines();
    if (stop === undefined) throw new Error('The third line is the stop.');
    await user.click(stop);
    expect(stop.getAttribute('aria-pressed')).toBe('true');
    await waitFor(async () => expect((await marker(/^1, Nimone, 09:10 to 09:20, 10 min/)).getAttribute('aria-pressed')).toBe('true'));
    await user.keyboard('{ArrowDown}');
    expect((await lines())[3]).toBe(document.activeElement);
    expect((await lines()).map((line) => line.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'true', 'false']);
    await user.keyboard('p');
    await row('09:00:07');
    expect(now()).toBe(address);
    await user.click(screen.getByRole('button', { name: 'Summary' }));
    expect(now()).toBe(story);
  });

  it('is on the axis of the replay too: checks, stops, and meetings above their stops', async () => {
    await open({}, story);
    await screen.findByText('1 stop');
    const axis = [...document.querySelectorAll('[data-axis]')].map((each) => [each.getAttribute('data-axis'), each.querySelectorAll('path').length]);
    expect(axis).toEqual([
      ['check', 0],
      ['stop', 1],
      ['check', 0],
    ]);
  });

  it('shows the remaining lines when a part could not be loaded', async () => {
    await open({ checkEvents: null }, story);
    await screen.findByText('1 stop');
    expect(await lines()).toHaveLength(3);
  });
});

describe('Route Information', () => {
  it('shows distance, duration and locations, and that the lines are straight', async () => {
    await open();
    await row('09:00:07');
    const fact = (name: string) => [...(screen.getByText(name).parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(fact('Total Distance')).toEqual(['4.45 km', 'straight lines']);
    expect(fact('Total Duration')).toEqual(['40.00 mins', 'first to last point']);
    expect(fact('Total Locations')).toEqual(['4', 'Not in the route: 1 without a position']);
    expect(screen.getByRole('note').textContent).toBe('Schematic map: straight lines between points');
  });

  it('has no route for two points or fewer: markers only', async () => {
    await open({ travel: travel(2) });
    await waitFor(() => expect(markers('travel')).toHaveLength(2));
    expect(document.querySelector('[data-route="straight"]')).toBeNull();
    expect(screen.getByText('0.00 km')).toBeTruthy();
  });
});

describe('the map', () => {
  it('shows the name, phone number and page link of a farmer, by keys too', async () => {
    const { user } = await open();
    (await marker('Sunita More, Farmer, Nimone')).focus();
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Sunita More' });
    expect(link.getAttribute('href')).toBe('/farmers/7');
    expect(screen.getByRole('link', { name: '98220 41735' }).getAttribute('href')).toBe('tel:9822041735');
    expect(link.closest('[role=status]')?.textContent).toBe('Sunita MoreFarmer, Nimone98220 41735');
  });

  it('draws the line across a long silence as dots', async () => {
    const [, leg] = day().dayDashboard.legs ?? [];
    if (leg === undefined) throw new Error('There are two legs.');
    await open({ legs: [{ ...leg, kind: 'SILENCE', fromAt: '2026-11-19T09:20:07+05:30', untilAt: '2026-11-19T09:40:07+05:30' }] });
    await row('09:00:07');
    const kinds = [...(await screen.findByRole('group', { name: /^Map of/ })).querySelectorAll('path[data-route]')].map((line) =>
      line.getAttribute('data-route'),
    );
    expect(kinds).toEqual(['straight', 'gap']);
    expect(screen.getByText('No GPS signal')).toBeTruthy();
  });
});

describe('the ground of the map', () => {
  it('is coast and towns with their attribution, and the route has arrows', async () => {
    await open();
    await waitFor(() => expect(document.querySelector('[data-ground=water]')).not.toBeNull());
    expect(screen.getByText('GeoNames (geonames.org) CC BY 4.0, Natural Earth')).toBeTruthy();
    expect(document.querySelector('[data-arrow]')).not.toBeNull();
  });

  it('is street tiles when the operator configures a tile server', async () => {
    answerDay();
    answerConfig(true, { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Streets of somebody' } });
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByText('Streets of somebody');
    const tiles = [...document.querySelectorAll('[data-tiles] image')].map((tile) => tile.getAttribute('href'));
    expect(tiles.length).toBeGreaterThan(3);
    for (const tile of tiles) expect(tile).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    expect(document.querySelector('[data-ground]')).toBeNull();
    expect(screen.getByRole('note').textContent).toBe('Straight lines between points');
  });
});

describe('the filters', () => {
  it('show counts, hide their markers, and are stored in the address', async () => {
    const { user, address: now } = await open();
    await row('09:00:07');
    const filters = within(screen.getByRole('group', { name: 'Show on the map' })).getAllByRole('checkbox');
    expect(filters.map((filter) => filter.closest('label')?.textContent)).toEqual(['DDealers1', 'FFarmers1', 'SMeetings1', '1Show Travel Location4']);
    expect([markers('dealer').length, markers('meetingStart').length, markers('travel').length]).toEqual([1, 1, 4]);
    await user.click(screen.getByLabelText(/Dealers/));
    await user.click(screen.getByLabelText(/Show Travel Location/));
    expect(now()).toBe(`${story}&hide=dealers+travel&list=points`);
    expect([markers('dealer').length, markers('meetingStart').length, markers('travel').length]).toEqual([0, 1, 0]);
    expect(document.querySelector('path[data-route="straight"]')).toBeNull();
  });
});

describe('the choice', () => {
  it('is shared by table row, marker, slider and info window', async () => {
    const { user } = await open();
    await user.click(await row('09:20:07'));
    expect((await marker('3, On the way, 19 Nov 2026, 09:20:07')).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('slider', { name: 'Time' }).getAttribute('aria-valuetext')).toBe('09:20, On the way');
    expect(screen.getByText('Point 3 of 4')).toBeTruthy();
    const [info] = screen.getAllByRole('status').filter(({ textContent }) => textContent === 'On the way19 Nov 2026, 09:20:07');
    expect(info).toBeTruthy();
    await user.click(await marker('1, Check In, 19 Nov 2026, 09:00:07'));
    expect((await row('09:00:07')).getAttribute('aria-current')).toBe('true');
    expect((await row('09:20:07')).getAttribute('aria-current')).toBeNull();
  });

  it('is the nearest point on a click on the line', async () => {
    await open();
    await row('09:00:07');
    const line = document.querySelector('[data-route-target]');
    if (line === null) throw new Error('There is a line.');
    // North is up, so the last point.
    fireEvent.click(line, { clientX: 465, clientY: 0 });
    expect((await row('09:40:07')).getAttribute('aria-current')).toBe('true');
  });

  it('follows the keyboard through the markers, the rows and the slider', async () => {
    const { user } = await open();
    await user.click(await row('09:00:07'));
    (await marker(/09:00:07/)).focus();
    await user.keyboard('{ArrowRight}');
    expect((await row('09:10:07')).getAttribute('aria-current')).toBe('true');
    within(await row('09:10:07'))
      .getByRole('button')
      .focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect((await row('09:30:07')).getAttribute('aria-current')).toBe('true');
    const slider = screen.getByRole('slider', { name: 'Time' });
    slider.focus();
    await user.keyboard('{End}');
    expect(slider.getAttribute('aria-valuetext')).toBe('09:40, On the way');
    await user.keyboard('{Home}');
    expect((await marker(/09:00:07/)).getAttribute('aria-pressed')).toBe('true');
    (await marker(/09:00:07/)).focus();
    await user.keyboard('{Escape}');
    expect((await marker(/09:00:07/)).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows the name of a marker', async () => {
    await open();
    expect(await marker('Sunita More, Farmer, Nimone')).toBeTruthy();
    expect(await marker('Ravi Traders, Dealer, Nimone')).toBeTruthy();
    expect(await marker('Seeds for rabi, Meeting start')).toBeTruthy();
    expect(await marker('Seeds for rabi, Meeting end')).toBeTruthy();
    expect(document.querySelectorAll('[data-link]')).toHaveLength(1);
  });
});

describe('the replay', () => {
  it('steps from point to point and stops at both ends', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next point' }));
    expect(screen.getByText('Point 1 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous point' })).toHaveProperty('disabled', true);
    for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Next point' }));
    expect(screen.getByText('Point 4 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next point' })).toHaveProperty('disabled', true);
  });

  it('plays to the end, and can be paused', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '16x' }));
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    await screen.findByText('Point 4 of 4');
    await screen.findByRole('button', { name: 'Play' });
  });
});

describe('the schematic map', () => {
  it('draws a grid with coordinates, a scale, north and names', async () => {
    const { map } = await open();
    await row('09:00:07');
    const written = [...(await map()).querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(written).toContain('N');
    expect(written).toContain('Nimone');
    expect(written.some((text) => /^\d+ km$/.test(text ?? ''))).toBe(true);
    expect(written.some((text) => /^18\.\d+° N$/.test(text ?? ''))).toBe(true);
    expect(written.some((text) => /^74\.\d+° E$/.test(text ?? ''))).toBe(true);
  });

  it('zooms in and out, and shows everything again', async () => {
    const { user, map } = await open();
    await row('09:00:07');
    const at = async () => (await marker(/09:00:07/)).getAttribute('transform');
    const before = await at();
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(await at()).not.toBe(before);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await at()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(await at()).not.toBe(before);
    expect((await map()).getAttribute('viewBox')).toBe('0 0 930 500');
  });

  it('can be dragged', async () => {
    const { map } = await open();
    await row('09:00:07');
    const at = async () => (await marker(/09:00:07/)).getAttribute('transform');
    const before = await at();
    const svg = await map();
    Object.assign(svg, { setPointerCapture: () => undefined });
    fireEvent.pointerDown(svg, { button: 0, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(svg, { clientX: 160, clientY: 100 });
    fireEvent.pointerUp(svg);
    fireEvent.pointerMove(svg, { clientX: 300, clientY: 300 });
    const x = (transform: string | null) => Number(/translate\((\S+)/.exec(transform ?? '')?.[1]);
    expect(x(await at()) - x(before)).toBeCloseTo(60, 0);
  });
});

describe('a day without data', () => {
  it('shows Loading Maps while loading', async () => {
    const { promise: released, resolve: release } = deferred();
    answerDay();
    answer(DayDocument, async () => {
      await released;
      return { data: day() };
    });
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByText('Loading Maps');
    release();
    await row('09:00:07');
    expect(screen.queryByText('Loading Maps')).toBeNull();
  });

  it('shows a message for no records', async () => {
    await open({ travel: [], farmers: [], dealers: [], meetings: [] });
    await screen.findByText('No Data available');
  });

  it('shows Retry after a failed load', async () => {
    answerDay();
    let up = false;
    answer(DayDocument, () => (up ? { data: day() } : { code: 'UPSTREAM_TIMEOUT' }));
    const { user } = await renderRoute(address, { as: 'MODERATOR' });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByText('The day could not be loaded')).toBeTruthy();
    up = true;
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await row('09:00:07');
  });

  it('shows the loaded sections when one fails', async () => {
    await open({ farmers: null });
    await row('09:00:07');
    expect(screen.getByLabelText(/Farmers\s*-$/)).toBeTruthy();
    expect(markers('dealer')).toHaveLength(1);
  });
});

it('tells the rules of the server that made the day', async () => {
  await open({ rules: { __typename: 'DayRules', stopMetres: 120, stopMinutes: 12, silenceMinutes: 50, maxKmPerHour: 95 } }, story);
  const rules = await screen.findByText(/95 km/);
  for (const number of ['120', '12', '50']) expect(rules.textContent).toContain(number);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('is shown in the workspace too, with a link back to the period', async () => {
  await open({}, '/userprofile?user=42&panel=attendance&period=LAST_WEEK&date=2026-11-19&list=points');
  await row('09:00:07');
  expect((await screen.findByRole('link', { name: 'Back to Attendance' })).getAttribute('href')).toBe('/userprofile?user=42&panel=attendance&period=LAST_WEEK');
  expect((await screen.findByRole('link', { name: 'Full page' })).getAttribute('href')).toBe(address);
});
