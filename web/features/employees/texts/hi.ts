/** The texts of the employees, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'employees.activate': 'सक्रिय करें',
  'employees.activateDetail': '{name}, {email} को सक्रिय करें',
  'employees.activeQuestion': 'क्या आप इस उपयोगकर्ता को सक्रिय या निष्क्रिय करना चाहते हैं?',
  'employees.add': 'कर्मचारी जोड़ें',
  'employees.card': 'कर्मचारी',
  'employees.chooseRole': 'कम से कम एक भूमिका चुनें',
  'employees.deactivate': 'निष्क्रिय करें',
  'employees.deactivateDetail': '{name}, {email} को निष्क्रिय करें',
  'employees.fullName': 'पूरा नाम',
  'employees.id': 'कर्मचारी क्रमांक',
  'employees.inactive': '{name} निष्क्रिय हैं: लॉग इन नहीं कर सकते, और कोई बैठक तय नहीं की जा सकती।',
  'employees.noEmail': 'ईमेल पते के बिना इस व्यक्ति को सक्रिय या निष्क्रिय नहीं किया जा सकता।',
  'employees.notFound': 'इस क्रमांक का कोई कर्मचारी नहीं है',
  'employees.open': 'खोलें',
  'employees.phone': 'फ़ोन',
  'employees.schedule': 'बैठक तय करें',
  'employees.scheduleDealer': 'डीलर बैठक तय करें',
  'employees.scheduleFarmer': 'किसान बैठक तय करें',
  'employees.select': 'कृपया उपयोगकर्ता चुनें',
  'employees.selectHint': 'सूची से कोई कर्मचारी चुनें।',
  'employees.setPasswordUrl': 'इस लिंक से कर्मचारी अपना पासवर्ड रखेगा। यह केवल अभी दिखेगा:',
  'employees.title': 'कर्मचारी',
  'employees.viewAttendance': 'उपस्थिति देखें',
  'employees.viewDealers': 'डीलर देखें',
  'employees.viewFarmers': 'किसान देखें',
  'employees.viewMeetings': 'बैठकें देखें',
  'moderators.title': 'मॉडरेटर',
};
