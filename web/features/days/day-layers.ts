/** What can be shown on a day's map or left out, in the order of its filters. */
export const dayLayers = ['dealers', 'farmers', 'meetings', 'travel'] as const;

export type DayLayer = (typeof dayLayers)[number];
