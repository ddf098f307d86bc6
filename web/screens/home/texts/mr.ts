/** The texts of staff home, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'home.addEmployee': 'कर्मचारी जोडा',
  'home.audit': 'ऑडिट',
  'home.dealers': 'डीलर',
  'home.farmers': 'शेतकरी',
  'home.importDealers': 'फाइलमधून डीलर जोडा',
  'home.importFarmers': 'फाइलमधून शेतकरी जोडा',
  'home.meetings': 'बैठका',
  'home.more': 'आणखी',
  'home.options': 'कर्मचारी मुख्यपृष्ठ',
  'home.qrDashboard': 'क्यूआर कोड डॅशबोर्ड',
  'home.team': 'टीम',
  'home.tokens': 'एपीआय अ‍ॅक्सेस',
  'home.viewEmployees': 'कर्मचारी पहा',
  'home.viewModerator': 'मॉडरेटर पहा',
};
