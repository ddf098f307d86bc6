/** Runs a debounced search on the server. */
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchQuery } from './search.generated.ts';

/** Delay after the last key, in milliseconds. */
const pause = 200;

/** @param query text to search for; empty to search for nothing */
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
    /** The latest results, which belong to an earlier text while a request is pending. */
    groups: (data ?? previousData)?.search ?? [],
    /** The text of the results. */
    searched,
    waits: query !== '' && (loading || searched !== query),
    failed: error !== undefined && searched === query,
    retry: () => void refetch(),
  };
}
