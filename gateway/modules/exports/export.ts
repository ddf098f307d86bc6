/** Exports: the call is made once for its status and cancelled; the link repeats it and streams (decision 37). */
import { indiaDateTime } from '../../../rest/contract/clock.ts';
import { requireToken } from '../../graphql/access.ts';
import type { Context } from '../../graphql/context.ts';
import type { ExportKind } from '../../graphql/export-tickets.ts';
import { exportCalls, exportFileNames } from '../../graphql/exports.ts';
import { linkTo } from '../../graphql/link.ts';
import { mutation } from '../../graphql/mutation.ts';
import { type AreaFilter, areaSearch } from '../people/area.ts';

interface ExportInput extends AreaFilter {
  readonly clientMutationId?: string | null;
}

interface ExportResult {
  readonly fileName: string | null;
  readonly url: string | null;
  readonly expiresAt: string | null;
}

/** The resolver of the field `url` of its payload. */
export const exportUrl = ({ url }: { readonly url?: string | null }, { absolute }: { readonly absolute: boolean }, { services }: Context) =>
  url ? linkTo(url, absolute, services) : null;

/** The resolver of an export mutation; 'Records not found' is a user error. */
export function exportMutation(field: string, kind: ExportKind) {
  return mutation<ExportInput, ExportResult>(field, { fileName: null, url: null, expiresAt: null }, async (input, context) => {
    const area = areaSearch(input);
    const file = await context.calls.open(exportCalls[kind], { body: area });
    // Only the status and the first bytes are needed now.
    file.body.on('error', () => {}).destroy();
    const { sealed, until } = context.services.exportTickets.seal({ kind, token: requireToken(context), area });
    const fileName = exportFileNames[kind];
    return { message: null, result: { fileName, url: `/exports/${fileName}?ticket=${sealed}`, expiresAt: indiaDateTime(until) } };
  });
}
