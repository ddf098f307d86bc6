/** Lists as files. */
import type {
  ExportAttendanceInput,
  ExportAuditEventsInput,
  ExportDealersInput,
  ExportFarmersInput,
  ExportInvoicesInput,
  ExportMeetingsInput,
  ExportQrBatchesInput,
  ExportQrUsesInput,
} from '../../graphql/types.generated.ts';
import { areaSearch } from '../people/area.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { exportMutation, exportUrl } from './export.ts';

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
    exportFarmers: exportMutation<ExportFarmersInput>('exportFarmers', 'farmers', areaSearch),
    exportDealers: exportMutation<ExportDealersInput>('exportDealers', 'dealers', areaSearch),
    exportAttendance: exportMutation<ExportAttendanceInput>('exportAttendance', 'attendance', ({ userId, from, until }) =>
      presentFields({ userId, from, until }),
    ),
    exportMeetings: exportMutation<ExportMeetingsInput>('exportMeetings', 'meetings', ({ userId, status, from, until }) =>
      presentFields({ userId, status, from, until }),
    ),
    exportInvoices: exportMutation<ExportInvoicesInput>('exportInvoices', 'invoices', ({ dealerId, from, until }) => presentFields({ dealerId, from, until })),
    exportQrUses: exportMutation<ExportQrUsesInput>('exportQrUses', 'qrUses', ({ dealerId, type, from, until }) =>
      presentFields({ dealerId, type, from, until }),
    ),
    exportQrBatches: exportMutation<ExportQrBatchesInput>('exportQrBatches', 'qrBatches', ({ from, until }) => presentFields({ from, until })),
    exportAuditEvents: exportMutation<ExportAuditEventsInput>('exportAuditEvents', 'auditEvents', ({ person, action, from, until }) =>
      presentFields({ person, action, from, until }),
    ),
  },
};
