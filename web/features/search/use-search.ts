/** What the server finds for a text, a moment after the last key. */
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type SearchQuery, useSearchQuery } from './search.generated.ts';

/** How long after the last key, in milliseconds. */
const pause = 200;

interface Search {
  /** What was found last; of an earlier text while it waits. */
  groups: NonNullable<SearchQuery['search']>;
  /** The text that was searched for. */
  asked: string;
  waits: boolean;
  failed: boolean;
  retry: () => void;
}

/** @param wanted empty searches for nothing */
export function useSearch(wanted: string): Search {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, loading, error, refetch } = useSearchQuery(
    asked === '' ? skipToken : { variables: { text: asked }, fetchPolicy: 'network-only' },
  );
  return {
    groups: (data ?? previousData)?.search ?? [],
    asked,
    waits: wanted !== '' && (loading || asked !== wanted),
    failed: error !== undefined && asked === wanted,
    retry: () => void refetch(),
  };
}
