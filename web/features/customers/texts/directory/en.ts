/** The texts of the directories of farmers and dealers on the QR dashboard, in English. */
export const en = {
  'people.allDealers': 'All Dealers',
  'people.allFarmers': 'All Farmers',
  'people.district': 'District',
  'people.id': 'Id',
  'people.mobile': 'Mobile',
  'people.name': 'Name',
  'people.registeredIn': 'Registered in {month} {year}',
  'people.state': 'State',
  'people.tahasil': 'Tahasil',
  'people.village': 'Village',
  'people.whatsApp': 'WhatsApp Mobile',
} as const;
