/** Loads the open meetings of an employee, and hands them over to another one after the other, each with its outcome. */
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { type Outcome, outcomeOf, outcomeOfError } from '../../data/attempt.ts';
import { forgetLists } from '../../data/changes.ts';
import { writeFailureOf } from '../../data/failure.ts';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { type OpenMeetingsQuery, useOpenMeetingsQuery } from '../../people/open-meetings.generated.ts';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { PlanMeetingDocument } from './meetings.generated.ts';
import { meetingsTexts } from './texts/texts.ts';

export interface OpenMeeting {
  id: string;
  name: string;
  plannedAt: string | null;
  /** Undefined before the first attempt. */
  outcome: Outcome<unknown> | undefined;
}

interface Successor {
  id: string;
  name: string;
}

/** Result of a hand-over: the open meetings are `unknown`, `nobody` was chosen, all meetings are `done`, or some are `left`. */
export type HandedOver = 'unknown' | 'nobody' | 'done' | 'left';

export type HandOver = ReturnType<typeof useHandOver>;

const openIn = (data: OpenMeetingsQuery | undefined) => [data?.scheduled, data?.started].flatMap((list) => list?.nodes ?? []);

/** @param userId owner of the meetings */
export function useHandOver(userId: string) {
  const { data, error, refetch } = useOpenMeetingsQuery({ variables: { userId }, fetchPolicy: 'no-cache' });
  const [successor, choose] = useState<Successor>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<unknown>>>(new Map());
  const [busy, setBusy] = useState(false);
  const client = useApolloClient();
  const text = useText(meetingsTexts);
  const tell = useNotice();

  async function hand(id: string, to: string): Promise<Outcome<unknown>> {
    try {
      const variables = { input: { id, userId: to, clientMutationId: crypto.randomUUID() } };
      const { data: answer } = await client.mutate({ mutation: PlanMeetingDocument, variables, context: { keepsLists: true } });
      return outcomeOf(answer?.planMeeting);
    } catch (error) {
      return outcomeOfError(error, writeFailureOf);
    }
  }

  const isHanded = (id: string) => outcomes.get(id)?.kind === 'done';
  const meetings = openIn(data).map(
    ({ id, plannedAt, party }): OpenMeeting => ({
      id,
      plannedAt,
      name: joinParts([party?.firstName, party?.lastName], ' ') || id,
      outcome: outcomes.get(id),
    }),
  );
  const handed = [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
  const open = [data?.scheduled, data?.started].reduce((sum, list) => sum + (list?.totalCount ?? list?.nodes.length ?? 0), 0);
  const total = open + handed - meetings.filter(({ id }) => isHanded(id)).length;
  const failed = error !== undefined || data?.scheduled === null || data?.started === null;
  return {
    /** Undefined while loading. */
    meetings: data === undefined ? undefined : meetings,
    /** Number of open meetings with those that were handed over; may be more than are listed. */
    total,
    handed,
    failed,
    retry: () => void refetch(),
    successor,
    choose,
    busy,
    /** Hands over every remaining meeting, page after page; nothing when no successor is chosen. */
    run: async (): Promise<HandedOver> => {
      if (failed || data === undefined) return 'unknown';
      if (meetings.length === 0) return 'done';
      if (successor === undefined) return 'nobody';
      setBusy(true);
      const results = new Map(outcomes);
      let waiting = meetings.map(({ id }) => id).filter((id) => !isHanded(id));
      let isRead = true;
      while (waiting.length > 0) {
        for (const id of waiting) {
          const result = await hand(id, successor.id);
          results.set(id, result);
          setOutcomes(new Map(results));
        }
        if (results.size >= total) break;
        // A page has 100 meetings. The next ones are fetched once these have left the list.
        const next = await refetch().catch(() => undefined);
        isRead = next?.data !== undefined;
        waiting = openIn(next?.data).flatMap(({ id }) => (results.has(id) ? [] : [id]));
      }
      forgetLists(client.cache, 'planMeeting');
      setBusy(false);
      const done = isRead && [...results.values()].every(({ kind }) => kind === 'done');
      if (done) tell({ message: text('meetings.handedTo', { name: successor.name, count: results.size }) });
      return done ? 'done' : 'left';
    },
  };
}
