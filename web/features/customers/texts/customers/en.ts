/** The texts of farmers and dealers alike, in English. */
export const en = {
  'customers.area': 'Area',
  'customers.export': 'Export',
  'customers.exportArea': 'Rows of this area are written to {file}.',
  'customers.exportSearch': 'Only those found by “{text}”.',
  'customers.first': 'The first {count} are shown. Narrow the area or the search to see others.',
  'customers.notFound': 'Records not found',
  'customers.registered': 'Registered',
} as const;
