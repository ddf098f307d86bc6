/** The texts of the farmers, in English. */
export const en = {
  'farmers.add': 'Add Farmer',
  'farmers.crops': 'Crops',
  'farmers.noMatch': 'No farmer matches {what}',
  'farmers.search': 'Search farmer',
  'farmers.title': 'Farmers',
} as const;
