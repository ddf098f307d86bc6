/** What can be exported, by which call, under which name. */
import { dealers } from '../../rest/contract/dealers.ts';
import { farmers } from '../../rest/contract/farmers.ts';
import type { ExportKind } from './export-tickets.ts';

export const exportCalls = { farmers: farmers.exportFarmerByArea, dealers: dealers.exportDealerByArea } as const satisfies Record<ExportKind, unknown>;

/** The title of the list with `.xlsx`. */
export const exportFileNames: Readonly<Record<ExportKind, string>> = { farmers: 'Farmers.xlsx', dealers: 'Dealers.xlsx' };
