/** Loads the territory of an employee, and hands it over in steps, each with its outcome. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Outcome, outcomeOf, outcomeOfError } from '../../../data/attempt.ts';
import { forgetLists } from '../../../data/changes.ts';
import { harmlessFailureOf, writeFailureOf } from '../../../data/failure.ts';
import type { TransferTerritoryInput } from '../../../data/schema.generated.ts';
import { TransferTerritoryDocument, type TransferTerritoryMutation } from './territory.generated.ts';

type Payload = NonNullable<TransferTerritoryMutation['transferTerritory']>;
export type TerritoryRow = NonNullable<Payload['left']>[number];
type TerritoryCounts = Omit<TerritoryRow['counts'], '__typename'>;

export const sumOf = ({ farmers, dealers, meetings }: TerritoryCounts): number => farmers + dealers + meetings;

export const totalOf = (rows: readonly TerritoryRow[]): TerritoryCounts & { total: number } => {
  const add = (name: 'farmers' | 'dealers' | 'meetings') => rows.reduce((sum, { counts }) => sum + counts[name], 0);
  const [farmers, dealers, meetings] = [add('farmers'), add('dealers'), add('meetings')];
  return { farmers, dealers, meetings, total: farmers + dealers + meetings };
};

export const keyOf = ({ state, district, taluka }: Pick<TerritoryRow, 'state' | 'district' | 'taluka'>): string => [state, district, taluka].join('\n');

const talukasOf = (rows: readonly TerritoryRow[]) =>
  rows.map(({ state, district, taluka }) => ({ state: state ?? '', district: district ?? '', taluka: taluka ?? '' }));

/** @param userId owner of the territory */
export function useTerritory(userId: string) {
  const client = useApolloClient();
  const [rows, setRows] = useState<readonly TerritoryRow[]>();
  const [outcome, setOutcome] = useState<Outcome<Payload>>();
  /** Number of rows handed over and in total; undefined before the start. */
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [busy, setBusy] = useState(false);
  const stopped = useRef(false);

  async function send(input: Partial<TransferTerritoryInput> & { dryRun: boolean }): Promise<Outcome<Payload>> {
    const everything = { fromUserId: userId, farmers: true, dealers: true, meetings: true };
    try {
      const variables = { input: { ...everything, ...input, clientMutationId: crypto.randomUUID() } };
      const { data } = await client.mutate({ mutation: TransferTerritoryDocument, variables, context: { keepsLists: true } });
      return outcomeOf(data?.transferTerritory);
    } catch (error) {
      return outcomeOfError(error, input.dryRun ? harmlessFailureOf : writeFailureOf);
    }
  }

  async function count() {
    const result = await send({ dryRun: true });
    if (result.kind === 'done') setRows(result.payload.left ?? []);
    else setOutcome(result);
  }
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    void latest.current();
  }, []);

  /** @returns true when only meetings are left that the other employee already has */
  async function handOver(toUserId: string, chosen: readonly TerritoryRow[]): Promise<boolean> {
    const all = totalOf(chosen).total;
    stopped.current = false;
    setBusy(true);
    setOutcome(undefined);
    setProgress({ done: 0, all });
    let done = 0;
    let isOver = false;
    while (!isOver && !stopped.current) {
      const result = await send({ toUserId, talukas: talukasOf(chosen), dryRun: false });
      if (result.kind !== 'done') {
        setOutcome(result);
        break;
      }
      const moved = sumOf(result.payload.moved ?? { farmers: 0, dealers: 0, meetings: 0 });
      done += moved;
      isOver = moved === 0 || (result.payload.left ?? []).every(({ counts }) => sumOf(counts) === 0);
      setProgress({ done, all });
    }
    forgetLists(client.cache, 'transferTerritory');
    await count();
    setBusy(false);
    return isOver;
  }

  return {
    rows,
    outcome,
    progress,
    busy,
    handOver,
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
