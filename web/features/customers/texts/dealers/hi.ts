/** The texts of the dealers, in Hindi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'dealers.add': 'डीलर जोड़ें',
  'dealers.details': 'विवरण',
  'dealers.noMatch': '{what} से कोई डीलर मेल नहीं खाता',
  'dealers.search': 'डीलर खोजें',
  'dealers.title': 'डीलर',
};
