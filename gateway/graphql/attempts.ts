/** The writes that were made, so that a repeat with the same `clientMutationId` is answered with the first one's outcome (decision 29). */
import { createPersonalMemory, type Memory } from './memory.ts';

/** How long a repeat is recognised, in milliseconds. */
const repeatMs = 10 * 60_000;

/** Ids that are remembered for each person; past them that person's oldest is forgotten, and nobody else's. */
const idsOfPerson = 500;

/** A write that was made. */
export interface Attempt {
  /** What it was given, hashed, since it may be a password: the same id with another input is a mistake. */
  readonly input: string;
  /** Its outcome as JSON. */
  readonly outcome: string;
}

/** The writes of each person, by the hash of mutation and id. */
export type Attempts = (person: string) => Memory<Attempt>;

export const createAttempts = (): Attempts => createPersonalMemory<Attempt>({ ageMs: repeatMs, maxEntries: idsOfPerson });
