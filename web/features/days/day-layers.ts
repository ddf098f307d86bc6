/** Layers of a day's map, in the order of their filters. */
export const dayLayers = ['dealers', 'farmers', 'meetings', 'travel'] as const;

export type DayLayer = (typeof dayLayers)[number];
