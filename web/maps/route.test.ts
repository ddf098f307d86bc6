/** Routes: no leg is lost, no request has more than 24 points, and legs without directions are straight. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Place, pathMetres } from './place.ts';
import { type Directions, drivenRoute, maxPointsPerRequest, routeParts, straightRoute, withGaps } from './route.ts';

/** Returns distinct places in a row. */
const places = (count: number): Place[] => Array.from({ length: count }, (_, at) => ({ latitude: 18 + at / 1000, longitude: 74 + at / 500 }));

const someCount = fc.integer({ min: 0, max: 200 });

/** Returns straight directions at 10 metres a second. */
const ask = (points: readonly Place[]): Promise<Directions> => Promise.resolve({ path: points, metres: pathMetres(points), seconds: pathMetres(points) / 10 });

const refuse = () => Promise.reject(new Error('OVER_QUERY_LIMIT'));

describe('the parts of a route', () => {
  it('are none for two points or fewer', () => {
    expect([0, 1, 2].map((count) => routeParts(places(count)))).toEqual([[], [], []]);
    expect(routeParts(places(3))).toHaveLength(1);
  });

  it('contain at most 24 points: origin, 22 waypoints, destination', () => {
    expect(maxPointsPerRequest).toBe(24);
    fc.assert(
      fc.property(someCount, (count) => {
        for (const { points } of routeParts(places(count))) expect(points.length).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('contain every leg exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 200 }), (count) => {
        const points = places(count);
        const legs = routeParts(points).flatMap((part) => part.points.slice(1).map((to, at) => [part.points[at], to]));
        expect(legs).toEqual(points.slice(1).map((to, at) => [points[at], to]));
      }),
    );
  });

  it('need directions unless they have two points, which only the last part can have', () => {
    fc.assert(
      fc.property(someCount, (count) => {
        const parts = routeParts(places(count));
        expect(parts.map(({ hasDirections }) => hasDirections)).toEqual(parts.map(({ points }) => points.length > 2));
        expect(parts.slice(0, -1).every(({ hasDirections }) => hasDirections)).toBe(true);
      }),
    );
    expect(routeParts(places(24)).map(({ points }) => points.length)).toEqual([24]);
    expect(routeParts(places(25)).map(({ points, hasDirections }) => [points.length, hasDirections])).toEqual([
      [24, true],
      [2, false],
    ]);
    expect(routeParts(places(26)).map(({ points }) => points.length)).toEqual([24, 3]);
  });
});

describe('the driven route', () => {
  it('requests each part of more than two points once, and adds up the results', async () => {
    await fc.assert(
      fc.asyncProperty(someCount, async (count) => {
        const points = places(count);
        const directions = vi.fn(ask);
        const route = await drivenRoute(points, directions);
        expect(directions.mock.calls.map(([piece]) => piece)).toEqual(
          routeParts(points)
            .filter((part) => part.hasDirections)
            .map((part) => part.points),
        );
        expect(route.metres).toBeCloseTo(count <= 2 ? 0 : pathMetres(points), 3);
      }),
    );
  });

  it('sends no further request after its page was left', async () => {
    const leaving = new AbortController();
    const directions = vi.fn((piece: readonly Place[]) => {
      leaving.abort();
      return ask(piece);
    });
    const route = await drivenRoute(places(60), directions, leaving.signal);
    expect(directions).toHaveBeenCalledOnce();
    expect(route.lines.map(({ kind }) => kind)).toEqual(['driven', 'straight', 'straight']);
  });

  it('draws a last part of two points straight, and adds its length but no driving time', async () => {
    const points = places(25);
    const route = await drivenRoute(points, ask);
    expect(route.lines.map(({ kind }) => kind)).toEqual(['driven', 'straight']);
    expect(route.kind).toBe('driven');
    expect(route.seconds).toBeCloseTo(pathMetres(points.slice(0, 24)) / 10, 3);
  });

  it('is straight where directions are refused, logs the refusal, and has no driving time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const points = places(50);
    let calls = 0;
    const route = await drivenRoute(points, (piece) => {
      calls += 1;
      return calls === 2 ? refuse() : ask(piece);
    });
    expect(log).toHaveBeenCalledExactlyOnceWith('Error fetching directions', expect.any(Error));
    expect(route.lines.map(({ kind }) => kind)).toEqual(['driven', 'straight', 'driven']);
    expect(route).toMatchObject({ kind: 'mixed', seconds: null });
    expect(route.metres).toBeCloseTo(pathMetres(points), 3);
    expect((await drivenRoute(points, refuse)).kind).toBe('straight');
    log.mockRestore();
  });
});

describe('the straight route', () => {
  it('is one line through all points, and empty for two or fewer', () => {
    fc.assert(
      fc.property(someCount, (count) => {
        const points = places(count);
        const route = straightRoute(points);
        expect(route.lines).toEqual(count <= 2 ? [] : [{ from: 0, path: points, kind: 'straight' }]);
        expect(route.metres).toBe(count <= 2 ? 0 : pathMetres(points));
        expect(route.seconds).toBeNull();
      }),
    );
  });
});

describe('gaps', () => {
  const path = fc.array(fc.record({ latitude: fc.double({ min: 18, max: 20, noNaN: true }), longitude: fc.double({ min: 73, max: 75, noNaN: true }) }), {
    minLength: 3,
    maxLength: 30,
  });

  it('are separate lines, and all lines together visit every point once, in order', () => {
    fc.assert(
      fc.property(path, fc.uniqueArray(fc.integer({ min: 0, max: 30 })), (points, indices) => {
        const { lines } = withGaps(straightRoute(points), new Set(indices));
        expect([points[0], ...lines.flatMap((line) => line.path.slice(1))]).toEqual(points);
        for (const line of lines) {
          expect(line.path[0]).toBe(points[line.from]);
          if (line.kind === 'gap') expect([line.path.length, indices.includes(line.from)]).toEqual([2, true]);
          else for (let at = line.from; at < line.from + line.path.length - 1; at += 1) expect(indices).not.toContain(at);
        }
        expect(new Set(lines.map(({ from }) => from)).size).toBe(lines.length);
      }),
    );
  });

  it('are not cut out of a driven route', () => {
    const driven = { lines: [{ from: 0, path: [], kind: 'driven' as const }], metres: 1, seconds: 1, kind: 'driven' as const };
    expect(withGaps(driven, new Set([0]))).toEqual(driven);
  });
});
