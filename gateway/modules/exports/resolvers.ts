/** Lists as files. */
import type { ExportDealersInput, ExportFarmersInput } from '../../graphql/types.generated.ts';
import type { Calls } from '../../upstream/operation.ts';
import { areaSearch } from '../people/area.ts';
import { registeredOn } from '../people/narrowed.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { exportMutation, exportUrl, listExport } from './export.ts';

const ofArea = (input: ExportFarmersInput | ExportDealersInput, calls: Pick<Calls, 'extensions'>) => ({ ...areaSearch(input), ...registeredOn(calls, input) });

export const exportResolvers: Resolvers = {
  ExportFarmersPayload: { url: exportUrl },
  ExportDealersPayload: { url: exportUrl },
  ExportAttendancePayload: { url: exportUrl },
  ExportMeetingsPayload: { url: exportUrl },
  ExportInvoicesPayload: { url: exportUrl },
  ExportQrUsesPayload: { url: exportUrl },
  ExportQrBatchesPayload: { url: exportUrl },
  ExportAuditEventsPayload: { url: exportUrl },
  Mutation: {
    exportFarmers: exportMutation<ExportFarmersInput>('exportFarmers', 'farmers', ofArea),
    exportDealers: exportMutation<ExportDealersInput>('exportDealers', 'dealers', ofArea),
    exportAttendance: listExport('exportAttendance', 'attendance'),
    exportMeetings: listExport('exportMeetings', 'meetings'),
    exportInvoices: listExport('exportInvoices', 'invoices'),
    exportQrUses: listExport('exportQrUses', 'qrUses'),
    exportQrBatches: listExport('exportQrBatches', 'qrBatches'),
    exportAuditEvents: listExport('exportAuditEvents', 'auditEvents'),
  },
};
