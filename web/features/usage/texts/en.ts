/** The texts of the use of the API, in English. */
export const en = {
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
} as const;
