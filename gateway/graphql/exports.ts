/** What can be exported, by which call, under which name. */
import { attendance } from '../../rest/contract/attendance.ts';
import { audit } from '../../rest/contract/audit.ts';
import type { Call } from '../../rest/contract/call.ts';
import { dealers } from '../../rest/contract/dealers.ts';
import { type ExportFormat, exportFormats } from '../../rest/contract/exports.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { invoices } from '../../rest/contract/invoices.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { qr } from '../../rest/contract/qr.ts';
import type { ExportKind, Ticket } from './export-tickets.ts';

type ExportCall = Call<never, NonNullable<Call['body']>>;

export const exportCalls: Readonly<Record<ExportKind, ExportCall>> = {
  farmers: farmers.exportFarmerByArea,
  dealers: dealers.exportDealerByArea,
  attendance: attendance.exportAttendance,
  meetings: meetings.exportMeetings,
  invoices: invoices.exportInvoices,
  qrUses: qr.exportQRCodeUses,
  qrBatches: qr.exportQRBatches,
  auditEvents: audit.exportAuditEvents,
};

/** The titles of the lists. */
const titles: Readonly<Record<ExportKind, string>> = {
  farmers: 'Farmers',
  dealers: 'Dealers',
  attendance: 'Attendance',
  meetings: 'Meetings',
  invoices: 'Invoices',
  qrUses: 'QR uses',
  qrBatches: 'QR batches',
  auditEvents: 'Audit',
};

/** The title of the list, with the ending of the format. */
export const exportFileName = ({ kind, format }: Pick<Ticket, 'kind' | 'format'>): string => `${titles[kind]}.${exportFormats[format].ending}`;

/** The body of the call. The documented calls know one format and no word for it. */
export const exportBody = (narrowed: Ticket['narrowed'], format: ExportFormat) => (format === 'XLSX' ? narrowed : { ...narrowed, format });
