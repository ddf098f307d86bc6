/** The texts of farmers and dealers, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'customers.add.DEALER': 'डीलर जोडा',
  'customers.add.FARMER': 'शेतकरी जोडा',
  'customers.area': 'क्षेत्र',
  'customers.directory.DEALER': 'सर्व डीलर',
  'customers.directory.FARMER': 'सर्व शेतकरी',
  'customers.export': 'एक्सपोर्ट',
  'customers.exportArea': 'या भागातील ओळी {file} मध्ये लिहिल्या जातील.',
  'customers.exportSearch': 'फक्त “{text}” ने सापडलेले.',
  'customers.first': 'पहिले {count} दाखवले आहेत. इतर पाहण्यासाठी भाग किंवा शोध मर्यादित करा.',
  'customers.id': 'क्रमांक',
  'customers.mobile': 'मोबाइल',
  'customers.noMatch.DEALER': '{what} शी जुळणारा डीलर नाही',
  'customers.noMatch.FARMER': '{what} शी जुळणारा शेतकरी नाही',
  'customers.notFound': 'नोंदी सापडल्या नाहीत',
  'customers.notes.DEALER': 'तपशील',
  'customers.notes.FARMER': 'पिके',
  'customers.registered': 'नोंदणी',
  'customers.registeredIn': '{month} {year} मध्ये नोंदणी झालेले',
  'customers.search.DEALER': 'डीलर शोधा',
  'customers.search.FARMER': 'शेतकरी शोधा',
  'customers.tahasil': 'तालुका',
  'customers.title.DEALER': 'डीलर',
  'customers.title.FARMER': 'शेतकरी',
  'customers.whatsApp': 'व्हॉट्सअ‍ॅप मोबाइल',
};
