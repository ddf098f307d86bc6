/** The texts of staff home. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const homeTexts = defineTexts(
  {
    'home.addEmployee': 'Add Employee',
    'home.audit': 'Audit',
    'home.dealerDuplicates': 'Likely duplicates of dealers',
    'home.farmerDuplicates': 'Likely duplicates of farmers',
    'home.dealers': 'Dealers',
    'home.farmers': 'Farmers',
    'home.importDealers': 'Import dealers',
    'home.importFarmers': 'Import farmers',
    'home.meetings': 'Meetings',
    'home.more': 'More',
    'home.options': 'Staff home',
    'home.overview': 'Overview',
    'home.qrDashboard': 'QR Code Dashboard',
    'home.summary': 'Summary of the day',
    'home.team': 'Team',
    'home.tokens': 'API access',
    'home.usage': 'API usage',
    'home.viewEmployees': 'View Employees',
    'home.viewModerator': 'View Moderator',
    'home.webhooks': 'Webhooks',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
