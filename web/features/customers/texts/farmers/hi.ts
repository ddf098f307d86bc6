/** The texts of the farmers, in Hindi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'farmers.add': 'किसान जोड़ें',
  'farmers.crops': 'फ़सलें',
  'farmers.noMatch': '{what} से कोई किसान मेल नहीं खाता',
  'farmers.search': 'किसान खोजें',
  'farmers.title': 'किसान',
};
