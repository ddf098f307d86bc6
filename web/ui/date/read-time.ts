/** Parses a time of day as people type it: `17:48`, `1748`, `9.05`, `905`. Pure. */

/** Returns `HH:mm`, or undefined for text that is not a time of day. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:. ]?(\d\d)$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
