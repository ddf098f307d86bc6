/** Sends the people of a sheet with the documented mutations, one write per row, and reports the outcome of each row. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Outcome, outcomeOf, outcomeOfError } from '../../../data/attempt.ts';
import { type Failure, failureOf, writeFailureOf } from '../../../data/failure.ts';
import { sha256 } from '../../../data/links.ts';
import type { AddFarmerInput, MeetingType } from '../../../data/schema.generated.ts';
import { personInput } from '../../../people/person-form.ts';
import { AddDealerDocument, AddFarmerDocument } from '../customers.generated.ts';
import type { NoteToSend, RowValues } from './import-rows.ts';
import { type Answer, sendRows } from './send-rows.ts';

/** A row to be sent. */
export interface RowToSend {
  readonly number: number;
  readonly values: RowValues;
  /** Number of times that the person has sent the row before. */
  readonly again: number;
}

export type Sending = ReturnType<typeof useSendRows>;

/** @param onSettled called with the outcome of each row */
export function useSendRows(type: MeetingType, onSettled: (number: number, outcome: Outcome<unknown>) => void) {
  const client = useApolloClient();
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<Failure>();
  // Stop sending when the screen is left.
  useEffect(() => () => running.current?.abort(), []);

  async function add(person: Omit<AddFarmerInput, 'crops'>, notes: readonly NoteToSend[]) {
    if (type === 'FARMER') {
      const input = { ...person, ...(notes.length > 0 && { crops: [...notes] }) };
      return (await client.mutate({ mutation: AddFarmerDocument, variables: { input } })).data?.addFarmer;
    }
    const input = { ...person, ...(notes.length > 0 && { details: [...notes] }) };
    return (await client.mutate({ mutation: AddDealerDocument, variables: { input } })).data?.addDealer;
  }

  async function send({ number, values, again }: RowToSend): Promise<Answer> {
    const { whatsAppMobile, notes } = values;
    const input = { ...personInput(values), ...(whatsAppMobile !== '' && { whatsAppMobile }) };
    try {
      // Derived from the row, so the same sheet registers nobody twice when it is chosen again after the tab was closed.
      const clientMutationId = await sha256(JSON.stringify([number, again, input, ...notes]));
      return { kind: 'settled', outcome: outcomeOf(await add({ ...input, clientMutationId }, notes)) };
    } catch (error) {
      return answerOfError(error);
    }
  }

  return {
    busy,
    /** The failure that stopped sending early; undefined when it completed or the person stopped it. */
    broken,
    start: (rows: readonly RowToSend[]) => {
      if (running.current?.signal.aborted === false) return;
      const run = new AbortController();
      running.current = run;
      setBusy(true);
      setBroken(undefined);
      void sendRows(rows, { send, onSettled: ({ number }, outcome) => onSettled(number, outcome), signal: run.signal, pause }).then((failure) => {
        run.abort();
        setBusy(false);
        setBroken(failure);
      });
    },
    pause: () => running.current?.abort(),
  };
}

/** Decides how a failed write affects the next one. */
export function answerOfError(error: unknown): Answer {
  const outcome = outcomeOfError(error, writeFailureOf);
  if (outcome.kind === 'refused') return { kind: 'settled', outcome };
  const seconds = secondsOf(error);
  // The connection is lost, or a proxy responds in place of the gateway. Retries are safe, and the row is not at fault.
  if (!CombinedGraphQLErrors.is(error)) {
    const failure = failureOf(error);
    return seconds === undefined ? { kind: 'broken', failure } : { kind: 'wait', failure, seconds, lost: undefined };
  }
  const { failure } = outcome;
  switch (failure) {
    case 'failure.busy':
    case 'failure.timeout':
    case 'failure.unavailable':
      return { kind: 'wait', failure, seconds, lost: undefined };
    case 'failure.unknown':
      return { kind: 'wait', failure, seconds, lost: outcome };
    case 'failure.forbidden':
    case 'failure.outdated':
    case 'failure.signedOut':
      return { kind: 'broken', failure };
    default:
      return { kind: 'settled', outcome };
  }
}

/** Returns the delay that the server requests, in seconds. */
function secondsOf(error: unknown): number | undefined {
  if (ServerError.is(error)) {
    const header = Number(error.response.headers.get('retry-after') ?? Number.NaN);
    return Number.isFinite(header) ? header : undefined;
  }
  const [retryAfter] = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.['retryAfter']) : [];
  return typeof retryAfter === 'number' ? retryAfter : undefined;
}

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1_000);
    signal.addEventListener('abort', end, { once: true });
  });
