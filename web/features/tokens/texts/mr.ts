/** The texts of tools' tokens, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'tokens.days': 'किती काळासाठी',
  'tokens.emptyHint': 'एखाद्या साधनाला, जसे स्प्रेडशीट किंवा अहवाल, इथे वाचायचे किंवा लिहायचे असेल तेव्हा टोकन तयार करा.',
  'tokens.end': 'समाप्ती',
  'tokens.endsAt': 'ते {end} रोजी संपेल.',
  'tokens.howToSend': 'साधन ते “authorization: Bearer …” असे पाठवते.',
  'tokens.length': { one: '{count} दिवस', other: '{count} दिवस' },
  'tokens.lost': 'टोकन तयार झाले असावे. यादी तपासा; जे ओळखीचे नाही ते रद्द करा.',
  'tokens.make': 'नवे टोकन',
  'tokens.maker': 'कोणी बनवले',
  'tokens.name': 'साधन',
  'tokens.nameTooLong': 'जास्तीत जास्त 60 अक्षरे लिहा',
  'tokens.once': 'आत्ताच कॉपी करा. ते पुन्हा दिसणार नाही.',
  'tokens.over': 'मुदत संपली',
  'tokens.revoke': 'रद्द करा',
  'tokens.revokeDetail': 'साधनाचा प्रवेश लगेच बंद होईल. हे मागे घेता येत नाही.',
  'tokens.revokeNamed': '{name} चे टोकन रद्द करा',
  'tokens.revokeQuestion': '{name} चे टोकन रद्द करायचे?',
  'tokens.revoked': 'रद्द',
  'tokens.title': 'एपीआय अ‍ॅक्सेस',
  'tokens.unavailableDetail': 'टोकन तुमच्या माहितीचा पुरवठादार तयार करतो. त्यांच्याकडे मागा.',
  'tokens.used': 'शेवटचा वापर',
};
