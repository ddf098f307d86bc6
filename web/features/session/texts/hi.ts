/** The texts of the signed-in person's own pages, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'session.account': 'खाता',
  'session.askAgain': 'नया लिंक माँगें',
  'session.changePassword': 'पासवर्ड बदलें',
  'session.confirmPassword': 'पासवर्ड की पुष्टि',
  'session.ended': 'आपका सत्र समाप्त हो गया है',
  'session.endedHint': 'आगे बढ़ने के लिए फिर से लॉग इन करें। आपका लिखा कुछ भी नहीं मिटेगा।',
  'session.forgot': 'पासवर्ड भूल गए',
  'session.forgotHint': 'अपने खाते का ईमेल पता लिखें। नया पासवर्ड रखने का लिंक उस पर भेजा जाएगा।',
  'session.linkSent': 'यदि किसी खाते का यह पता है, तो लिंक भेज दिया गया है।',
  'session.lostChange': 'फिर से भेजें। यदि तब पुराना पासवर्ड न माना जाए, तो नया पासवर्ड लागू हो चुका है।',
  'session.newPassword': 'नया पासवर्ड',
  'session.noToken': 'इस पृष्ठ के लिए मेल का पूरा लिंक चाहिए। उसे फिर से खोलें, या नया माँगें।',
  'session.oldPassword': 'पुराना पासवर्ड',
  'session.passwordChanged': 'पासवर्ड बदल गया है।',
  'session.passwordSet': 'पासवर्ड तय हो गया है। इससे लॉग इन करें।',
  'session.profile': 'प्रोफ़ाइल',
  'session.profileFailed': 'प्रोफ़ाइल लोड नहीं हो सकी',
  'session.registered': 'आपका पंजीकरण हो गया है। आगे बढ़ने के लिए लॉग इन करें।',
  'session.reset': 'पासवर्ड रीसेट करें',
  'session.sendLink': 'लिंक भेजें',
  'session.setPassword': 'पासवर्ड सेट करें',
  'session.usernameHint': 'ब्राउज़र पासवर्ड को इसी के साथ सहेजता है। यह भेजा नहीं जाता।',
  'session.update': 'अपडेट करें',
  'session.slashOff': 'खोज के लिए “/” शॉर्टकट बंद करें',
  'session.slashOn': 'खोज के लिए “/” शॉर्टकट चालू करें',
};
