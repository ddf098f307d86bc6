/** Sealed tickets for downloads: what is to be exported, by whom, until when; unreadable and unforgeable without the secret. */
import { createHmac } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../rest/contract/clock.ts';
import { ExportFormat } from '../../rest/contract/exports.ts';
import { seal, unseal } from '../../rest/contract/sealing.ts';

/** Milliseconds that a link lives. */
export const ticketMs = 5 * 60_000;

const ExportKind = Type.Enum([
  'farmers',
  'dealers',
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
  /** Name of the file, without its ending; that of the list when absent. */
  fileTitle: Type.Optional(Type.String()),
  closingCount: Type.Optional(Type.Boolean()),
  token: Type.String(),
  /** Filters of the list, as its call takes them. */
  narrowed: Type.Record(Type.String(), Type.Unknown()),
  until: Type.Number(),
});
const ticketShape = Compile(Ticket);

/** Request that a download repeats, with the person's token. */
export type Ticket = Omit<Static<typeof Ticket>, 'until'>;

export interface ExportTickets {
  seal(ticket: Ticket): { readonly sealed: string; readonly until: Date };
  /** Null when it was not made with this secret, was changed, or has ended. */
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
