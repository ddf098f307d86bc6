/** Divides a day's travel into stops and legs, which together cover the time from the first fix to the last. Pure. */

import { clockMinutes } from '../../../rest/contract/clock.ts';
import { distanceKm, straightLineKm } from '../../../rest/contract/travel.ts';
import type { Leg, LegKind, Stop } from '../../graphql/types.generated.ts';
import type { Fix } from './fixes.ts';
import { thresholds } from './thresholds.ts';

export interface Story {
  readonly stops: Stop[];
  readonly legs: Leg[];
}

const minuteMs = 60_000;

/** @param fixes fixes in order of time. Those without a time are left out */
export function storyOf(fixes: readonly Fix[]): Story {
  const timed = fixes.filter(({ ms }) => !Number.isNaN(ms));
  const stops: Stop[] = [];
  const legs: Leg[] = [];
  /** Fixes of the current leg. */
  let leg: Fix[] = [];
  const endLeg = (kind: LegKind) => {
    if (leg.length > 1) legs.push({ kind, ...timesOf(leg), straightLineKm: straightLineKm(leg) });
  };
  for (let at = 0; at < timed.length; ) {
    const halt = haltFrom(timed, at);
    const [next, previous] = [halt[0], leg.at(-1)];
    if (next === undefined) break;
    if (previous && isSilence(previous, next)) {
      endLeg('TRAVEL');
      leg = [previous, next];
      endLeg('SILENCE');
      leg = [];
    }
    leg.push(next);
    if (isStop(halt)) {
      endLeg('TRAVEL');
      stops.push({ ...timesOf(halt), location: middleOf(halt) });
      leg = halt.slice(-1);
      at += halt.length;
    } else {
      at += 1;
    }
  }
  endLeg('TRAVEL');
  return { stops, legs };
}

const isSilence = (one: Fix, next: Fix) => next.ms - one.ms >= thresholds.silenceMinutes * minuteMs;

/** Returns the fix at an index and the following ones near it, up to the first that is far away or follows a silence. */
function haltFrom(fixes: readonly Fix[], start: number): readonly Fix[] {
  const first = fixes[start];
  if (first === undefined) return [];
  let end = start + 1;
  for (let before = first; end < fixes.length; end += 1) {
    const fix = fixes[end];
    if (fix === undefined || isSilence(before, fix) || distanceKm(first.location, fix.location) * 1000 > thresholds.stopMetres) break;
    before = fix;
  }
  return fixes.slice(start, end);
}

const msOf = (fixes: readonly Fix[]) => (fixes.at(-1)?.ms ?? 0) - (fixes[0]?.ms ?? 0);

const isStop = (halt: readonly Fix[]) => msOf(halt) >= thresholds.stopMinutes * minuteMs;

/** Returns the times of a stop or leg, and the minutes between them. */
const timesOf = (fixes: readonly Fix[]) => ({
  fromAt: fixes[0]?.point.at ?? null,
  untilAt: fixes.at(-1)?.point.at ?? null,
  minutes: clockMinutes(fixes[0]?.ms ?? 0, fixes.at(-1)?.ms ?? 0),
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the mean of the coordinates. This is exact enough over the width of a stop and far from the 180th meridian, as in India. */
const middleOf = (halt: readonly Fix[]) => ({
  latitude: mean(halt.map(({ location }) => location.latitude)),
  longitude: mean(halt.map(({ location }) => location.longitude)),
});
