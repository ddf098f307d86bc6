/** Stores the counts of usage by day: in Redis for all instances, or in files of the data folder for one. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redis } from 'ioredis';
import { addDays } from '../../../rest/contract/clock.ts';

/** Number of operations by key (usage.ts). */
export type Counts = ReadonlyMap<string, number>;

/** Number of days that are kept, so quarterly work is included. */
const keptDays = 92;

export interface UsageStore {
  /** True when the counts are those of all instances. */
  readonly isShared: boolean;
  add(day: string, counts: Counts): Promise<void>;
  /** Resolves to the counts of each day. @param today the last of the days */
  read(today: string): Promise<ReadonlyMap<string, Counts>>;
}

const sum = (one: Counts, other: Counts): Counts => {
  const all = new Map(one);
  for (const [key, count] of other) all.set(key, (all.get(key) ?? 0) + count);
  return all;
};

export function createSharedUsageStore(redis: Redis): UsageStore {
  const keyOf = (day: string) => `usage:${day}`;
  return {
    isShared: true,
    async add(day, counts) {
      const commands = redis.multi();
      for (const [key, count] of counts) commands.hincrby(keyOf(day), key, count);
      await commands.expire(keyOf(day), (keptDays + 1) * 24 * 60 * 60).exec();
    },
    async read(today) {
      const days = Array.from({ length: keptDays }, (_, ago) => addDays(today, -ago));
      const found = await Promise.all(days.map((day) => redis.hgetall(keyOf(day))));
      const counted = found.map((counts) => new Map(Object.entries(counts).map(([key, count]) => [key, Number(count)])));
      return new Map(days.flatMap((day, ago) => (counted[ago]?.size ? [[day, counted[ago]] as const] : [])));
    },
  };
}

const fileName = /^(\d{4}-\d\d-\d\d)\.json$/;

/** @param folder created when it is missing. One process writes to it */
export function createOwnUsageStore(folder: string): UsageStore {
  const fileOf = (day: string) => path.join(folder, `${day}.json`);
  let writing = Promise.resolve();

  async function countsOf(day: string): Promise<Counts> {
    const text = await readFile(fileOf(day), 'utf8').catch(() => '{}');
    return new Map(Object.entries(readJson(text)).flatMap(([key, count]) => (typeof count === 'number' ? [[key, count]] : [])));
  }

  async function write(day: string, counts: Counts): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = `${fileOf(day)}.draft`;
    await writeFile(draft, JSON.stringify(Object.fromEntries(sum(await countsOf(day), counts))));
    await rename(draft, fileOf(day));
    for (const old of await storedDays()) if (old < addDays(day, -keptDays)) await rm(fileOf(old));
  }

  const storedDays = async () => (await readdir(folder).catch(() => [])).flatMap((name) => fileName.exec(name)?.[1] ?? []);

  return {
    isShared: false,
    add(day, counts) {
      // Serial, because each write reads the result of the previous one.
      const result = writing.then(() => write(day, counts));
      writing = result.catch(() => {});
      return result;
    },
    async read(today) {
      await writing;
      const days = (await storedDays()).filter((day) => day > addDays(today, -keptDays));
      return new Map(await Promise.all(days.map(async (day) => [day, await countsOf(day)] as const)));
    },
  };
}

/** Parses JSON. A damaged file counts as empty. */
function readJson(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
