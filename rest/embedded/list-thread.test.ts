import { expect, test } from 'vitest';
import { auditActions, type ExportAction } from '../contract/audit.ts';
import type { Reader } from './calls/caller.ts';
import { isOutage, loggedError } from './database/error-code.ts';
import { createListThread } from './list-thread.ts';

const reader: Reader = { id: '1', roles: ['ROLE_ADMIN'] };
const everywhere = { month: 11, year: 2026, state: '', district: '', taluka: '', searchText: '' };

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
