/** What people did. */
import { audit } from '../../../rest/contract/audit.ts';
import { connect } from '../../graphql/connection.ts';
import { dateOrder, days, newRowsIn } from '../people/narrowed.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { auditEvent } from './audit.ts';

export const auditResolvers: Resolvers = {
  Query: {
    async auditEvents(_root, { person, action, from, until, orderBy, ...args }, context) {
      if (!context.calls.extensions) return null;
      const dates = presentFields({ ...days({ from, until }, { from: 'from', until: 'until' }), ...dateOrder(orderBy) });
      const filters = { ...(person && { person }), ...(action && { action }), ...dates };
      return connect(
        args,
        {
          list: { field: 'auditEvents', filters },
          call: audit.fetchAuditEvents,
          request: ({ number, size }, olderThan) => ({ query: { pageNumber: number, pageSize: size, ...filters, ...presentFields({ olderThan }) } }),
          node: auditEvent,
          newRows: newRowsIn(orderBy),
        },
        context,
      );
    },
  },
};
