/** Approves many days in consecutive small requests, so a lost response affects few days and the rest can be stopped. Also undoes approvals. */

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { failedBy, outcomeOf, outcomeOfError, type Refused } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { writeFailureOf, writeFailureOfCode } from '../../data/failure.ts';
import { useText } from '../../i18n/text-context.ts';
import { ApproveDaysDocument, type ApproveDaysMutation, WithdrawApprovalDocument } from './approvals.generated.ts';
import { readDayStates, setApproved } from './day-states.ts';
import { approvalsTexts } from './texts/texts.ts';

export interface DayToApprove {
  /** Id of the attendance day. */
  readonly id: string;
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Name or day that messages use for the entry. */
  readonly name: string;
  /** True when the approval requires a note. */
  readonly needsNote?: boolean;
  /** Reason for an approval in spite of findings. */
  readonly note?: string;
}

export interface NotDone {
  readonly day: DayToApprove;
  readonly outcome: Refused;
}

/** `refuse` is sent by a dialog and only shown here; `reopen` withdraws a refusal. */
type DayAction = 'approve' | 'refuse' | 'withdraw' | 'reopen';
type SentAction = Exclude<DayAction, 'refuse'>;

/** Days per request, few enough to show progress and to allow stopping. */
const daysOfRequest: Readonly<Record<SentAction, number>> = { approve: 5, withdraw: 1, reopen: 1 };

/** The days of one press of a button. */
export interface Run {
  readonly action: DayAction;
  readonly total: number;
  readonly done: readonly DayToApprove[];
  readonly failed: readonly NotDone[];
  readonly busy: boolean;
}

export type Approvals = ReturnType<typeof useApprovals>;

type DayOutcome = NonNullable<ApproveDaysMutation['approveDays']>['outcomes'][number];

function notApproved(outcome: DayOutcome | undefined): Refused | undefined {
  if (outcome?.code === 'APPROVED') return undefined;
  return outcome?.message ? { kind: 'refused', message: outcome.message } : failedBy(writeFailureOfCode(outcome?.code));
}

/** Returns the function that sends one request. The function never throws. @param isContinuing returns false once the run was stopped */
function useSending(isContinuing: () => boolean) {
  const client = useApolloClient();
  const text = useText(approvalsTexts);

  /** Resolves to the outcome of each day; undefined for an approved day. */
  async function approveAll(days: readonly DayToApprove[]): Promise<(Refused | undefined)[]> {
    const { data } = await client.mutate({
      mutation: ApproveDaysDocument,
      variables: { input: { days: days.map(({ userId, date, note }) => ({ userId, date, ...(note && { note }) })), clientMutationId: crypto.randomUUID() } },
      update: (cache, { data: answer }) =>
        days.forEach(({ id, note }, at) => {
          if (answer?.approveDays?.outcomes[at]?.code === 'APPROVED') setApproved(cache, id, true, note);
        }),
    });
    const answers = data?.approveDays?.outcomes;
    const outcomes = days.map((_, at) => notApproved(answers?.[at]));
    const isCutOff = (at: number) => answers?.[at]?.code === 'UNAUTHENTICATED';
    const cutOff = days.filter((_, at) => isCutOff(at));
    if (!isContinuing() || cutOff.length === 0 || cutOff.length === days.length) return outcomes;
    // The session expired midway. The next request lets the person sign in again and continues with the remaining days.
    const later = await send('approve', cutOff);
    return outcomes.map((outcome, at) => (isCutOff(at) ? later.shift() : outcome));
  }

  async function withdraw({ id, userId, date }: DayToApprove, action: 'withdraw' | 'reopen'): Promise<Refused | undefined> {
    const reason = text(action === 'withdraw' ? 'approvals.undoReason' : 'approvals.undoRefusalReason');
    const { data } = await client.mutate({
      mutation: WithdrawApprovalDocument,
      variables: { input: { userId, date, reason, clientMutationId: crypto.randomUUID() } },
      update: (cache, { data: answer }) => {
        if (answer?.withdrawApproval?.userErrors.length === 0) setApproved(cache, id, false);
      },
    });
    const outcome = outcomeOf(data?.withdrawApproval);
    if (outcome.kind === 'done') await readDayStates(client, [{ userId, date }]);
    return outcome.kind === 'done' ? undefined : outcome;
  }

  async function send(action: SentAction, days: readonly DayToApprove[]): Promise<(Refused | undefined)[]> {
    try {
      return action === 'approve' ? await approveAll(days) : await Promise.all(days.map((day) => withdraw(day, action)));
    } catch (error) {
      const outcome = outcomeOfError(error, writeFailureOf);
      return days.map(() => outcome);
    }
  }
  return send;
}

/** @param scope owner of the days; a run ends when the scope changes, and its outcome is not shown in another scope */
export function useApprovals(scope = '') {
  const extensions = useServerConfig()?.extensions;
  const [run, setRun] = useState<Run>();
  /** Days that wait for a note. */
  const [noting, setNoting] = useState<readonly DayToApprove[]>();
  const [scopeOfRun, setScopeOfRun] = useState(scope);
  if (scopeOfRun !== scope) {
    setScopeOfRun(scope);
    setRun(undefined);
    setNoting(undefined);
  }
  /** The pending run. */
  const current = useRef<{ stopped: boolean }>(undefined);
  // Leaving the screen or the scope stops further requests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope ends the run.
  useEffect(
    () => () => {
      if (current.current) current.current.stopped = true;
      current.current = undefined;
    },
    [scope],
  );

  const send = useSending(() => current.current !== undefined && !current.current.stopped);

  async function go(action: SentAction, days: readonly DayToApprove[]): Promise<void> {
    if (current.current || days.length === 0) return;
    const running = { stopped: false };
    current.current = running;
    const sending = new Set(days.map(({ id }) => id));
    const failedBefore = run?.action === action ? run.failed.filter(({ day }) => !sending.has(day.id)) : [];
    let next: Run = { action, total: days.length, done: [], failed: failedBefore, busy: true };
    setRun(next);
    for (let at = 0; at < days.length && !running.stopped; at += daysOfRequest[action]) {
      const part = days.slice(at, at + daysOfRequest[action]);
      const outcomes = await send(action, part);
      const failed = part.flatMap((day, place): NotDone[] => {
        const outcome = outcomes[place];
        return outcome === undefined ? [] : [{ day, outcome }];
      });
      next = { ...next, done: [...next.done, ...part.filter((_, place) => outcomes[place] === undefined)], failed: [...next.failed, ...failed] };
      if (current.current === running) setRun(next);
    }
    if (current.current !== running) return;
    current.current = undefined;
    setRun({ ...next, busy: false });
  }

  return {
    /** The last run; undefined before the first and after it was dismissed. */
    run,
    /** Does nothing while a run is pending. Failed days that are sent again leave the list of failures. */
    approve: async (days: readonly DayToApprove[]) => {
      // A server without extensions stores no notes.
      if (extensions && days.some((day) => day.needsNote && day.note === undefined)) setNoting(days);
      else await go('approve', days);
    },
    /** The days passed to `approve`, while a note is required for some of them. */
    noting,
    approveWithNote: (note: string) => {
      setNoting(undefined);
      if (noting)
        void go(
          'approve',
          noting.map((day) => (day.needsNote ? { ...day, note } : day)),
        );
    },
    cancelNote: () => setNoting(undefined),
    /** Shows that a day was refused, with an undo button. */
    refused: (day: DayToApprove) => {
      if (!current.current) setRun({ action: 'refuse', total: 1, done: [day], failed: [], busy: false });
    },
    /** Withdraws the latest approvals, or the latest refusal (extension). */
    undo: (days: readonly DayToApprove[]) => go(run?.action === 'refuse' ? 'reopen' : 'withdraw', days),
    /** Retries the failed days. */
    retry: (days: readonly DayToApprove[]) => go(run === undefined || run.action === 'refuse' ? 'approve' : run.action, days),
    /** Lets the pending request finish, and sends no further one. */
    stop: () => {
      if (current.current) current.current.stopped = true;
    },
    dismiss: () => setRun(undefined),
  };
}
