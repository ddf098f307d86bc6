/** Links to pictures, signed by name and day. Browsers can load them without a token, and they expire. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Clock, indiaDate } from '../../rest/contract/clock.ts';

/** Pattern of a plain file name: no path, and no dot at the start. */
const plainName = /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N} ._()-]{0,199}$/u;

export const isPlainFileName = (name: string) => plainName.test(name) && !name.includes('..');

/** Maximum number of cached signatures. Each picture is signed once a day while it is requested. */
const maxSignatures = 10_000;

export interface ImageLinks {
  /** Returns the path of a plain file name on this gateway. */
  url(fileName: string): string;
  /** Returns true when the link was made by this gateway or one with the same secret, today or yesterday. */
  isValid(fileName: string, day: string, signature: string): boolean;
}

export function createImageLinks(secret: string, clock: Clock): ImageLinks {
  const key = createHmac('sha256', secret).update('image links').digest();
  const sign = (dayAndName: string) => createHmac('sha256', key).update(dayAndName).digest('base64url').slice(0, 22);
  const signatures = new LRUCache<string, string>({ max: maxSignatures, memoMethod: sign });
  const dayMs = 24 * 60 * 60 * 1000;

  return {
    url(fileName) {
      const day = indiaDate(clock.now());
      return `/images/${encodeURIComponent(fileName)}?day=${day}&sig=${signatures.memo(`${day}/${fileName}`)}`;
    },
    isValid(fileName, day, signature) {
      const now = clock.now();
      const today = indiaDate(now);
      if (!isPlainFileName(fileName) || (day !== today && day !== indiaDate(new Date(now.getTime() - dayMs)))) return false;
      const expected = Buffer.from(sign(`${day}/${fileName}`));
      const actual = Buffer.from(signature);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
