import { expect, test } from 'vitest';
import { isOutage, loggedError } from './database/error-code.ts';
import { createListThread } from './list-thread.ts';

const everywhere = { state: '', district: '', taluka: '', searchText: '' };

test('the thread knows every list, and says of a server that is away what may be said', async () => {
  const thread = createListThread({ url: 'postgres://somebody:canary@127.0.0.1:1/nowhere' }, 'a secret');
  try {
    for (const title of ['Farmers', 'Dealers', 'Meetings', 'Attendance', 'Invoices', 'Audit', 'QR batches', 'QR uses']) {
      const fault: unknown = await thread
        .readFile(title, everywhere, new Date())
        .next()
        .catch((thrown: unknown) => thrown);
      expect([title, isOutage(fault), fault]).toEqual([title, true, expect.any(Error)]);
      expect(JSON.stringify(loggedError(fault))).not.toContain('canary');
    }
    await expect(thread.readFile('Attendance', { from: '1999-01-01' }, new Date()).next()).rejects.toMatchObject({ status: 400, facts: { field: 'from' } });
    await expect(thread.readFile('Secrets', {}, new Date()).next()).rejects.toThrow('There is no list Secrets');
  } finally {
    await thread.close();
  }
});
