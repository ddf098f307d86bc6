/** Context of every resolver: the calls of this operation, and the services shared by all operations. */

import type { Clock } from '../../rest/contract/clock.ts';
import type { employees } from '../../rest/contract/employees.ts';
import type { Cost } from '../upstream/meter.ts';
import type { Calls } from '../upstream/operation.ts';
import type { CancelSignal } from '../upstream/request.ts';
import type { LooseResponse } from '../upstream/shape.ts';
import type { Span } from '../upstream/span.ts';
import type { Token } from '../upstream/token.ts';
import type { Attempts } from './attempts.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { ExportTickets } from './export-tickets.ts';
import type { ImageLinks } from './image-links.ts';
import type { Memory } from './memory.ts';
import type { OpenLimiter } from './open-limits.ts';
import type { Basemap, MapTiles } from './types.generated.ts';
import type { Usage } from './usage/usage.ts';
import type { Viewers } from './viewers.ts';

/** The same for all operations; made once. */
export interface Services {
  readonly clock: Clock;
  readonly viewers: Viewers;
  readonly openLimiter: OpenLimiter;
  readonly attempts: Attempts;
  readonly imageLinks: ImageLinks;
  readonly exportTickets: ExportTickets;
  readonly changeFeed: ChangeFeed;
  readonly usage: Usage;
  /** Pages of the employee directory, for looking someone up where the REST API cannot be asked by id. */
  readonly directory: Memory<LooseResponse<typeof employees.fetchAllEmployeeByPage>>;
  /** Rows that the REST API gives at most in one page. */
  readonly maxPageSize: number;
  /** Writes a line about a write into the log. Resolved once it is written. */
  readonly logAudit: (facts: object) => void;
  /** Public address of this gateway, for links that are opened elsewhere. */
  readonly publicUrl: URL;
  /** Null: the built-in map is used. */
  readonly googleMapsApiKey: string | null;
  /** The operator's own map data under the built-in map. */
  readonly basemap: Basemap | null;
  readonly mapTiles: MapTiles | null;
}

export interface Context {
  readonly requestId: string;
  /** The operation in its trace; null: nothing is traced. */
  readonly span: Span | null;
  /** Network address of the request, as limits count it. */
  readonly address: string;
  /** Aborted when whoever asked has gone. */
  readonly signal: CancelSignal;
  /** The caller's session token. */
  readonly token: Token | null;
  /** Something was sent as authorization that is no bearer token. */
  readonly isTokenUnread: boolean;
  readonly calls: Calls;
  /** Cost of the operation so far; null when it was not requested. */
  readonly cost: (() => Cost) | null;
  /** The operation is to be explained and not run. */
  readonly isExplained: boolean;
  readonly services: Services;
}
