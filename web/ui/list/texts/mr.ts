/** The texts of every list, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'list.clearFilters': 'फिल्टर काढा',
  'list.createdDate': 'तयार झाल्याची तारीख',
  'list.empty': 'माहिती उपलब्ध नाही',
  'list.export': 'एक्सपोर्ट',
  'list.failed': 'यादी लोड होऊ शकली नाही',
  'list.filtering': 'शोध, फिल्टर आणि क्रम',
  'list.filters': 'फिल्टर',
  'list.month': 'महिना',
  'list.monthAfter': 'पुढील महिना',
  'list.monthBefore': 'मागील महिना',
  'list.new': 'नवीन',
  'list.next': 'पुढील पान',
  'list.open': 'उघडा',
  'list.page': 'पान {page}',
  'list.pages': 'पाने',
  'list.previous': 'मागील पान',
  'list.printed': '{date} रोजी प्रिंट केले',
  'list.range': '{total} पैकी {from}-{to}',
  'list.rangeOfMore': '{total} पेक्षा जास्त पैकी {from}-{to}',
  'list.searchClear': 'शोध काढा',
  'list.searchHint': 'किमान 3 अक्षरे लिहा',
  'list.stale': 'यादी ताजी होऊ शकली नाही. तुम्ही आधीची माहिती पाहत आहात.',
  'list.year': 'वर्ष',
};
