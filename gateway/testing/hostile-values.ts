/** Generates unexpected variants of a JSON value. */
import type { Tape } from './tape.ts';

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

const strangers: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, '', ' ', '0', 'null', 'NaN', 'Infinity', '-Infinity', '1e999', 'undefined'],
  ...['2026-02-30', '2026-11-20T99:99:99Z', '0000-00-00', '24:61', '[object Object]', '{"a":1}', '[]', '\0', '\ud800', '🌾', '../..', '%00', '<b>'],
  ...['__proto__', 'constructor', 'x'.repeat(20_000), [], {}, [[]], [null], [{}], { data: null }, { status: false }, { id: {} }, deep(500)],
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "toString": 1, "length": -1}'),
];

/** Returns the value with a part that is missing, added, of another type, deep or huge. */
export function hostileValue(value: unknown, tape: Tape): unknown {
  if (tape.rarely(4)) return tape.one(strangers);
  if (tape.rarely(12)) return [value];
  if (Array.isArray(value)) {
    if (value.length === 0 || tape.rarely(6)) return Array.from({ length: 150 }, () => value[0] ?? null);
    const at = tape.next(value.length);
    return tape.rarely(8) ? { ...value } : value.toSpliced(at, 1, hostileValue(value[at], tape));
  }
  if (typeof value !== 'object' || value === null) return tape.one(strangers);
  const entries = Object.entries(value);
  if (entries.length === 0) return tape.one(strangers);
  const at = tape.next(entries.length);
  const [key, field] = tape.one(entries.slice(at));
  const rest = entries.filter(([name]) => name !== key);
  if (tape.rarely(5)) return Object.fromEntries(rest);
  if (tape.rarely(12)) return Object.fromEntries([...rest, [JSON.stringify(tape.one(strangers)), field]]);
  return Object.fromEntries([...rest, [key, hostileValue(field, tape)]]);
}
