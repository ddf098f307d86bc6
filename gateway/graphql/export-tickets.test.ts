import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExportTickets, type Ticket } from './export-tickets.ts';

const secret = 'a secret of the tests, long enough';
const start = Date.parse('2026-11-20T09:30:00+05:30');
const at = (ms: number) => createExportTickets(secret, { now: () => new Date(ms) });
const ticket: Ticket = {
  kind: 'farmers',
  format: 'CSV',
  token: 'canary-token',
  filters: { taluka: '', district: 'Pune', state: 'Maharashtra', searchText: 'canary-text' },
};

test('opens a sealed ticket at any gateway with the same secret', () => {
  const text = fc.string({ unit: 'binary', maxLength: 50 });
  const tickets = fc.record({
    kind: fc.constantFrom('farmers' as const, 'auditEvents' as const),
    format: fc.constantFrom('XLSX' as const, 'JSON_LINES' as const),
    token: text,
    filters: fc.record({ taluka: text, district: text, state: text, searchText: text }),
  });
  fc.assert(
    fc.property(tickets, (given) => {
      expect(at(start).open(at(start).seal(given).sealed)).toEqual(given);
    }),
  );
});

describe('age', () => {
  const { sealed, until } = at(start).seal(ticket);

  test('expires after five minutes and returns that time', () => expect(until).toEqual(new Date(start + 300_000)));
  test.each([
    [0, true],
    [299_999, true],
    [300_000, false],
    [86_400_000, false],
  ])('is valid after %i ms: %s', (ms, good) => expect(at(start + ms).open(sealed) !== null).toBe(good));
});

describe('secrecy', () => {
  test('is unreadable, and two tickets are never equal', () => {
    const first = at(start).seal(ticket).sealed;
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toMatch(/canary|Pune/);
    expect(at(start).seal(ticket).sealed).not.toBe(first);
    expect(first).toMatch(/^[\w-]+$/);
  });
});

describe('forgery', () => {
  const { sealed } = at(start).seal(ticket);

  test('refuses another secret', () => {
    expect(createExportTickets(`${secret}!`, { now: () => new Date(start) }).open(sealed)).toBeNull();
  });

  test('refuses a changed, missing or added byte', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(at(start).open(changed.toString('base64url'))).toBeNull();
      expect(at(start).open(bytes.subarray(0, index).toString('base64url'))).toBeNull();
    }
    expect(at(start).open(Buffer.concat([bytes, Buffer.alloc(1)]).toString('base64url'))).toBeNull();
  });

  test('refuses any other text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (made) => at(start).open(made) === null));
  });
});
