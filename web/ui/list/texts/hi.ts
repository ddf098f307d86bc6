/** The texts of every list, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'list.clearFilters': 'फ़िल्टर हटाएँ',
  'list.createdDate': 'बनने की तारीख',
  'list.empty': 'कोई जानकारी उपलब्ध नहीं है',
  'list.export': 'एक्सपोर्ट',
  'list.failed': 'सूची लोड नहीं हो सकी',
  'list.filtering': 'खोज, फ़िल्टर और क्रम',
  'list.filters': 'फ़िल्टर',
  'list.month': 'महीना',
  'list.monthAfter': 'अगला महीना',
  'list.monthBefore': 'पिछला महीना',
  'list.new': 'नया',
  'list.next': 'अगला पृष्ठ',
  'list.open': 'खोलें',
  'list.page': 'पृष्ठ {page}',
  'list.pages': 'पृष्ठ',
  'list.previous': 'पिछला पृष्ठ',
  'list.printed': '{date} को प्रिंट किया गया',
  'list.range': '{total} में से {from}-{to}',
  'list.rangeOfMore': '{total} से ज़्यादा में से {from}-{to}',
  'list.searchClear': 'खोज हटाएँ',
  'list.searchHint': 'कम से कम 3 अक्षर लिखें',
  'list.stale': 'सूची ताज़ा नहीं हो सकी। आप पहले की जानकारी देख रहे हैं।',
  'list.year': 'वर्ष',
};
