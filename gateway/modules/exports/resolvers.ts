/** Resolvers of exports. */
import { payroll } from '../../../rest/contract/payroll.ts';
import type { ExportDealersInput, ExportFarmersInput, ExportPayrollMonthInput, ExportQrUsesInput } from '../../graphql/types.generated.ts';
import type { Calls } from '../../upstream/operation.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { areaSearch } from '../people/area.ts';
import { registeredOn } from '../people/list-filters.ts';
import { presentFields } from '../people/person.ts';
import { countedUses } from '../reports/report-row.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { exportMutation, exportUrl, listExport } from './export.ts';

const ofArea = (input: ExportFarmersInput | ExportDealersInput, calls: Pick<Calls, 'extensions'>) => ({ ...areaSearch(input), ...registeredOn(calls, input) });

/** Returns the title of a payroll file, which marks an open month as a draft. */
async function payrollTitle({ month, year }: ExportPayrollMonthInput, calls: Calls): Promise<string> {
  const { payload } = await calls.send(payroll.fetchPayrollMonth, { query: { month, year } });
  return `Payroll ${year}-${String(month).padStart(2, '0')}${payload.closedAt ? '' : ' draft'}`;
}

export const exportResolvers: Resolvers = {
  ExportFarmersPayload: { url: exportUrl },
  ExportDealersPayload: { url: exportUrl },
  ExportFarmerDuplicatesPayload: { url: exportUrl },
  ExportDealerDuplicatesPayload: { url: exportUrl },
  ExportAttendancePayload: { url: exportUrl },
  ExportMeetingsPayload: { url: exportUrl },
  ExportInvoicesPayload: { url: exportUrl },
  ExportQrUsesPayload: { url: exportUrl },
  ExportQrBatchesPayload: { url: exportUrl },
  ExportQrBatchCardsPayload: { url: exportUrl },
  ExportQrBatchPeoplePayload: { url: exportUrl },
  ExportAuditEventsPayload: { url: exportUrl },
  ExportPayrollMonthPayload: { url: exportUrl },
  Mutation: {
    exportFarmers: exportMutation<ExportFarmersInput>('exportFarmers', 'farmers', ofArea),
    exportDealers: exportMutation<ExportDealersInput>('exportDealers', 'dealers', ofArea),
    exportFarmerDuplicates: listExport('exportFarmerDuplicates', 'farmerDuplicates'),
    exportDealerDuplicates: listExport('exportDealerDuplicates', 'dealerDuplicates'),
    exportAttendance: listExport('exportAttendance', 'attendance'),
    exportMeetings: listExport('exportMeetings', 'meetings'),
    exportInvoices: listExport('exportInvoices', 'invoices'),
    exportQrUses: exportMutation<ExportQrUsesInput>(
      'exportQrUses',
      'qrUses',
      ({ format: _, closingCount: __, clientMutationId: ___, dealerId, counted, row, ...fields }) => ({
        ...presentFields({ ...fields, dealerId: dealerId && restIdOf('DEALER', dealerId, 'dealerId') }),
        ...countedUses(counted, row),
      }),
    ),
    exportQrBatches: listExport('exportQrBatches', 'qrBatches'),
    exportPayrollMonth: exportMutation<ExportPayrollMonthInput>('exportPayrollMonth', 'payroll', ({ month, year }) => ({ month, year }), payrollTitle),
    exportQrBatchCards: listExport('exportQrBatchCards', 'qrBatchCards'),
    exportQrBatchPeople: listExport('exportQrBatchPeople', 'qrBatchPeople'),
    exportAuditEvents: listExport('exportAuditEvents', 'auditEvents'),
  },
};
