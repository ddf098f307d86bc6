/** Derives the state of a list from its query: the single rule for loading, empty, failed and previous rows. */

export interface Fetched<Page> {
  /** The requested page, once it has loaded. */
  current: Page | undefined;
  /** The page that was shown before. */
  previous: Page | undefined;
  failed: boolean;
}

export type ListState<Page> =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  /** `busy`: rows of the previous page while the next one loads. `stale`: rows kept although the fetch failed. */
  | { kind: 'rows'; page: Page; busy: boolean; stale: boolean };

export function listState<Page>({ current, previous, failed }: Fetched<Page>, isEmpty: (page: Page) => boolean): ListState<Page> {
  const page = current ?? previous;
  if (page === undefined || (current === undefined && isEmpty(page))) return { kind: failed ? 'failed' : 'loading' };
  if (isEmpty(page)) return { kind: failed ? 'failed' : 'empty' };
  return { kind: 'rows', page, busy: current === undefined && !failed, stale: failed };
}
