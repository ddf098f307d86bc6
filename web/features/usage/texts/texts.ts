/** The texts of the use of the API. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const usageTexts = defineTexts(
  {
    'usage.DEPRECATED': 'Deprecated',
    'usage.UNUSED': 'Never used',
    'usage.all': 'All fields',
    'usage.client': '{name}: {count}',
    'usage.clients': 'Clients',
    'usage.field': 'Field',
    'usage.lastUsed': 'Last used',
    'usage.moreClients': 'and {count} more',
    'usage.operations': 'Operations',
    'usage.search': 'Search fields',
    'usage.since': 'Operations of the last 92 days, counted by all gateways since {day}.',
    'usage.sinceOfOne': 'Operations of the last 92 days, counted by this gateway only, since {day}.',
    'usage.title': 'API usage',
    'usage.tool': '{name} (tool)',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
