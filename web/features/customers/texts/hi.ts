/** The texts of farmers and dealers, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'customers.add.DEALER': 'डीलर जोड़ें',
  'customers.add.FARMER': 'किसान जोड़ें',
  'customers.area': 'क्षेत्र',
  'customers.directory.DEALER': 'सभी डीलर',
  'customers.directory.FARMER': 'सभी किसान',
  'customers.export': 'एक्सपोर्ट',
  'customers.exportArea': 'इस क्षेत्र की पंक्तियाँ {file} में लिखी जाएँगी।',
  'customers.exportSearch': 'केवल “{text}” से मिले हुए।',
  'customers.first': 'पहले {count} दिखाए गए हैं। बाकी देखने के लिए क्षेत्र या खोज को सीमित करें।',
  'customers.id': 'क्रमांक',
  'customers.mobile': 'मोबाइल',
  'customers.noMatch.DEALER': '{what} से कोई डीलर मेल नहीं खाता',
  'customers.noMatch.FARMER': '{what} से कोई किसान मेल नहीं खाता',
  'customers.notFound': 'कोई रिकॉर्ड नहीं मिला',
  'customers.notes.DEALER': 'विवरण',
  'customers.notes.FARMER': 'फ़सलें',
  'customers.registered': 'पंजीकरण',
  'customers.registeredIn': '{month} {year} में पंजीकृत',
  'customers.search.DEALER': 'डीलर खोजें',
  'customers.search.FARMER': 'किसान खोजें',
  'customers.tahasil': 'तालुका',
  'customers.title.DEALER': 'डीलर',
  'customers.title.FARMER': 'किसान',
  'customers.whatsApp': 'व्हॉट्सऐप मोबाइल',
};
