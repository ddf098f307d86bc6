import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditActions, type ExportAction } from '../contract/audit.ts';
import type { Reader } from './calls/caller.ts';
import { isOutage, loggedError } from './database/error-code.ts';
import { createListThread } from './list-thread.ts';

const reader: Reader = { id: '1', roles: ['ROLE_ADMIN'] };
const everywhere = { month: 11, year: 2026, state: '', district: '', taluka: '', searchText: '' };

/** Counts the threads of this process with a lower priority: the field `nice` of proc(5). */
const patientThreads = () =>
  readdirSync('/proc/self/task').filter((id) => {
    const [, facts = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ');
    return Number(facts.split(' ')[16]) >= 10;
  }).length;

test.runIf(process.platform === 'linux' && patientThreads() === 0)('lowers the priority of the thread only', { tags: 'slow' }, async () => {
  const thread = createListThread({ url: 'postgres://127.0.0.1:1/nowhere' }, 'a secret');
  await expect(thread.readFile('AUDIT_EXPORTED', { body: {}, reader, madeAt: new Date() }).next()).rejects.toThrow();
  expect(patientThreads()).toBe(1);
  await thread.close();
});

test('the thread knows every list, and reports an unreachable server without secrets', { tags: 'slow' }, async () => {
  const thread = createListThread({ url: 'postgres://somebody:canary@127.0.0.1:1/nowhere' }, 'a secret');
  try {
    const lists = auditActions.filter((action): action is ExportAction => action.endsWith('_EXPORTED'));
    expect(lists).toHaveLength(13);
    for (const list of lists) {
      const fault: unknown = await thread
        .readFile(list, { body: everywhere, reader, madeAt: new Date() })
        .next()
        .catch((thrown: unknown) => thrown);
      expect([list, isOutage(fault), fault]).toEqual([list, true, expect.any(Error)]);
      expect(JSON.stringify(loggedError(fault))).not.toContain('canary');
    }
    await expect(thread.readFile('ATTENDANCE_EXPORTED', { body: { from: '1999-01-01' }, reader, madeAt: new Date() }).next()).rejects.toMatchObject({
      status: 400,
      facts: { field: 'from' },
    });
  } finally {
    await thread.close();
  }
});
