/** Loads the areas once, for the first screen that needs them. */
import { type AreasQuery, useAreasQuery } from './people.generated.ts';

export interface Areas {
  /** Undefined until loaded. */
  states: NonNullable<AreasQuery['areas']> | undefined;
  failed: boolean;
  retry: () => void;
}

export function useAreas(): Areas {
  const { data, error, refetch } = useAreasQuery();
  const states = data?.areas ?? undefined;
  // The hook's `error` reports a failure.
  return { states, failed: error !== undefined && states === undefined, retry: () => void refetch() };
}
