/** The texts of the dealers, in English. */
export const en = {
  'dealers.add': 'Add Dealer',
  'dealers.details': 'Details',
  'dealers.noMatch': 'No dealer matches {what}',
  'dealers.search': 'Search Dealer',
  'dealers.title': 'Dealers',
} as const;
