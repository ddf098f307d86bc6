/** Resolvers of the audit log. */
import { audit } from '../../../rest/contract/audit.ts';
import { connect } from '../../graphql/connection.ts';
import { dateOrder, days } from '../people/list-filters.ts';
import { pageQuery } from '../people/lists.ts';
import { presentFields } from '../people/person.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { auditEvent } from './audit.ts';

export const auditResolvers: Resolvers = {
  Query: {
    auditEvents(_root, { person, action, from, until, orderBy, ...args }, context) {
      const dates = presentFields({ ...days({ from, until }, { from: 'from', until: 'until' }), ...dateOrder(orderBy) });
      const filters = { ...(person && { person }), ...(action && { action }), ...dates };
      const list = { field: 'auditEvents', filters };
      return connect(args, { list, call: audit.fetchAuditEvents, request: pageQuery(filters), node: auditEvent, continues: true }, context);
    },
  },
};
