/** The texts of areas and their picker, in English. */
export const en = {
  'areas.any.district': 'All districts',
  'areas.any.state': 'All states',
  'areas.any.taluka': 'All talukas',
  'areas.choose.district': 'Choose a district',
  'areas.choose.state': 'Choose a state',
  'areas.choose.taluka': 'Choose a taluka',
  'areas.cleared': 'Cleared: {parts}',
  'areas.district': 'District',
  'areas.failed': 'The places could not be loaded.',
  'areas.state': 'State',
  'areas.taluka': 'Taluka',
} as const;
