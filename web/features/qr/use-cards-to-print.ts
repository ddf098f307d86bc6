/** Gathers the cards of a part of a batch page by page, to print them together. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { QrCardFilter } from '../../data/schema.generated.ts';
import { type QrCardsToPrintQuery, useQrCardsToPrintLazyQuery } from './batches.generated.ts';

type Card = NonNullable<QrCardsToPrintQuery['qrCards']>['nodes'][number];

/** Number of cards in a page, the maximum of a request; see batches.graphql. */
const pageSize = 100;

export interface Gathered {
  kind: 'gathering' | 'gathered' | 'failed';
  cards: readonly Card[];
  /** True when the batch has cards after this part. */
  hasNext: boolean;
  error?: unknown;
}

const nothing: Gathered = { kind: 'gathering', cards: [], hasNext: false };

/** @param part number of the part, from 0 @param cardsOfPart number of cards in a part */
export function useCardsToPrint(batchId: string, part: number, cardsOfPart: number, filter?: QrCardFilter): Gathered & { retry: () => void } {
  // Always refetched, because a card may have been used, and not cached.
  const [fetchPage] = useQrCardsToPrintLazyQuery({ fetchPolicy: 'no-cache' });
  const [gathered, setGathered] = useState(nothing);
  /** Counts the runs, so that results of earlier ones are ignored. */
  const latest = useRef(0);

  const gather = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const tell = (next: Gathered) => {
      if (latest.current === own) setGathered(next);
    };
    tell(nothing);
    let cards: readonly Card[] = [];
    const [from, to] = [part * cardsOfPart, (part + 1) * cardsOfPart];
    for (let page = Math.floor(from / pageSize); page * pageSize < to; page += 1) {
      const { data, error } = await fetchPage({ variables: { batchId, page, ...(filter && { filter }) } }).catch((error: unknown) => ({
        data: undefined,
        error,
      }));
      if (latest.current !== own) return;
      const connection = data?.qrCards;
      if (!connection) return tell({ ...nothing, kind: 'failed', error });
      const { nodes, pageInfo } = connection;
      const first = page * pageSize;
      cards = [...cards, ...nodes.slice(Math.max(from - first, 0), to - first)];
      const hasNext = pageInfo.hasNextPage || first + nodes.length > to;
      const isLast = !pageInfo.hasNextPage || first + pageSize >= to;
      tell({ kind: isLast ? 'gathered' : 'gathering', cards, hasNext });
      if (isLast) return;
    }
  }, [batchId, part, cardsOfPart, filter, fetchPage]);

  useEffect(() => {
    void gather();
    return () => {
      latest.current += 1;
    };
  }, [gather]);

  return { ...gathered, retry: () => void gather() };
}
