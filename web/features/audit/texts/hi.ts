/** The texts of what people did, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'audit.ACTIVATED': 'सक्रिय किया',
  'audit.ATTENDANCE_APPROVED': 'उपस्थिति मंज़ूर की',
  'audit.ATTENDANCE_MARKED': 'उपस्थिति लगाई',
  'audit.CODES_GENERATED': 'क्यूआर कोड बनाए',
  'audit.DEACTIVATED': 'निष्क्रिय किया',
  'audit.DEALERS_EXPORTED': 'डीलरों की सूची एक्सपोर्ट की',
  'audit.DEALER_ADDED': 'डीलर जोड़ा',
  'audit.EMPLOYEE_ADDED': 'कर्मचारी जोड़ा',
  'audit.FARMERS_EXPORTED': 'किसानों की सूची एक्सपोर्ट की',
  'audit.FARMER_ADDED': 'किसान जोड़ा',
  'audit.PASSWORD_CHANGED': 'अपना पासवर्ड बदला',
  'audit.PASSWORD_RESET': 'लिंक से पासवर्ड बनाया',
  'audit.ROLES_CHANGED': 'भूमिकाएँ बदलीं',
  'audit.SIGNED_IN': 'लॉग इन किया',
  'audit.SIGNED_UP': 'साइन अप किया',
  'audit.SIGN_IN_REFUSED': 'लॉग इन अस्वीकृत',
  'audit.action': 'क्या',
  'audit.actor': 'किसने',
  'audit.all': 'सब कुछ',
  'audit.anyArea': 'सभी क्षेत्र',
  'audit.batch': 'बैच {id}',
  'audit.codes': { one: '{count} कोड', other: '{count} कोड' },
  'audit.search': 'व्यक्ति के नाम से खोजें',
  'audit.subject': 'किसके लिए',
  'audit.title': 'ऑडिट',
  'audit.unavailable': 'इस सर्वर पर उपलब्ध नहीं है',
  'audit.unavailableDetail': 'लोग जो करते हैं वह सर्वर के लॉग में है; सर्वर चलाने वाले से पूछें।',
  'audit.when': 'कब',
};
