/** Formats minutes since midnight as the time of day: 1480 -> `00:40`. */
export const writeTimeOfDay = (minutes: number): string => writeMinutes(minutes % (24 * 60));

/** Formats a duration: 516 -> `08:36`. Hours of a whole month may have three digits. */
export const writeMinutes = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
