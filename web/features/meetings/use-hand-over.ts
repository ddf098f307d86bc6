/** The open meetings of somebody, and handing them over to somebody else, one after the other, each with its outcome. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Outcome, outcomeOf, outcomeOfError } from '../../data/attempt.ts';
import { forgetLists } from '../../data/changes.ts';
import { writeFailureOf } from '../../data/failure.ts';
import { useServerWords } from '../../data/server-words/use-server-words.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { PlanMeetingDocument, useOpenMeetingsQuery } from './plan.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

export interface OpenMeeting {
  id: string;
  name: string;
  plannedAt: string | null;
  /** Undefined until it was tried. */
  outcome: Outcome<unknown> | undefined;
}

interface Successor {
  id: string;
  name: string;
}

/** What a run has come to: it is `unknown` which meetings are open, `nobody` was chosen, all is `done`, or some is `left`. */
export type HandedOver = 'unknown' | 'nobody' | 'done' | 'left';

export type HandOver = ReturnType<typeof useHandOver>;

/** @param userId whose meetings they are */
export function useHandOver(userId: string) {
  const { data, error, refetch } = useOpenMeetingsQuery({ variables: { userId }, fetchPolicy: 'no-cache' });
  const [successor, choose] = useState<Successor>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<unknown>>>(new Map());
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();
  const inWords = useServerWords();
  const text = useText(meetingsTexts);
  const tell = useNotice();

  async function hand(id: string, to: string): Promise<Outcome<unknown>> {
    try {
      const variables = { input: { id, userId: to, clientMutationId: crypto.randomUUID() } };
      const { data: answer } = await client.mutate({ mutation: PlanMeetingDocument, variables, context: { keepsLists: true } });
      const outcome = outcomeOf(answer?.planMeeting);
      return outcome.kind === 'refused' ? { ...outcome, message: inWords(outcome.message) } : outcome;
    } catch (error) {
      return outcomeOfError(error, writeFailureOf);
    }
  }

  const lists = [data?.scheduled, data?.started];
  const known = lists.flatMap((list) => list?.nodes ?? []);
  const meetings = known.map(
    ({ id, plannedAt, party }): OpenMeeting => ({
      id,
      plannedAt,
      name: joinParts([party?.firstName, party?.lastName], ' ') || id,
      outcome: outcomes.get(id),
    }),
  );
  const totals = lists.map((list) => list?.totalCount ?? list?.nodes.length ?? 0);
  const failed = error !== undefined || data?.scheduled === null || data?.started === null;
  return {
    /** Undefined while they are on their way. */
    meetings: data === undefined ? undefined : meetings,
    /** How many there are, which may be more than are listed. */
    total: totals.reduce((sum, count) => sum + count, 0),
    failed,
    retry: () => void refetch(),
    successor,
    choose,
    busy,
    /** Hands over what has not been; nothing where nobody is chosen. */
    run: async (): Promise<HandedOver> => {
      if (failed || data === undefined) return 'unknown';
      if (meetings.length === 0) return 'done';
      if (successor === undefined) return 'nobody';
      setBusy(true);
      let done = true;
      for (const { id, outcome } of meetings) {
        if (outcome?.kind === 'done') continue;
        const result = await hand(id, successor.id);
        setOutcomes((before) => new Map(before).set(id, result));
        done = done && result.kind === 'done';
      }
      forgetLists(client.cache, 'planMeeting');
      setBusy(false);
      if (done) tell({ message: text('meetings.handedTo', { name: successor.name, count: meetings.length }) });
      return done ? 'done' : 'left';
    },
  };
}
