/** The texts of farmers and dealers alike, in Hindi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'customers.area': 'क्षेत्र',
  'customers.export': 'एक्सपोर्ट',
  'customers.exportArea': 'इस क्षेत्र की पंक्तियाँ {file} में लिखी जाएँगी।',
  'customers.exportSearch': 'केवल “{text}” से मिले हुए।',
  'customers.first': 'पहले {count} दिखाए गए हैं। बाकी देखने के लिए क्षेत्र या खोज को सीमित करें।',
  'customers.notFound': 'कोई रिकॉर्ड नहीं मिला',
  'customers.registered': 'पंजीकरण',
};
