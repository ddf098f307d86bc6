/** The texts of the dealers, in English. */
export const en = {
  'dealers.add': 'Add Dealer',
  'dealers.details': 'Details',
  'dealers.search': 'Search Dealer',
  'dealers.title': 'Dealers',
} as const;
