/** Common parts of an operator's commands: they work on the data of DATABASE_URL or DATA_DIR, report what they did and end. */
import { Refusal } from '../calls/refusal.ts';
import { type DataConfig, readDataConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { StartRefused } from '../database/start-refused.ts';

export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command. What whoever started it can mend is said in one sentence, and the process then ends with 1. */
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
 * Runs a command that takes one word and works on the data, whichever way they are kept.
 * @param usage said when there is no word, or another one
 * @param known the word that it has to be; undefined: any
 * @param work returns what there is to say; throws StartRefused or Refusal, for the person who started it
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
