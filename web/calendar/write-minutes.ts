/** How lengths of work are written: 516 -> `08:36`; hours of a whole month may have three figures. */
export const writeMinutes = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
