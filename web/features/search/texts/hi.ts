/** The texts of Find anything, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'search.all': 'सभी {count}',
  'search.asked': 'हाल की खोजें',
  'search.clear': 'मिटाएँ',
  'search.choose': 'चुनें',
  'search.count': '{count} में से {shown}',
  'search.cut': '{count} से अधिक में से {shown}',
  'search.failed': 'खोज नहीं हो सकी। फिर से कोशिश करें।',
  'search.invoice': 'बिल {id}',
  'search.kind.DEALERS': 'डीलर',
  'search.kind.EMPLOYEES': 'कर्मचारी',
  'search.kind.FARMERS': 'किसान',
  'search.kind.INVOICES': 'बिल',
  'search.kind.MEETINGS': 'बैठकें',
  'search.kind.SCREENS': 'स्क्रीन',
  'search.likeness.ONE_WORD': 'आंशिक मेल',
  'search.likeness.SOUNDS_ALIKE': 'मिलता उच्चारण',
  'search.looking': 'खोज हो रही है ......',
  'search.meeting': 'बैठक {id}: {name}',
  'search.nextGroup': 'अगला समूह',
  'search.nothing': '"{text}" के लिए कुछ नहीं मिला',
  'search.open': 'खोलें',
  'search.openNew': 'नया टैब',
  'search.otherKinds': 'कर्मचारी, बैठकें और बिल',
  'search.results': 'परिणाम',
  'search.scan': 'QR कोड स्कैन करें',
  'search.start': 'नाम, गाँव, फ़ोन, क्रमांक या QR कोड से खोजें (कम से कम 3 अक्षर)।',
};
