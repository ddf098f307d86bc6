/** The places to choose from: asked for by the first screen that needs them, and kept. */
import { type AreasQuery, useAreasQuery } from './areas.generated.ts';

export interface Areas {
  /** Undefined until they are there. */
  states: NonNullable<AreasQuery['areas']> | undefined;
  failed: boolean;
  retry: () => void;
}

export function useAreas(): Areas {
  const { data, error, refetch } = useAreasQuery();
  const states = data?.areas ?? undefined;
  // A failure is told by `error`, which the hook keeps.
  return { states, failed: error !== undefined && states === undefined, retry: () => void refetch().catch(() => undefined) };
}
