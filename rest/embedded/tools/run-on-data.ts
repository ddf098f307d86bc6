/** What an operator's commands share: they take one word, work on the data of DATABASE_URL or DATA_DIR, say one thing and end. */
import { Refusal } from '../calls/refusal.ts';
import { type DataConfig, readDataConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { StartRefused } from '../database/start-refused.ts';

interface Command {
  /** Said when there is no word, or another one. */
  readonly usage: string;
  accepts(word: string): boolean;
  /** @returns what there is to say. @throws StartRefused or Refusal, for the person who started it */
  run(word: string, data: DataConfig & { readonly database: Database }): Promise<string>;
}

export async function runOnData({ usage, accepts, run }: Command): Promise<void> {
  try {
    const [, , word] = process.argv;
    if (word === undefined || !accepts(word)) throw new StartRefused(usage);
    const config = readDataConfig(process.env);
    const { database, close } = await openStore(config.store);
    try {
      process.stdout.write(`${await run(word, { ...config, database })}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartRefused || error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
