/** The texts of staff home, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'home.addEmployee': 'कर्मचारी जोड़ें',
  'home.audit': 'ऑडिट',
  'home.dealers': 'डीलर',
  'home.farmers': 'किसान',
  'home.importDealers': 'फ़ाइल से डीलर जोड़ें',
  'home.importFarmers': 'फ़ाइल से किसान जोड़ें',
  'home.meetings': 'बैठकें',
  'home.more': 'और',
  'home.options': 'स्टाफ़ मुखपृष्ठ',
  'home.qrDashboard': 'क्यूआर कोड डैशबोर्ड',
  'home.team': 'टीम',
  'home.tokens': 'एपीआई एक्सेस',
  'home.viewEmployees': 'कर्मचारी देखें',
  'home.viewModerator': 'मॉडरेटर देखें',
};
