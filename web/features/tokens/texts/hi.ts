/** The texts of tools' tokens, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'tokens.days': 'कितने समय के लिए',
  'tokens.emptyHint': 'जब किसी टूल को यहाँ पढ़ना या लिखना हो, जैसे स्प्रेडशीट या रिपोर्ट, तब टोकन बनाएँ।',
  'tokens.end': 'समाप्ति',
  'tokens.endsAt': 'यह {end} को समाप्त होगा।',
  'tokens.howToSend': 'टूल इसे “authorization: Bearer …” के रूप में भेजता है।',
  'tokens.length': { one: '{count} दिन', other: '{count} दिन' },
  'tokens.lost': 'टोकन शायद बन गया है। सूची जाँचें; जिसे आप नहीं पहचानते, उसे रद्द करें।',
  'tokens.make': 'नया टोकन',
  'tokens.maker': 'किसने बनाया',
  'tokens.name': 'टूल',
  'tokens.nameTooLong': 'अधिकतम 60 अक्षर लिखें',
  'tokens.once': 'अभी कॉपी करें। यह फिर नहीं दिखेगा।',
  'tokens.over': 'अवधि समाप्त',
  'tokens.revoke': 'रद्द करें',
  'tokens.revokeDetail': 'टूल की पहुँच तुरंत बंद हो जाएगी। यह वापस नहीं हो सकता।',
  'tokens.revokeNamed': '{name} का टोकन रद्द करें',
  'tokens.revokeQuestion': '{name} का टोकन रद्द करें?',
  'tokens.revoked': 'रद्द',
  'tokens.title': 'एपीआई एक्सेस',
  'tokens.unavailableDetail': 'टोकन आपके डेटा का प्रदाता बनाता है। उनसे माँगें।',
  'tokens.used': 'पिछला उपयोग',
};
