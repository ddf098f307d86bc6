/** The server's clock. The clock of the device may be wrong, and the server decides which day today is. */
import { indiaDate } from './india.ts';

/** Milliseconds up to which the two clocks count as equal. */
const tolerance = 60_000;

/** How far the server's clock is ahead of the device's. */
let aheadMs = 0;

/** Takes over the time that the server sent a moment ago. @param text an instant; ignored when it is none */
export function noticeServerTime(text: string | null | undefined): void {
  const ahead = Date.parse(text ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < tolerance ? 0 : ahead;
}

/** Returns the server's time. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** Returns the server's business day, `YYYY-MM-DD`. */
export const indiaToday = (): string => indiaDate(serverNow());

// The page carries its time, so that the first render has the right day.
noticeServerTime(globalThis.document?.querySelector('meta[name=server-time]')?.getAttribute('content'));
