/** The texts of farmers and dealers alike, in Marathi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'customers.area': 'क्षेत्र',
  'customers.export': 'एक्सपोर्ट',
  'customers.exportArea': 'या भागातील ओळी {file} मध्ये लिहिल्या जातील.',
  'customers.exportSearch': 'फक्त “{text}” ने सापडलेले.',
  'customers.first': 'पहिले {count} दाखवले आहेत. इतर पाहण्यासाठी भाग किंवा शोध मर्यादित करा.',
  'customers.notFound': 'नोंदी सापडल्या नाहीत',
  'customers.registered': 'नोंदणी',
};
