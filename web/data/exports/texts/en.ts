/** The texts of exports, in English. */
export const en = {
  'export.all': 'all rows',
  'export.beyond': 'These filters do not apply to the file: {filters}.',
  'export.days': '{from} to {until}',
  'export.format': 'File type',
  'export.from': 'from {from}',
  'export.notFound': 'Records not found',
  'export.rows': 'The file will contain: {what}.',
  'export.until': 'until {until}',
} as const;
