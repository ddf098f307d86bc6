/** Common parts of an operator's commands, which work on the data of DATABASE_URL or DATA_DIR, report their result and end. */
import { Refusal } from '../calls/refusal.ts';
import { type DataConfig, readDataConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { StartRefused } from '../database/start-refused.ts';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command. Prints a problem that the operator can fix in one sentence, and exits with 1. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartRefused || error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command with one argument on the data in either store.
 * @param usage printed when the argument is missing or wrong
 * @param known the only allowed argument, or undefined for any
 * @param work returns the text to print; throws StartRefused or Refusal for the operator
 */
export const runOnData = (
  usage: string,
  known: string | undefined,
  work: (word: string, data: DataConfig & { readonly database: Database }) => Promise<string>,
) =>
  run(async () => {
    const [, , word] = process.argv;
    if (word === undefined || (known !== undefined && word !== known)) throw new StartRefused(usage);
    const config = readDataConfig(process.env);
    const { database, close } = await openStore(config.store);
    try {
      say(await work(word, { ...config, database }));
    } finally {
      await close();
    }
  });
