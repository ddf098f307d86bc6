/** Loads the territory of an employee, and hands it over in steps, each with its outcome. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Outcome, outcomeOf, outcomeOfError } from '../../../data/attempt.ts';
import { forgetLists } from '../../../data/changes.ts';
import { harmlessFailureOf, writeFailureOf } from '../../../data/failure.ts';
import type { TerritoryTalukaInput, TransferTerritoryInput } from '../../../data/schema.generated.ts';
import { TerritoryTransfersDocument, type TerritoryTransfersQuery, TransferTerritoryDocument, type TransferTerritoryMutation } from './territory.generated.ts';

type Payload = NonNullable<TransferTerritoryMutation['transferTerritory']>;
export type TerritoryRow = NonNullable<Payload['left']>[number];
export type Transfer = NonNullable<TerritoryTransfersQuery['territoryTransfers']>[number];
type TerritoryCounts = Omit<TerritoryRow['counts'], '__typename'>;

export const sumOf = ({ farmers, dealers, meetings }: TerritoryCounts): number => farmers + dealers + meetings;

export const totalOf = (rows: readonly Pick<TerritoryRow, 'counts'>[]): TerritoryCounts & { total: number } => {
  const add = (name: 'farmers' | 'dealers' | 'meetings') => rows.reduce((sum, { counts }) => sum + counts[name], 0);
  const [farmers, dealers, meetings] = [add('farmers'), add('dealers'), add('meetings')];
  return { farmers, dealers, meetings, total: farmers + dealers + meetings };
};

export const keyOf = ({ state, district, taluka }: Pick<TerritoryRow, 'state' | 'district' | 'taluka'>): string => [state, district, taluka].join('/');

const talukasOf = (rows: readonly Pick<TerritoryRow, 'state' | 'district' | 'taluka'>[]) =>
  rows.map(({ state, district, taluka }) => ({ state: state ?? '', district: district ?? '', taluka: taluka ?? '' }));

/** Returns the number of records of each taluka. */
const leftIn = (rows: readonly TerritoryRow[]) => rows.map((row) => [keyOf(row), sumOf(row.counts)] as const);

/** An employee. */
export interface Holder {
  id: string;
  name: string;
}

/** Records that one employee handed over to another. */
export interface HandOver {
  from: Holder;
  to: Holder;
  /** Time of the first step. Null when the server does not return the time. */
  at: string | null;
  /** Time of the last step; undefined for the present. */
  until?: string;
}

/** A finished or interrupted hand-over. */
export interface Move extends HandOver {
  count: number;
  /** True when of the selected talukas only meetings are left that the other employee already has. */
  isOver: boolean;
}

/** Replaces the rows of the selected talukas by what is left of them. */
function withLeft(rows: readonly TerritoryRow[], talukas: readonly TerritoryTalukaInput[], left: readonly TerritoryRow[]): readonly TerritoryRow[] {
  const selected = new Set(talukas.map(keyOf));
  return rows.flatMap((row) => (selected.has(keyOf(row)) ? (left.find((each) => keyOf(each) === keyOf(row)) ?? []) : row));
}

const rangeOf = ({ at, until }: Pick<HandOver, 'at' | 'until'>) => ({ handedOverSince: at, ...(until !== undefined && { handedOverUntil: until }) });

type Input = TransferTerritoryInput & { dryRun: boolean };

/** @param owner owner of the territory */
export function useTerritory(owner: Holder) {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly TerritoryRow[]>();
  const [outcome, setOutcome] = useState<Outcome<Payload>>();
  /** Number of rows handed over and in total; undefined before the start. */
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  /** Number of records left in each taluka of a running hand-over. */
  const [lefts, setLefts] = useState<ReadonlyMap<string, number>>();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Move>();
  const stopped = useRef(false);

  async function send(input: Input): Promise<Outcome<Payload>> {
    try {
      const variables = { input: { farmers: true, dealers: true, meetings: true, ...input, clientMutationId: crypto.randomUUID() } };
      const { data } = await client.mutate({ mutation: TransferTerritoryDocument, variables, context: { keepsLists: true } });
      return outcomeOf(data?.transferTerritory);
    } catch (error) {
      return outcomeOfError(error, input.dryRun ? harmlessFailureOf : writeFailureOf);
    }
  }

  /** @returns false when the rows could not be counted */
  async function count(): Promise<boolean> {
    const result = await send({ fromUserId: owner.id, dryRun: true });
    if (result.kind === 'done') setRows(result.payload.left ?? []);
    else setOutcome(result);
    return result.kind === 'done';
  }
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    void latest.current();
  }, []);

  /** @param startedAt time of the first step of a continued hand-over @returns true when nothing is left to move */
  async function move(from: Holder, to: Holder, all: number, wish: Omit<TransferTerritoryInput, 'fromUserId' | 'toUserId'>, startedAt: string | null = null) {
    stopped.current = false;
    setBusy(true);
    setOutcome(undefined);
    setLast(undefined);
    setProgress({ done: 0, all });
    let at = startedAt;
    let done = 0;
    let isOver = false;
    let left: readonly TerritoryRow[] | undefined;
    while (!isOver && !stopped.current) {
      const result = await send({ fromUserId: from.id, toUserId: to.id, ...wish, dryRun: false });
      if (result.kind !== 'done') {
        setOutcome(result);
        break;
      }
      at ??= result.payload.handedOverAt;
      const moved = sumOf(result.payload.moved ?? { farmers: 0, dealers: 0, meetings: 0 });
      done += moved;
      left = result.payload.left ?? [];
      isOver = moved === 0 || left.every(({ counts }) => sumOf(counts) === 0);
      setProgress({ done, all });
      if (wish.talukas && from.id === owner.id) setLefts(new Map([...wish.talukas.map((taluka) => [keyOf(taluka), 0] as const), ...leftIn(left)]));
    }
    forgetLists(client.cache, 'transferTerritory');
    // A list that could not be loaded is not in the cache, so forgetting it does not load it again.
    void client.refetchQueries({ include: [TerritoryTransfersDocument] });
    // After an interruption, the last step tells what is left of the selected talukas.
    if (!(await count()) && from.id === owner.id) setRows((before) => before && withLeft(before, wish.talukas ?? [], left ?? before));
    if (isOver || done > 0) setLast({ from, to, at, count: done, isOver: isOver && wish.handedOverSince === undefined });
    setLefts(undefined);
    setBusy(false);
    return isOver;
  }

  /** Counts what a move back would return: what the move handed over, without records that were changed since. */
  async function countBack({ from, to, ...when }: HandOver): Promise<number | undefined> {
    const result = await send({ fromUserId: to.id, toUserId: from.id, ...rangeOf(when), dryRun: true });
    if (result.kind === 'done') return totalOf(result.payload.left ?? []).total;
    setOutcome(result);
    return undefined;
  }

  /** Continues a hand-over that has records left to move. */
  async function resume({ fromUserId, fromName, toUserId, toName, startedAt, unfinished }: Transfer): Promise<void> {
    if (unfinished === null) return;
    setBusy(true);
    const { talukas, farmers, dealers, meetings, handedOverSince, handedOverUntil } = unfinished;
    const wish = { talukas: talukasOf(talukas), farmers, dealers, meetings, handedOverSince, handedOverUntil };
    const counted = await send({ fromUserId, toUserId, ...wish, dryRun: true });
    if (counted.kind !== 'done') {
      setOutcome(counted);
      setBusy(false);
      return;
    }
    const rest = counted.payload.left ?? [];
    if (fromUserId === owner.id) setLefts(new Map(leftIn(rest)));
    await move({ id: fromUserId, name: fromName ?? '' }, { id: toUserId, name: toName ?? '' }, totalOf(rest).total, wish, startedAt);
  }

  return {
    rows,
    outcome,
    progress,
    lefts,
    busy,
    last,
    handOver: (to: Holder, chosen: readonly TerritoryRow[], reason: string) => {
      setLefts(new Map(leftIn(chosen)));
      return move(owner, to, totalOf(chosen).total, { talukas: talukasOf(chosen), ...(reason !== '' && { reason }) });
    },
    resume,
    countBack,
    handBack: async ({ from, to, ...when }: HandOver, all: number) => {
      await move(to, from, all, rangeOf(when));
    },
    forget: () => setLast(undefined),
    retry: () => {
      setOutcome(undefined);
      void count();
    },
    dismiss: () => setOutcome(undefined),
    stop: () => {
      stopped.current = true;
    },
  };
}
