/** Approves many days one after the other, so that a lost answer hides no other and the rest can be stopped. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { outcomeOf, outcomeOfError, type Refused } from '../../data/attempt.ts';
import { writeFailureOf } from '../../data/failure.ts';
import { useServerWords } from '../../data/server-words/use-server-words.ts';
import { ApproveAttendanceDocument } from './approvals.generated.ts';

export interface DayToApprove {
  /** The id of the day of attendance. */
  readonly id: string;
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Whose day or which day it is, as messages name it. */
  readonly name: string;
}

export interface NotApproved {
  readonly day: DayToApprove;
  readonly outcome: Refused;
}

/** One press of Approve. */
export interface Run {
  readonly total: number;
  readonly approved: readonly DayToApprove[];
  readonly failed: readonly NotApproved[];
  readonly busy: boolean;
}

export interface Approvals {
  /** The last press; undefined before the first and after it was dismissed. */
  run: Run | undefined;
  /** Does nothing while a press is under way. What failed before and is sent again leaves the list of what failed. */
  approve: (days: readonly DayToApprove[]) => Promise<void>;
  /** Lets the day that is under way end, and sends no other. */
  stop: () => void;
  dismiss: () => void;
}

export function useApprovals(): Approvals {
  const client = useApolloClient();
  const inWords = useServerWords();
  const [run, setRun] = useState<Run>();
  const busy = useRef(false);
  const stopped = useRef(false);
  // Who leaves the screen sends no more.
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);

  /** Undefined when it was approved. Its day changes in place. */
  async function send({ id, userId, date }: DayToApprove): Promise<Refused | undefined> {
    try {
      const { data } = await client.mutate({
        mutation: ApproveAttendanceDocument,
        variables: { input: { userId, date, clientMutationId: crypto.randomUUID() } },
        update: (cache, { data: answer }) => {
          const key = cache.identify({ __typename: 'AttendanceDay', id });
          if (answer?.approveAttendance?.userErrors.length === 0 && key !== undefined) cache.modify({ id: key, fields: { approved: () => true } });
        },
      });
      const outcome = outcomeOf(data?.approveAttendance);
      if (outcome.kind === 'done') return undefined;
      return outcome.kind === 'refused' ? { ...outcome, message: inWords(outcome.message) } : outcome;
    } catch (error) {
      return outcomeOfError(error, writeFailureOf);
    }
  }

  async function approve(days: readonly DayToApprove[]): Promise<void> {
    if (busy.current || days.length === 0) return;
    busy.current = true;
    stopped.current = false;
    const retried = new Set(days.map(({ id }) => id));
    let next: Run = { total: days.length, approved: [], failed: (run?.failed ?? []).filter(({ day }) => !retried.has(day.id)), busy: true };
    setRun(next);
    for (const day of days) {
      if (stopped.current) break;
      const outcome = await send(day);
      next = outcome === undefined ? { ...next, approved: [...next.approved, day] } : { ...next, failed: [...next.failed, { day, outcome }] };
      setRun(next);
    }
    busy.current = false;
    setRun({ ...next, busy: false });
  }

  return {
    run,
    approve,
    stop: () => {
      stopped.current = true;
    },
    dismiss: () => setRun(undefined),
  };
}
