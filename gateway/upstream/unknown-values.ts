/** Counts values of the REST API that no decoder understands. */
import { Counter } from 'prom-client';

const unknownValues = new Counter({
  name: 'upstream_unknown_values_total',
  help: 'Values of the REST API that were not understood and are read as null, by the set or kind of value that was expected.',
  labelNames: ['set'],
});

/** Returns null, and counts the value unless it is absent. @param set name of the expected closed set or kind of value */
export function unknownValue(set: string, value: unknown): null {
  if (value !== null && value !== undefined && value !== '') unknownValues.inc({ set });
  return null;
}
