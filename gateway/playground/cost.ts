/** Formats the cost of the last operation, or its estimate when it was only explained. */
import { useSyncExternalStore } from 'react';

/** Place of the cost in the response (docs/gateway.md#cost-and-explain). */
export type CostExtensions = {
  readonly cost?: { readonly restCalls: number; readonly budget: number; readonly rows: number };
  readonly explain?: { readonly restCalls: { readonly least: number; readonly most: number }; readonly budget: number; readonly note?: string };
};

let words = '';
const watchers = new Set<() => void>();

/** Sets the shown cost; undefined when it is unknown. */
export function showCost(extensions: CostExtensions | undefined): void {
  words = wordsOf(extensions ?? {});
  for (const watch of watchers) watch();
}

/** Returns the text of a cost, or an empty text. */
export function wordsOf({ cost, explain }: CostExtensions): string {
  if (cost) return `Cost: ${cost.restCalls} of ${cost.budget} REST calls, ${cost.rows} ${cost.rows === 1 ? 'row' : 'rows'}`;
  if (!explain) return '';
  const { least, most } = explain.restCalls;
  if (explain.note !== undefined) return `Would cost more than ${most} of ${explain.budget} REST calls`;
  return `Would cost ${least === most ? most : `${least} to ${most}`} of ${explain.budget} REST calls`;
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

export const useCost = (): string => useSyncExternalStore(subscribe, () => words);
