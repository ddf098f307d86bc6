/** Processes as the operating system sees them (Linux). */
import { readFileSync } from 'node:fs';

/** Sends a signal to a process, or to a whole group by its negative id; 0 only asks. False when there is none. */
export function signal(id: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, name);
  } catch {
    return false;
  }
}

/** Ids of the processes that a process has started itself. */
export function childrenOf(pid: number): readonly number[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return ids.split(' ').filter(Boolean).map(Number);
}

/** Asks until the answer is true. @throws Error when it is not in time */
export async function eventually(question: () => boolean | Promise<boolean>, whatFor: string, patienceMs = 200_000): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await question())) {
    if (Date.now() > until) throw new Error(`Waited in vain: ${whatFor}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @throws Error when the value is not there in time */
export async function within<Value>(value: Promise<Value>, whatFor: string, patienceMs = 200_000): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain: ${whatFor}.`)), patienceMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
