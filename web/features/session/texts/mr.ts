/** The texts of the signed-in person's own pages, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'session.account': 'खाते',
  'session.askAgain': 'नवीन लिंक मागा',
  'session.changePassword': 'पासवर्ड बदला',
  'session.confirmPassword': 'पासवर्डची खात्री',
  'session.ended': 'तुमचे सत्र संपले आहे',
  'session.endedHint': 'पुढे जाण्यासाठी पुन्हा लॉग इन करा. तुम्ही लिहिलेले काहीही जाणार नाही.',
  'session.forgot': 'पासवर्ड विसरलात',
  'session.forgotHint': 'तुमच्या खात्याचा ईमेल पत्ता लिहा. नवीन पासवर्ड ठेवण्याची लिंक त्यावर पाठवली जाईल.',
  'session.linkSent': 'एखाद्या खात्याचा हा पत्ता असल्यास लिंक पाठवली आहे.',
  'session.lostChange': 'पुन्हा पाठवा. तेव्हा जुना पासवर्ड नाकारला गेला, तर नवीन पासवर्ड आधीच लागू झाला आहे.',
  'session.newPassword': 'नवीन पासवर्ड',
  'session.noToken': 'या पानासाठी मेलमधली पूर्ण लिंक हवी. ती पुन्हा उघडा, किंवा नवीन मागा.',
  'session.oldPassword': 'जुना पासवर्ड',
  'session.passwordChanged': 'पासवर्ड बदलला आहे.',
  'session.passwordSet': 'पासवर्ड ठरवला आहे. त्याने लॉग इन करा.',
  'session.profile': 'प्रोफाइल',
  'session.profileFailed': 'प्रोफाइल लोड होऊ शकली नाही',
  'session.registered': 'तुमची नोंदणी झाली आहे. पुढे जाण्यासाठी लॉग इन करा.',
  'session.reset': 'पासवर्ड रीसेट करा',
  'session.sendLink': 'लिंक पाठवा',
  'session.setPassword': 'पासवर्ड सेट करा',
  'session.usernameHint': 'ब्राउझर पासवर्ड यासोबत जतन करतो. हे पाठवले जात नाही.',
  'session.update': 'अपडेट करा',
  'session.slashOff': 'शोधासाठीचा “/” शॉर्टकट बंद करा',
  'session.slashOn': 'शोधासाठीचा “/” शॉर्टकट चालू करा',
};
