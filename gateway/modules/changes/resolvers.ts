/** Resolvers for reading changes: an extension with the REST API's own cursors. */
import { changes } from '../../../rest/contract/changes.ts';
import { requireRole, requireToken, viewerRoles } from '../../graphql/access.ts';
import { refuseCursor } from '../../graphql/change-feed.ts';
import { rowCount } from '../../graphql/connection.ts';
import { notSupported } from '../../graphql/errors.ts';
import { text } from '../../upstream/decode.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { change } from './change.ts';
import { changeEvents } from './events.ts';

export const changeResolvers: Resolvers = {
  Query: {
    async changes(_root, { after, first, types }, context) {
      const { calls } = context;
      const count = rowCount(first);
      if (types?.includes('BATCH')) await requireRole(context, ['ADMIN']);
      if (!calls.extensions) return null;
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
        const { changeFeed, viewers } = services;
        async function checkAccess() {
          await requireRole(context, types?.includes('BATCH') ? ['ADMIN'] : ['MODERATOR', 'ADMIN']);
          return (await viewerRoles(context)).includes('ADMIN');
        }
        await checkAccess();
        if (!calls.extensions) throw notSupported('subscriptions');
        const follower = { token: requireToken(context), requestId, types: types ?? null, checkAccess };
        return changeFeed.follow(follower, after ?? null, changeEvents(viewers.idOf(follower.token), viewers.toolOf(follower.token)));
      },
    },
  },
};
