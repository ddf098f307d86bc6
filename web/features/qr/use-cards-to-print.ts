/** The cards of one part of a batch, gathered page by page, to print them together. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type QrCardsToPrintQuery, useQrCardsToPrintLazyQuery } from './cards.generated.ts';

type Card = NonNullable<QrCardsToPrintQuery['qrCards']>['nodes'][number];

/** Cards of a page, the most that one request brings; see cards.graphql. */
const pageSize = 100;
const pagesOfPart = 5;

/** Cards of a part: as many as a browser lays out and a person prints at a time. */
export const cardsOfPart = pageSize * pagesOfPart;

export interface Gathered {
  kind: 'gathering' | 'gathered' | 'failed';
  cards: readonly Card[];
  /** Whether the batch goes on after this part. */
  hasNext: boolean;
  error?: unknown;
}

const nothing: Gathered = { kind: 'gathering', cards: [], hasNext: false };

/** @param part from 0 */
export function useCardsToPrint(batchId: string, part: number): Gathered & { retry: () => void } {
  // Always asked anew: a card may have been used since.
  const [fetchPage] = useQrCardsToPrintLazyQuery({ fetchPolicy: 'network-only' });
  const [gathered, setGathered] = useState(nothing);
  /** Counts the gatherings, so that only the last one is heard. */
  const latest = useRef(0);

  const gather = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    const tell = (next: Gathered) => {
      if (latest.current === own) setGathered(next);
    };
    tell(nothing);
    let cards: readonly Card[] = [];
    for (let page = part * pagesOfPart; page < (part + 1) * pagesOfPart; page += 1) {
      const { data, error } = await fetchPage({ variables: { batchId, page } }).catch((error: unknown) => ({ data: undefined, error }));
      if (latest.current !== own) return;
      const connection = data?.qrCards;
      if (!connection) return tell({ ...nothing, kind: 'failed', error });
      cards = [...cards, ...connection.nodes];
      const { hasNextPage: hasNext } = connection.pageInfo;
      const isLast = !hasNext || page + 1 === (part + 1) * pagesOfPart;
      tell({ kind: isLast ? 'gathered' : 'gathering', cards, hasNext });
      if (isLast) return;
    }
  }, [batchId, part, fetchPage]);

  useEffect(() => {
    void gather();
    return () => {
      latest.current += 1;
    };
  }, [gather]);

  return { ...gathered, retry: () => void gather() };
}
