/** Exports by call and name. */
import { attendance } from '../../rest/contract/attendance.ts';
import { audit } from '../../rest/contract/audit.ts';
import type { Call } from '../../rest/contract/call.ts';
import { dealers } from '../../rest/contract/dealers.ts';
import { exportFormats } from '../../rest/contract/exports.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import { invoices } from '../../rest/contract/invoices.ts';
import { meetings } from '../../rest/contract/meetings.ts';
import { payroll } from '../../rest/contract/payroll.ts';
import { qr } from '../../rest/contract/qr.ts';
import type { ExportKind, Ticket } from './export-tickets.ts';

type ExportCall = Call<never, NonNullable<Call['body']>>;

interface ExportedList {
  readonly call: ExportCall;
  /** Title of the list, used as the file name. */
  readonly title: string;
}

export const exportedLists: Readonly<Record<ExportKind, ExportedList>> = {
  farmers: { call: farmers.exportFarmerByArea, title: 'Farmers' },
  dealers: { call: dealers.exportDealerByArea, title: 'Dealers' },
  farmerDuplicates: { call: farmers.exportFarmerDuplicates, title: 'Likely duplicates of farmers' },
  dealerDuplicates: { call: dealers.exportDealerDuplicates, title: 'Likely duplicates of dealers' },
  attendance: { call: attendance.exportAttendance, title: 'Attendance' },
  meetings: { call: meetings.exportMeetings, title: 'Meetings' },
  invoices: { call: invoices.exportInvoices, title: 'Invoices' },
  qrUses: { call: qr.exportQRCodeUses, title: 'QR uses' },
  qrBatches: { call: qr.exportQRBatches, title: 'QR batches' },
  payroll: { call: payroll.exportPayrollMonth, title: 'Payroll' },
  qrBatchCards: { call: qr.exportQRBatchCards, title: 'QR cards' },
  qrBatchPeople: { call: qr.exportQRBatchPeople, title: 'People to call' },
  auditEvents: { call: audit.exportAuditEvents, title: 'Audit' },
};

/** Returns the title of the file or of the list, with the extension of the format. */
export const exportFileName = ({ kind, format, fileTitle = exportedLists[kind].title }: Pick<Ticket, 'kind' | 'format' | 'fileTitle'>): string =>
  `${fileTitle}.${exportFormats[format].ending}`;

/** Returns the body of the call. The documented calls have only one format and no field for it; their files contain their row count. */
export const exportBody = ({ filters, format, closingCount }: Pick<Ticket, 'filters' | 'format' | 'closingCount'>) =>
  format === 'XLSX' ? filters : { ...filters, format, ...(closingCount && { closingCount }) };
