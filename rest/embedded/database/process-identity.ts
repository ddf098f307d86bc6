/** Tells whether a process that was written down still runs, and is not another one with its number. */
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the system's own measure; null where the system does not tell (then its number alone has to do). */
  readonly startedAt: string | null;
  /** Which start of the machine the measure counts from. */
  readonly boot: string | null;
}

/** Who a running process is. */
export function processIdentity(pid: number): ProcessIdentity {
  return { pid, startedAt: statOf(pid)?.startedAt ?? null, boot: readText('/proc/sys/kernel/random/boot_id') };
}

/** Reads what `JSON.stringify` wrote; null when the text names no process. */
export function readIdentity(text: string): ProcessIdentity | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
  const textOf = (field: unknown) => (typeof field === 'string' ? field : null);
  return {
    pid: value.pid,
    startedAt: 'startedAt' in value ? textOf(value.startedAt) : null,
    boot: 'boot' in value ? textOf(value.boot) : null,
  };
}

export function isAlive(identity: ProcessIdentity): boolean {
  const now = processIdentity(identity.pid);
  if (identity.boot !== now.boot || identity.startedAt !== now.startedAt) return false;
  // A process that ended stays in the table until its parent has asked for its exit code.
  return exists(identity.pid) && statOf(identity.pid)?.state !== 'Z';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: it is there, and another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux' own words on a process; null when it is gone or the system has no such file. */
function statOf(pid: number): { readonly state: string | undefined; readonly startedAt: string | undefined } | null {
  // The second field is the program's name in brackets, which may hold anything; the fields after it are counted from 3.
  const fields = readText(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields === undefined ? null : { state: fields[3 - 3], startedAt: fields[22 - 3] };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
