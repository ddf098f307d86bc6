/** Context of every resolver: the calls of this operation, and the services shared by all operations. */

import type { Clock } from '../../rest/contract/clock.ts';
import type { employees } from '../../rest/contract/employees.ts';
import type { Calls } from '../upstream/operation.ts';
import type { CancelSignal } from '../upstream/request.ts';
import type { LooseResponse } from '../upstream/shape.ts';
import type { Span } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import type { AsyncCache } from './async-cache.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { ExportTickets } from './export-tickets.ts';
import type { IdempotencyRecords } from './idempotency.ts';
import type { ImageLinks } from './image-links.ts';
import type { OpenLimiter } from './open-limits.ts';
import type { TokenRoles } from './token-roles.ts';
import type { Basemap, MapTiles } from './types.generated.ts';
import type { Usage } from './usage/usage.ts';

/** Services shared by all operations, created once. */
export interface Services {
  readonly clock: Clock;
  readonly tokenRoles: TokenRoles;
  readonly openLimiter: OpenLimiter;
  readonly idempotency: IdempotencyRecords;
  readonly imageLinks: ImageLinks;
  readonly exportTickets: ExportTickets;
  readonly changeFeed: ChangeFeed;
  readonly usage: Usage;
  /** Pages of the employee directory, for finding a person when the REST API has no call by id. */
  readonly directory: AsyncCache<LooseResponse<typeof employees.fetchAllEmployeeByPage>>;
  /** Maximum number of rows in a page of the REST API. */
  readonly maxPageSize: number;
  /** Logs a line about a write. Resolves when the line is written. */
  readonly logAudit: (facts: object) => void;
  /** Public address of this gateway, for links that are opened elsewhere. */
  readonly publicUrl: URL;
  /** Key of Google Maps; null when the built-in map is used. */
  readonly googleMapsApiKey: string | null;
  /** The operator's own map data under the built-in map. */
  readonly basemap: Basemap | null;
  readonly mapTiles: MapTiles | null;
}

export interface Context {
  readonly requestId: string;
  /** Span of the operation; null when it is not traced. */
  readonly span: Span | null;
  /** Network address of the request, as used by limits. */
  readonly address: string;
  /** Signal that aborts when the caller disconnects. */
  readonly signal: CancelSignal;
  /** The caller's session token. */
  readonly token: Token | null;
  /** True when the authorization header contains something other than a bearer token. */
  readonly isTokenUnread: boolean;
  readonly calls: Calls;
  /** True when the response should contain the cost of its calls. */
  readonly wantsCost: boolean;
  /** True when the operation is to be explained and not run. */
  readonly isExplained: boolean;
  readonly services: Services;
}
