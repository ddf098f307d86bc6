/** Travel points of 20 November 2026 with typical device faults, as a REST API sends them: id, latitude, longitude and time. */

export type CasePoint = readonly [id: number, lat: number, lng: number, createdDate: string | null];

const day = '2026-11-20';

/** 25 points from 9:00 to 13:00, one every ten minutes, 26.7 km to the north. */
const route = Array.from({ length: 25 }, (_, at): readonly [number, number, number, string] => {
  const time = `${String(9 + Math.floor(at / 6)).padStart(2, '0')}:${at % 6}0:00`;
  return [100 + at, (2114 + at) / 100, 79.08, `${day}T${time}`];
});

/** The first point is last evening's place, 688 km away. */
export const staleFirstPoint: readonly CasePoint[] = [[1, 19.07, 72.87, `${day}T08:58:00`], ...route];

/** Every fifth point has no time. */
export const missingTimes: readonly CasePoint[] = route.map(([id, lat, lng, time], at) => [id, lat, lng, at % 5 === 0 ? null : time]);

/** The clock of the device was a day behind for the first three points. */
export const clockDayBehind: readonly CasePoint[] = route.map(([id, lat, lng, time], at) => [id, lat, lng, at < 3 ? time.replace(day, '2026-11-19') : time]);
