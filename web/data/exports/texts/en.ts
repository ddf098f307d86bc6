/** The texts of exports, in English. */
export const en = {
  'export.all': 'all rows',
  'export.beyond': 'It is not narrowed to {filters}.',
  'export.days': '{from} to {until}',
  'export.format': 'Kind of file',
  'export.from': 'from {from}',
  'export.notFound': 'Records not found',
  'export.rows': 'The file holds: {what}.',
  'export.until': 'until {until}',
} as const;
