/** Resolvers of the schema's usage by clients, counted by the gateway without a REST call. */
import { connectPages } from '../../graphql/connection.ts';
import { ApiError, badInput } from '../../graphql/errors.ts';
import { once } from '../../graphql/once.ts';
import type { FieldUsageSelection } from '../../graphql/types.generated.ts';
import type { FieldUsage } from '../../graphql/usage/usage.ts';
import type { Resolvers } from '../resolvers.generated.ts';
import { fieldUsage } from './field-usage.ts';

/** Maximum length of the search text. */
const maxText = 100;
const maxRows = 100;

const isSelected: Readonly<Record<FieldUsageSelection, (field: FieldUsage) => boolean>> = {
  DEPRECATED: ({ deprecationReason }) => deprecationReason !== null,
  UNUSED: ({ clients }) => clients.length === 0,
};

export const usageResolvers: Resolvers = {
  Query: {
    async fieldUsage(_root, { text, selection, ...args }, { services: { usage } }) {
      const searchText = (text ?? '').trim().toLowerCase();
      if (searchText.length > maxText) throw badInput('text', `"text" may have at most ${maxText} characters`);
      const report = once(() =>
        usage.report().catch(() => {
          throw new ApiError('UPSTREAM_UNAVAILABLE', 'The counts cannot be read now. Try again in a moment', { retryAfter: 5 });
        }),
      );
      const connection = await connectPages(args, {
        list: { field: 'fieldUsage', filters: { text: searchText, selection } },
        maxPageSize: maxRows,
        async fetch({ number, size }) {
          const { fields } = await report();
          const rows = fields.filter((field) => field.coordinate.toLowerCase().includes(searchText) && (!selection || isSelected[selection](field)));
          return { rows: rows.slice(number * size, (number + 1) * size), total: rows.length, atLeast: null };
        },
        node: fieldUsage,
      });
      const { countedSince, isShared } = await report();
      return { ...connection, countedSince, shared: isShared };
    },
  },
};
