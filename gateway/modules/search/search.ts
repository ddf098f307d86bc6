/** Maps the results of a search of the REST API. Pure. */
import type { search } from '../../../rest/contract/search.ts';
import { maxResults } from '../../graphql/connection.ts';
import type { Invoice, SearchKind, SearchLikeness } from '../../graphql/types.generated.ts';
import { flag, integer, oneOfWords, personName, text } from '../../upstream/decode.ts';
import type { LooseResponse } from '../../upstream/shape.ts';
import { type DealerModel, dealer } from '../dealers/dealer.ts';
import { type EmployeeModel, employee } from '../employees/employee.ts';
import { type FarmerModel, farmer } from '../farmers/farmer.ts';
import { invoice } from '../invoices/invoice.ts';
import { type MeetingModel, meeting } from '../meetings/meeting.ts';

export type SearchNodeModel =
  | ({ readonly __typename: 'Farmer' } & FarmerModel)
  | ({ readonly __typename: 'Dealer' } & DealerModel)
  | ({ readonly __typename: 'Employee' } & EmployeeModel)
  | ({ readonly __typename: 'Meeting' } & MeetingModel)
  | (Invoice & { readonly __typename: 'Invoice' });

interface SearchHitModel {
  readonly node: SearchNodeModel;
  readonly likeness: SearchLikeness;
  readonly matchedWords: string[];
  readonly latinName: string | null;
}

export interface SearchGroupModel {
  readonly kind: SearchKind;
  readonly totalCount: number;
  readonly cut: boolean;
  readonly hits: SearchHitModel[];
}

const likeness = oneOfWords<SearchLikeness>('search likeness', ['SAME', 'SOUNDS_ALIKE', 'ONE_WORD']);

type Wire = LooseResponse<typeof search.findAnything>;

interface WireHit<Row> {
  readonly row?: Row | null;
  readonly likeness?: unknown;
  readonly matchedWords?: unknown;
  readonly latinName?: unknown;
}

interface WireGroup<Row> {
  readonly total?: unknown;
  readonly cut?: unknown;
  readonly hits?: readonly WireHit<Row>[] | null;
}

function group<Row>(kind: SearchKind, wire: WireGroup<Row> | null | undefined, node: (row: Row) => SearchNodeModel): SearchGroupModel {
  const hits = (wire?.hits ?? []).flatMap(({ row, ...hit }) => (row === null || row === undefined ? [] : [searchHit(node(row), hit)]));
  return { kind, totalCount: integer(wire?.total) ?? hits.length, cut: flag(wire?.cut) ?? false, hits };
}

function searchHit(node: SearchNodeModel, hit: Omit<WireHit<never>, 'row'>): SearchHitModel {
  return {
    node,
    likeness: likeness(hit.likeness) ?? 'SAME',
    matchedWords: Array.isArray(hit.matchedWords) ? hit.matchedWords.map(text).filter((word) => word !== null) : [],
    latinName: personName(hit.latinName),
  };
}

/** Groups the results of the search extension. */
export function searchGroups({ farmers, dealers, employees, meetings, invoices }: Wire): SearchGroupModel[] {
  return [
    group('FARMERS', farmers, (row) => ({ __typename: 'Farmer', ...farmer(row) })),
    group('DEALERS', dealers, (row) => ({ __typename: 'Dealer', ...dealer(row) })),
    group('EMPLOYEES', employees, (row) => ({ __typename: 'Employee', ...employee(row) })),
    group('MEETINGS', meetings, (row) => ({ __typename: 'Meeting', ...meeting(row, { extensions: true }) })),
    group('INVOICES', invoices, (row) => ({ __typename: 'Invoice', ...invoice(row) })),
  ];
}

/** Groups the results of the documented searches: whole lists without a reason for each row. */
export function documentedGroups(farmers: readonly FarmerModel[], dealers: readonly DealerModel[], first: number): SearchGroupModel[] {
  const found = (kind: SearchKind, rows: readonly SearchNodeModel[]): SearchGroupModel => ({
    kind,
    totalCount: rows.length,
    cut: rows.length >= maxResults,
    hits: rows.slice(0, first).map((node) => ({ node, likeness: 'SAME', matchedWords: [], latinName: null })),
  });
  const farmerNodes = farmers.map((row) => ({ __typename: 'Farmer', ...row }) as const);
  const dealerNodes = dealers.map((row) => ({ __typename: 'Dealer', ...row }) as const);
  return [found('FARMERS', farmerNodes), found('DEALERS', dealerNodes)];
}
