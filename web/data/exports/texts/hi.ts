/** The texts of exports, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'export.all': 'सभी पंक्तियाँ',
  'export.beyond': 'ये फ़िल्टर फ़ाइल पर लागू नहीं होते: {filters}।',
  'export.days': '{from} से {until}',
  'export.format': 'फ़ाइल का प्रकार',
  'export.from': '{from} से',
  'export.notFound': 'कोई रिकॉर्ड नहीं मिला',
  'export.rows': 'फ़ाइल में होगा: {what}।',
  'export.until': '{until} तक',
};
