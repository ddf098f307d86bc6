/** The texts of Find anything, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'search.all': 'सर्व {count}',
  'search.asked': 'अलीकडील शोध',
  'search.clear': 'पुसा',
  'search.choose': 'निवडा',
  'search.count': '{count} पैकी {shown}',
  'search.cut': '{count} पेक्षा जास्त पैकी {shown}',
  'search.failed': 'शोध होऊ शकला नाही. पुन्हा प्रयत्न करा.',
  'search.invoice': 'बिल {id}',
  'search.kind.DEALERS': 'डीलर',
  'search.kind.EMPLOYEES': 'कर्मचारी',
  'search.kind.FARMERS': 'शेतकरी',
  'search.kind.INVOICES': 'बिल',
  'search.kind.MEETINGS': 'बैठका',
  'search.kind.SCREENS': 'स्क्रीन',
  'search.likeness.ONE_WORD': 'अंशतः जुळते',
  'search.likeness.SOUNDS_ALIKE': 'उच्चार सारखा',
  'search.looking': 'शोधत आहे ......',
  'search.meeting': 'बैठक {id}: {name}',
  'search.nextGroup': 'पुढचा गट',
  'search.nothing': '"{text}" साठी काही सापडले नाही',
  'search.open': 'उघडा',
  'search.openNew': 'नवा टॅब',
  'search.otherKinds': 'कर्मचारी, बैठका आणि बिले',
  'search.results': 'निकाल',
  'search.scan': 'QR कोड स्कॅन करा',
  'search.start': 'नाव, गाव, फोन, क्रमांक किंवा QR कोडने शोधा (किमान 3 अक्षरे).',
};
