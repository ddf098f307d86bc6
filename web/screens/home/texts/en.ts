/** The texts of staff home, in English. */
export const en = {
  'home.addEmployee': 'Add Employee',
  'home.audit': 'Audit',
  'home.dealers': 'Dealers',
  'home.farmers': 'Farmers',
  'home.importDealers': 'Import dealers',
  'home.importFarmers': 'Import farmers',
  'home.meetings': 'Meetings',
  'home.more': 'More',
  'home.options': 'Staff home',
  'home.qrDashboard': 'QR Code Dashboard',
  'home.team': 'Team',
  'home.tokens': 'API access',
  'home.viewEmployees': 'View Employees',
  'home.viewModerator': 'View Moderator',
} as const;
