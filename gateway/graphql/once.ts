/** Reads that several fields of one operation share. */

/** Returns a function that makes the value on its first call, and returns the same promise on every later one. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => (promise ??= make());
}
