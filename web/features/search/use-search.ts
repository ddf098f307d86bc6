/** What the server finds for a text, a moment after the last key. */
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchQuery } from './search.generated.ts';

/** How long after the last key, in milliseconds. */
const pause = 200;

/** @param query empty searches for nothing */
export function useSearch(query: string) {
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(query), query === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, previousData, loading, error, refetch } = useSearchQuery(
    searched === '' ? skipToken : { variables: { text: searched }, fetchPolicy: 'network-only' },
  );
  return {
    /** What was found last; of an earlier text while it waits. */
    groups: (data ?? previousData)?.search ?? [],
    /** The text that was searched for. */
    searched,
    waits: query !== '' && (loading || searched !== query),
    failed: error !== undefined && searched === query,
    retry: () => void refetch(),
  };
}
