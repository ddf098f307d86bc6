/** Exports. The call is made once for its status and cancelled. The link repeats the call and streams the file. */
import { indiaDateTime } from '../../../rest/contract/clock.ts';
import { requireToken } from '../../graphql/access.ts';
import type { Context } from '../../graphql/context.ts';
import type { ExportKind, Ticket } from '../../graphql/export-tickets.ts';
import { exportBody, exportedLists, exportFileName } from '../../graphql/exports.ts';
import { mutation } from '../../graphql/mutation.ts';
import { linkTo } from '../../graphql/public-link.ts';
import type {
  ExportAttendanceInput,
  ExportAuditEventsInput,
  ExportDealerDuplicatesInput,
  ExportFarmerDuplicatesInput,
  ExportFormat,
  ExportInvoicesInput,
  ExportMeetingsInput,
  ExportQrBatchCardsInput,
  ExportQrBatchesInput,
  ExportQrBatchPeopleInput,
} from '../../graphql/types.generated.ts';
import { unsupported } from '../../upstream/fault.ts';
import { restIdOf } from '../customers/customer-ids.ts';
import { presentFields } from '../people/person.ts';

interface ExportInput {
  readonly format?: ExportFormat;
  readonly closingCount?: boolean;
  readonly clientMutationId?: string | null;
}

interface ExportResult {
  readonly fileName: string | null;
  readonly url: string | null;
  readonly expiresAt: string | null;
}

/** Resolves the `url` of a payload. */
export const exportUrl = ({ url }: { readonly url?: string | null }, { absolute }: { readonly absolute: boolean }, { services }: Context) =>
  url ? linkTo(url, absolute, services) : null;

/**
 * Creates the resolver of an export mutation. 'Records not found' is a user error.
 * @param filtersOf returns the filters of the list as arguments of its call
 * @param titleOf returns the name of the file without its extension, if it depends on the data
 */
export function exportMutation<Input extends ExportInput>(
  field: string,
  kind: ExportKind,
  filtersOf: (input: Input, calls: Context['calls']) => Ticket['filters'],
  titleOf?: (input: Input, calls: Context['calls']) => Promise<string>,
) {
  return mutation<Input, ExportResult>(field, { fileName: null, url: null, expiresAt: null }, async (input, context) => {
    const { call } = exportedLists[kind];
    const { format = 'XLSX', closingCount = false } = input;
    if (call.extension && !context.calls.extensions) throw unsupported(call, 'exporting this list');
    if (format !== 'XLSX' && !context.calls.extensions) throw unsupported(call, 'exporting a list as anything but a spreadsheet');
    const ticket: Ticket = { kind, format, closingCount, token: requireToken(context).text, filters: filtersOf(input, context.calls) };
    const file = await context.calls.open(call, { body: exportBody(ticket) });
    // Only the status and the first bytes are needed now.
    file.body.on('error', () => {}).destroy();
    if (titleOf) ticket.fileTitle = await titleOf(input, context.calls);
    const { sealed, until } = context.services.exportTickets.seal(ticket);
    const fileName = exportFileName(ticket);
    return { message: null, result: { fileName, url: `/exports/${encodeURIComponent(fileName)}?ticket=${sealed}`, expiresAt: indiaDateTime(until) } };
  });
}

type AnyListInput =
  | ExportFarmerDuplicatesInput
  | ExportDealerDuplicatesInput
  | ExportAttendanceInput
  | ExportMeetingsInput
  | ExportInvoicesInput
  | ExportQrBatchesInput
  | ExportQrBatchCardsInput
  | ExportQrBatchPeopleInput
  | ExportAuditEventsInput;
type FieldOf<Input> = Input extends Input ? keyof Input : never;

/** The filter fields of an input, by the names of its call. */
type ListInput = ExportInput & { readonly [Field in Exclude<FieldOf<AnyListInput>, keyof ExportInput>]?: string | null };

/** Creates the resolver of an export mutation whose input and call have the same field names. */
export const listExport = (field: string, kind: ExportKind) =>
  exportMutation<ListInput>(field, kind, ({ format: _, closingCount: __, clientMutationId: ___, dealerId, ...fields }) =>
    presentFields({ ...fields, dealerId: dealerId && restIdOf('DEALER', dealerId, 'dealerId') }),
  );
