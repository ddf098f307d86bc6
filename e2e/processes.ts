/** Processes of the operating system (Linux). */
import { readFileSync } from 'node:fs';

/** Sends a signal to a process, or to a whole group by its negative id; 0 only checks for existence. Returns false when there is none. */
export function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}

/** Returns the ids of the direct children of a process. */
export function childrenOf(pid: number): readonly number[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return ids.split(' ').filter(Boolean).map(Number);
}

/** Milliseconds after which a wait has failed. */
const patienceMs = 200_000;

/** Polls until the result is true. @throws Error after the timeout */
export async function eventually(question: () => boolean | Promise<boolean>, whatFor: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await question())) {
    if (Date.now() > until) throw new Error(`Timed out before ${whatFor}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Awaits a value. @throws Error after the timeout */
export async function within<Value>(value: Promise<Value>, whatFor: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out before ${whatFor}.`)), patienceMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
