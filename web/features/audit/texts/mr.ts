/** The texts of what people did, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'audit.ACTIVATED': 'सक्रिय केले',
  'audit.ATTENDANCE_APPROVED': 'हजेरी मंजूर केली',
  'audit.ATTENDANCE_MARKED': 'हजेरी लावली',
  'audit.CODES_GENERATED': 'क्यूआर कोड तयार केले',
  'audit.DEACTIVATED': 'निष्क्रिय केले',
  'audit.DEALERS_EXPORTED': 'डीलरांची यादी एक्सपोर्ट केली',
  'audit.DEALER_ADDED': 'डीलर जोडला',
  'audit.EMPLOYEE_ADDED': 'कर्मचारी जोडला',
  'audit.FARMERS_EXPORTED': 'शेतकऱ्यांची यादी एक्सपोर्ट केली',
  'audit.FARMER_ADDED': 'शेतकरी जोडला',
  'audit.PASSWORD_CHANGED': 'स्वतःचा पासवर्ड बदलला',
  'audit.PASSWORD_RESET': 'लिंकवरून पासवर्ड ठरवला',
  'audit.ROLES_CHANGED': 'भूमिका बदलल्या',
  'audit.SIGNED_IN': 'लॉग इन केले',
  'audit.SIGNED_UP': 'साइन अप केले',
  'audit.SIGN_IN_REFUSED': 'लॉग इन नाकारले',
  'audit.action': 'काय',
  'audit.actor': 'कोणी',
  'audit.all': 'सर्व काही',
  'audit.anyArea': 'सर्व भाग',
  'audit.batch': 'बॅच {id}',
  'audit.codes': { one: '{count} कोड', other: '{count} कोड' },
  'audit.search': 'व्यक्तीच्या नावाने शोधा',
  'audit.subject': 'कोणासाठी',
  'audit.title': 'ऑडिट',
  'audit.unavailable': 'या सर्व्हरवर उपलब्ध नाही',
  'audit.unavailableDetail': 'लोक जे करतात ते सर्व्हरच्या लॉगमध्ये आहे; सर्व्हर चालवणाऱ्यांना विचारा.',
  'audit.when': 'केव्हा',
};
