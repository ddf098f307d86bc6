/** Encrypted tickets for downloads. A ticket contains the export, its person and its expiry, and is unreadable and unforgeable without the secret. */
import { createHmac } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../rest/contract/clock.ts';
import { ExportFormat } from '../../rest/contract/exports.ts';
import { seal, unseal } from '../../rest/contract/sealing.ts';

/** Lifetime of a link in milliseconds. */
export const ticketMs = 5 * 60_000;

const ExportKind = Type.Enum([
  'farmers',
  'dealers',
  'farmerDuplicates',
  'dealerDuplicates',
  'attendance',
  'meetings',
  'invoices',
  'qrUses',
  'qrBatches',
  'qrBatchCards',
  'qrBatchPeople',
  'auditEvents',
  'payroll',
]);
export type ExportKind = Static<typeof ExportKind>;

const Ticket = Type.Object({
  kind: ExportKind,
  format: ExportFormat,
  /** Name of the file without its extension; absent for the title of the list. */
  fileTitle: Type.Optional(Type.String()),
  closingCount: Type.Optional(Type.Boolean()),
  token: Type.String(),
  /** Filters of the list, as arguments of its call. */
  filters: Type.Record(Type.String(), Type.Unknown()),
  until: Type.Number(),
});
const ticketShape = Compile(Ticket);

/** Request that a download repeats, with the person's token. */
export type Ticket = Omit<Static<typeof Ticket>, 'until'>;

export interface ExportTickets {
  seal(ticket: Ticket): { readonly sealed: string; readonly until: Date };
  /** Decrypts a ticket; null when it was made with another secret, was changed, or has expired. */
  open(sealed: string): Ticket | null;
}

export function createExportTickets(secret: string, clock: Clock): ExportTickets {
  const key = createHmac('sha256', secret).update('export tickets').digest();
  return {
    seal(ticket) {
      const until = new Date(clock.now().getTime() + ticketMs);
      return { sealed: seal(key, JSON.stringify({ ...ticket, until: until.getTime() })), until };
    },
    open(sealed) {
      try {
        const read: unknown = JSON.parse(unseal(key, sealed));
        if (!ticketShape.Check(read) || read.until <= clock.now().getTime()) return null;
        const { until: _, ...ticket } = read;
        return ticket;
      } catch {
        return null;
      }
    },
  };
}
