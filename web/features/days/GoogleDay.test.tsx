/** A day on Google's map, with a stub of its script: markers, driving route, logs, and the schematic map as a fallback. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DirectionsRequest, googleMapsAddress, installGoogleMaps, type StubOptions } from '../../../e2e/google-maps-stub.ts';
import { answerEmployee, onFriday } from '../../testing/attendance.ts';
import { answerConfig } from '../../testing/config.ts';
import { day, travel } from '../../testing/days.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { answer } from '../../testing/server.ts';
import { DayDocument } from './day.generated.ts';

onFriday();

const address = '/usermap?user=42&date=2026-11-19&list=points';

/** Response of Google's server to the script request: the stub, or nothing. */
let serve: (script: HTMLScriptElement) => void;
let scripts: string[];
/** A new spy for each test, so expected logs are checked. */
let log: ReturnType<typeof vi.spyOn>;

const give = (options: StubOptions) => () => installGoogleMaps(options);
const fail = (script: HTMLScriptElement) => setTimeout(() => script.dispatchEvent(new Event('error')));

beforeEach(() => {
  scripts = [];
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement) || !script.src.startsWith(googleMapsAddress)) return append(...nodes);
    scripts.push(script.src);
    serve(script);
  });
});

async function open(fields: Parameters<typeof day>[0] = {}) {
  answerEmployee();
  answerConfig(true, { googleMapsApiKey: 'the-key' });
  answer(DayDocument, () => ({ data: day(fields) }));
  return renderRoute(address, { as: 'MODERATOR' });
}

const map = async () => {
  await waitFor(() => expect(document.querySelector('[data-google-map]')).not.toBeNull());
  return within(document.querySelector<HTMLElement>('[data-google-map]') ?? document.body);
};
const note = () => screen.getByRole('note').textContent;
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-polyline]')].filter(({ dataset }) => dataset['weight'] === '2');
const requests = (): readonly DirectionsRequest[] => Reflect.get(window, 'googleMapsRequests');
const value = (name: string) => [...(screen.getByText(name).parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);

describe('a script that fails to load', () => {
  it('is retried a few times, then the schematic map is shown, with a message and a log entry', { tags: 'slow' }, async () => {
    serve = fail;
    await open();
    await screen.findByText('Loading Maps');
    await waitFor(() => expect(note()).toBe('Error loading maps. Schematic map: straight lines between points'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Google Maps API not loaded'));
    await screen.findByRole('group', { name: /^Map of Ganesh Shinde/ });
    expect(scripts).toHaveLength(4);
  });
});

describe('with a key', () => {
  it('shows Loading Maps until the script has loaded, requested with the key', async () => {
    let arrive: () => void = () => undefined;
    serve = () => {
      arrive = give({});
    };
    await open();
    await screen.findByText('Loading Maps');
    expect(document.querySelector('[data-google-map]')).toBeNull();
    await waitFor(() => expect(scripts).toHaveLength(1));
    expect(new URL(scripts[0] ?? '').searchParams.get('key')).toBe('the-key');
    arrive();
    await map();
    expect(screen.queryByText('Loading Maps')).toBeNull();
    expect(document.querySelector('[data-google-map]')?.getAttribute('data-zoom')).toBe('10');
  });

  it('has the same markers as the schematic map, and one choice with the table', async () => {
    const { user } = await open();
    const mapRegion = await map();
    await user.click(await mapRegion.findByRole('button', { name: '3, On the way, 19 Nov 2026, 09:20:07' }));
    expect(screen.getByRole('button', { name: '19 Nov 09:20:07' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(document.querySelector('[data-info-window]')?.textContent).toBe('On the way19 Nov 2026, 09:20:07'));
    await user.click(screen.getByRole('button', { name: '19 Nov 09:00:07' }));
    await waitFor(() => expect(document.querySelector('[data-info-window]')?.textContent).toBe('Check In19 Nov 2026, 09:00:07'));
    const icons = (title: RegExp) => decodeURIComponent(mapRegion.getByRole('button', { name: title }).dataset['icon'] ?? '');
    expect(icons(/09:10:07/)).toContain('#1D5FA8');
    expect(icons(/Farmer/)).toContain('>F<');
  });

  it('draws the driving route as a red line of 2 pixels, with its length and driving time', async () => {
    installGoogleMaps({});
    await open({ travel: travel(7) });
    await map();
    await waitFor(() => expect(note()).toBe('Driving route'));
    expect(requests()).toEqual([{ places: 7, mode: 'DRIVING', alternatives: true }]);
    expect(lines().map(({ dataset }) => [dataset['polyline'], dataset['color'], dataset['weight']])).toEqual([['7', '#D0342A', '2']]);
    expect(value('Total Distance')).toEqual(['6.00 km']);
    expect(value('Total Duration')).toEqual(['6.00 mins']);
  });

  it('requests at most 24 places at once; a last part of two places is straight and not requested', async () => {
    installGoogleMaps({});
    await open({ travel: travel(25) });
    await map();
    await waitFor(() => expect(note()).toBe('Driving route'));
    expect(requests().map(({ places }) => places)).toEqual([24]);
    expect(lines().map(({ dataset }) => dataset['polyline'])).toEqual(['24', '2']);
    expect(value('Total Distance')).toEqual(['24.11 km']);
  });

  it('requests nothing and draws no line for two points', async () => {
    installGoogleMaps({});
    await open({ travel: travel(2) });
    const mapRegion = await map();
    await mapRegion.findByRole('button', { name: /09:10:07/ });
    expect(requests()).toEqual([]);
    expect(lines()).toEqual([]);
  });

  it('draws straight lines where directions are refused, reports and logs it, and uses the time from first to last point', async () => {
    installGoogleMaps({ refuseDirections: true });
    await open({ travel: travel(6) });
    await map();
    await waitFor(() => expect(log).toHaveBeenCalledWith('Error fetching directions', expect.any(Error)));
    expect(note()).toBe('Straight lines between points');
    expect(value('Total Duration')).toEqual(['50.00 mins', 'first to last point']);
    expect(lines()).toHaveLength(1);
  });

  it('falls back to the schematic map when Google refuses the key', async () => {
    installGoogleMaps({ refuseKey: true });
    await open();
    await waitFor(() => expect(note()).toBe('Error. Schematic map: straight lines between points'));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Google Maps API not loaded'));
  });
});
