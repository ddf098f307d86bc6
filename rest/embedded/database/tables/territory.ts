import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigInteger, generatedId, instant } from './columns.ts';

/** Numbers of records of a taluka that were handed over. */
export interface TransferredTaluka {
  readonly state: string;
  readonly district: string;
  readonly taluka: string;
  readonly farmers: number;
  readonly dealers: number;
  readonly meetings: number;
}

/** Request that was not yet carried out completely: the talukas, none for all, the kinds of records, and the times of a hand-over back. */
export interface TransferRequest {
  readonly talukas: readonly Pick<TransferredTaluka, 'state' | 'district' | 'taluka'>[];
  readonly farmers: boolean;
  readonly dealers: boolean;
  readonly meetings: boolean;
  readonly handedOverSince?: string;
  readonly handedOverUntil?: string;
}

/**
 * Hand-overs of a territory, each with all its steps. The ids of employees are not foreign keys, because a step writes this row after it read all
 * machines, when Citus refuses to lock the employees.
 */
export const territoryTransfers = pgTable(
  'territory_transfers',
  {
    id: generatedId().primaryKey(),
    fromId: bigInteger().notNull(),
    toId: bigInteger().notNull(),
    movedBy: bigInteger().notNull(),
    /** The token of a tool that acted in the person's name. */
    tokenId: bigInteger(),
    /** Time of the first step. */
    startedAt: instant().notNull(),
    /** Time of the last step. */
    endedAt: instant().notNull(),
    /** Text of the administrator, or null. */
    reason: text(),
    talukas: jsonb().$type<readonly TransferredTaluka[]>().notNull(),
    /** The request while records are left to move. Null when the hand-over is finished, handed back, or followed by another one. */
    unfinished: jsonb().$type<TransferRequest>(),
  },
  (t) => [index('territory_transfers_from_index').on(t.fromId, t.id), index('territory_transfers_to_index').on(t.toId, t.id)],
);
