/** Maps what was created or changed. Pure. */
import { type changes, changeTypes } from '../../../rest/contract/changes.ts';
import type { Edge, PageInfoModel } from '../../graphql/connection.ts';
import type { Change } from '../../graphql/types.generated.ts';
import { date, flag, id, oneOfWords, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

/** It walks forward only, and nobody counts it. */
export interface ChangeConnectionModel {
  readonly edges: Edge<Change>[];
  readonly nodes: Change[];
  readonly pageInfo: PageInfoModel;
}

const type = oneOfWords('changeType', changeTypes);

export const change = (wire: RowOf<typeof changes.fetchChanges>): Edge<Change> => ({
  cursor: String(wire.cursor),
  node: {
    type: type(wire.type),
    subjectId: id(wire.id),
    date: date(wire.date),
    created: flag(wire.created),
    at: dateTime(wire.changedAt),
    actorId: text(wire.changedBy),
  },
});
