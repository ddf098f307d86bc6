/** The texts of the employees, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'employees.activate': 'सक्रिय करा',
  'employees.activateDetail': '{name}, {email} यांना सक्रिय करा',
  'employees.activeQuestion': 'तुम्हाला या वापरकर्त्याला सक्रिय किंवा निष्क्रिय करायचे आहे का?',
  'employees.add': 'कर्मचारी जोडा',
  'employees.card': 'कर्मचारी',
  'employees.chooseRole': 'किमान एक भूमिका निवडा',
  'employees.deactivate': 'निष्क्रिय करा',
  'employees.deactivateDetail': '{name}, {email} यांना निष्क्रिय करा',
  'employees.fullName': 'पूर्ण नाव',
  'employees.id': 'कर्मचारी क्रमांक',
  'employees.inactive': '{name} निष्क्रिय आहेत: लॉग इन करू शकत नाहीत, आणि बैठक ठरवता येत नाही.',
  'employees.noEmail': 'ईमेल पत्त्याशिवाय या व्यक्तीला सक्रिय किंवा निष्क्रिय करता येत नाही.',
  'employees.notFound': 'या क्रमांकाचा कोणी कर्मचारी नाही',
  'employees.open': 'उघडा',
  'employees.phone': 'फोन',
  'employees.schedule': 'बैठक ठरवा',
  'employees.scheduleDealer': 'डीलर बैठक ठरवा',
  'employees.scheduleFarmer': 'शेतकरी बैठक ठरवा',
  'employees.select': 'कृपया वापरकर्ता निवडा',
  'employees.selectHint': 'यादीतून कर्मचारी निवडा.',
  'employees.setPasswordUrl': 'या लिंकने कर्मचारी पासवर्ड ठेवेल. ती फक्त आत्ताच दिसेल:',
  'employees.title': 'कर्मचारी',
  'employees.viewAttendance': 'हजेरी पहा',
  'employees.viewDealers': 'डीलर पहा',
  'employees.viewFarmers': 'शेतकरी पहा',
  'employees.viewMeetings': 'बैठका पहा',
  'moderators.title': 'मॉडरेटर',
};
