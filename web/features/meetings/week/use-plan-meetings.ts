/** Plans several meetings in consecutive small requests, so progress is visible, the rest can be stopped, and a lost response affects few meetings. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { failedBy, outcomeOf, outcomeOfError, type Refused } from '../../../data/attempt.ts';
import { forgetLists } from '../../../data/changes.ts';
import { writeFailureOf, writeFailureOfCode } from '../../../data/failure.ts';
import type { MeetingToPlanInput } from '../../../data/schema.generated.ts';
import { PlanMeetingsDocument } from './week.generated.ts';

/** Number of meetings in a request. */
const atOnce = 5;

export interface MeetingToPlan {
  readonly key: string;
  readonly input: MeetingToPlanInput;
}

interface Run {
  readonly total: number;
  readonly done: readonly string[];
  readonly failed: ReadonlyMap<string, Refused>;
  readonly busy: boolean;
}

export function usePlanMeetings() {
  const client = useApolloClient();
  const [run, setRun] = useState<Run>();
  const current = useRef<{ stopped: boolean }>(undefined);
  // Leaving the screen stops further requests.
  useEffect(
    () => () => {
      if (current.current) current.current.stopped = true;
    },
    [],
  );

  /** Resolves to the outcome of each meeting: undefined for a planned one, null for one that an expired session cut off. */
  async function send(part: readonly MeetingToPlan[]): Promise<(Refused | undefined | null)[]> {
    try {
      const input = { meetings: part.map((meeting) => meeting.input), clientMutationId: crypto.randomUUID() };
      const { data } = await client.mutate({ mutation: PlanMeetingsDocument, variables: { input }, context: { keepsLists: true } });
      const whole = outcomeOf(data?.planMeetings);
      const outcomes = data?.planMeetings?.outcomes ?? [];
      const isCutOff = outcomes[0]?.code !== 'UNAUTHENTICATED';
      return part.map((_, at) => {
        const outcome = outcomes[at];
        if (outcome === undefined) return whole.kind === 'done' ? failedBy('failure.unknown') : whole;
        if (outcome.code === 'PLANNED') return undefined;
        if (outcome.code === 'UNAUTHENTICATED' && isCutOff) return null;
        return outcome.message === null ? failedBy(writeFailureOfCode(outcome.code)) : { kind: 'refused', message: outcome.message };
      });
    } catch (error) {
      const outcome = outcomeOfError(error, writeFailureOf);
      return part.map(() => outcome);
    }
  }

  return {
    /** The last run; undefined before the first. */
    run,
    /** Does nothing while a run is pending. @returns the keys of the planned meetings */
    plan: async (meetings: readonly MeetingToPlan[]): Promise<readonly string[]> => {
      if (current.current || meetings.length === 0) return [];
      const running = { stopped: false };
      current.current = running;
      let next: Run = { total: meetings.length, done: [], failed: new Map(), busy: true };
      setRun(next);
      let waiting = meetings;
      while (waiting.length > 0 && !running.stopped) {
        const part = waiting.slice(0, atOnce);
        const outcomes = await send(part);
        const cutOff = part.filter((_, at) => outcomes[at] === null);
        const failed = part.flatMap(({ key }, at): [string, Refused][] => {
          const outcome = outcomes[at];
          return outcome ? [[key, outcome]] : [];
        });
        const done = part.flatMap(({ key }, at) => (outcomes[at] === undefined ? [key] : []));
        next = { ...next, done: [...next.done, ...done], failed: new Map([...next.failed, ...failed]) };
        setRun(next);
        // The next request lets the person sign in again, and continues with these meetings.
        waiting = [...cutOff, ...waiting.slice(atOnce)];
      }
      current.current = undefined;
      setRun({ ...next, busy: false });
      forgetLists(client.cache, 'planMeetings');
      return next.done;
    },
    /** Lets the pending request finish, and sends no further one. */
    stop: () => {
      if (current.current) current.current.stopped = true;
    },
  };
}
