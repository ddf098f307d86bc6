/** Deterministic random numbers. Every entity has its own stream, derived from its key, so rows can be generated in any order. */

/** The stream of one entity. Each call uses the next number. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  unit(): number;
  /** Returns an integer from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /**
   * Returns true with a probability.
   * @param share between 0 and 1
   */
  chance(share: number): boolean;
  /** Returns an item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item;
}

/** Returns 32 bits that depend on every character of a text (FNV-1a, finished as in MurmurHash3). */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return mix(bits);
}

function mix(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Returns the stream of one row, such as `random('farmer', 17)`. */
export const random = (...key: readonly (string | number)[]): Random => stream('demo', ...key);

export function stream(...key: readonly (string | number)[]): Random {
  let state = hash(key.join('/'));
  const unit = () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1));
  return {
    unit,
    int,
    chance: (share) => unit() < share,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
  };
}

const phoneNumbers = 3_000_000_000;

/** Returns the phone number of the n-th person of a kind: 10 digits that begin with 7 to 9. The factor is prime, so the numbers of a kind are unique. */
export function phone(kind: string, n: number): string {
  return String(7_000_000_000 + ((hash(kind) + n * 1_618_033) % phoneNumbers));
}
