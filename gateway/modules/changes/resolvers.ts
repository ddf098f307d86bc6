/** Resolvers for reading changes: an extension with the REST API's own cursors. */
import { changes } from '../../../rest/contract/changes.ts';
import { callerRoles, requireRole, requireToken } from '../../graphql/access.ts';
import { refuseCursor } from '../../graphql/changes/change-feed.ts';
import type { ChangeRow } from '../../graphql/changes/recent-changes.ts';
import { type Edge, rowCount } from '../../graphql/connection.ts';
import { notSupported } from '../../graphql/errors.ts';
import type { Change } from '../../graphql/types.generated.ts';
import { text } from '../../upstream/decode.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { change } from './change.ts';

/** An event of the subscription to changes. Streams share the event of a change, so it is rendered once. */
interface ChangeEvent {
  readonly changes: Edge<Change>;
}

/** The two events of a row. `own` depends on the caller, because the poll loop reads the row with another token. */
interface Events {
  readonly own: ChangeEvent;
  readonly foreign: ChangeEvent;
}

const eventsByRow = new WeakMap<ChangeRow, Events>();

function eventsOf(row: ChangeRow): Events {
  const found = eventsByRow.get(row);
  if (found) return found;
  const { cursor, node } = change(row);
  const withOwn = (own: boolean) => ({ changes: { cursor, node: { ...node, own: node.own === null ? null : own } } });
  const events = { own: withOwn(true), foreign: withOwn(false) };
  eventsByRow.set(row, events);
  return events;
}

/** @param toolName name of the calling tool; null for a person, whose own changes are those without a tool */
const changeEvents =
  (personId: string | null, toolName: string | null) =>
  (row: ChangeRow): ChangeEvent => {
    const events = eventsOf(row);
    const { actorId, toolId, toolName: actingTool } = events.own.changes.node;
    const isOwn = actorId === personId && (toolName === null ? toolId === null : actingTool === toolName);
    return isOwn ? events.own : events.foreign;
  };

export const changeResolvers: Resolvers = {
  Query: {
    async changes(_root, { after, first, types }, context) {
      const { calls } = context;
      const count = rowCount(first);
      if (types?.includes('BATCH')) await requireRole(context, ['ADMIN']);
      const readLatest = async () => text((await calls.send(changes.fetchLatestCursor, {})).payload.cursor);
      // Read before the page, so rows that are added meanwhile are after the cursor.
      const begin = after ?? (await readLatest());
      const query = { size: count + 1, ...(after && { after }), ...(types && types.length > 0 && { types: types.join() }) };
      const { payload } = await calls.send(changes.fetchChanges, { query }).catch(refuseCursor);
      const edges = payload.slice(0, count).map(change);
      return {
        edges,
        nodes: edges.map(({ node }) => node),
        pageInfo: {
          hasPreviousPage: Boolean(after),
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? begin,
          hasNextPage: async () => payload.length > count,
        },
        latestCursor: async () => (after ? readLatest() : begin),
      };
    },
  },
  Subscription: {
    changes: {
      async subscribe(_root, { after, types }, context) {
        const { requestId, services, calls } = context;
        const { changeFeed, tokenRoles } = services;
        async function checkAccess() {
          await requireRole(context, types?.includes('BATCH') ? ['ADMIN'] : ['MODERATOR', 'ADMIN']);
          return (await callerRoles(context)).includes('ADMIN');
        }
        await checkAccess();
        if (!calls.extensions) throw notSupported('subscriptions');
        const follower = { token: requireToken(context), requestId, types: types ?? null, checkAccess };
        return changeFeed.follow(follower, after ?? null, changeEvents(tokenRoles.idOf(follower.token), tokenRoles.toolOf(follower.token)));
      },
    },
  },
};
