/** Names the employee in the address who takes over a territory, and stores the reason as a draft. */
import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { joinParts } from '../../../i18n/formats.ts';
import { dropDraft, keepDraft, readDraft } from '../../../ui/form/draft.ts';
import { useEmployeeQuery } from '../employees.generated.ts';
import type { Holder } from './use-territory.ts';

/** Choices of a hand-over in the address. */
export interface Choice {
  /** Id of the employee who takes over. */
  to?: string | undefined;
  /** Keys of the talukas that stay. */
  stays?: readonly string[] | undefined;
}

/** Returns the chosen employee, and a function that stores the name of one who was found by a search. */
export function useSuccessor(to: string | undefined): [successor: Holder | null, onFound: (employee: Holder) => void] {
  const [found, setFound] = useState<Holder>();
  const isFound = found !== undefined && found.id === to;
  const { data } = useEmployeeQuery(to === undefined || isFound ? skipToken : { variables: { id: to }, fetchPolicy: 'cache-first' });
  if (isFound) return [found, setFound];
  const employee = to === undefined ? undefined : data?.employee;
  return [employee ? { id: employee.id, name: joinParts([employee.firstName, employee.lastName], ' ') || employee.id } : null, setFound];
}

/** @param userId owner of the territory */
export function useReason(userId: string) {
  const draft = `territory ${userId}`;
  const [{ reason }, setReason] = useState(() => readDraft(draft, { reason: '' }));
  useEffect(() => {
    if (reason === '') dropDraft(draft);
    else keepDraft(draft, { reason }, []);
  }, [draft, reason]);
  return [reason, (next: string) => setReason({ reason: next })] as const;
}
