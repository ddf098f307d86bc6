/** Gathers the people of a recall page by page, and prints once all have loaded. */
import { useEffect, useRef, useState } from 'react';
import { outcomeOfError, type Refused } from '../../data/attempt.ts';
import type { QrBatchPeopleFilter } from '../../data/schema.generated.ts';
import { type PersonToCall_PersonFragment, useQrPeopleToPrintLazyQuery } from './batch.generated.ts';

export function usePeopleToPrint(batchId: string, filter: QrBatchPeopleFilter | undefined) {
  // Refetched for each print, because calls may have been recorded since.
  const [fetchPage] = useQrPeopleToPrintLazyQuery({ fetchPolicy: 'no-cache' });
  const [people, setPeople] = useState<readonly PersonToCall_PersonFragment[]>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Refused>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (people === undefined) return;
    window.print();
    setPeople(undefined);
  }, [people]);
  const gather = async () => {
    const gathered: PersonToCall_PersonFragment[] = [];
    for (let page = 0; ; page += 1) {
      const { data, error } = await fetchPage({ variables: { batchId, page, ...(filter && { filter }) } });
      if (!data?.list) throw error;
      gathered.push(...data.list.nodes);
      if (!data.list.pageInfo.hasNextPage) return gathered;
    }
  };
  const start = () => {
    if (isLoading) return;
    setLoading(true);
    setFailure(undefined);
    void gather()
      .then(
        (gathered) => isShown.current && setPeople(gathered),
        (error: unknown) => isShown.current && setFailure(outcomeOfError(error)),
      )
      .finally(() => isShown.current && setLoading(false));
  };
  return { people, isLoading, failure, start, dismiss: () => setFailure(undefined) };
}
