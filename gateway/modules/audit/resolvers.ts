/** What people did. */
import { audit } from '../../../rest/contract/audit.ts';
import { connect } from '../../graphql/connection.ts';
import { dateOrder, dateRowsCome, days } from '../people/narrowed.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { auditEvent } from './audit.ts';

export const auditResolvers: Resolvers = {
  Query: {
    async auditEvents(_root, { person, action, from, until, orderBy, ...args }, context) {
      if (!context.calls.extensions) return null;
      const { order } = dateOrder(orderBy);
      const asked = presentFields({ ...days({ from, until }, { from: 'from', until: 'until' }), order });
      const filters = { ...(person && { person }), ...(action && { action }), ...asked };
      return connect(
        args,
        {
          list: { field: 'auditEvents', filters },
          call: audit.fetchAuditEvents,
          request: ({ number, size }, olderThan) => ({ query: { pageNumber: number, pageSize: size, ...filters, ...presentFields({ olderThan }) } }),
          node: auditEvent,
          rowsCome: dateRowsCome(orderBy),
        },
        context,
      );
    },
  },
};
