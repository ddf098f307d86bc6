/** The texts of the use of the API, in Marathi. */

export const mr = {
  'usage.DEPRECATED': 'काढली जाणारी',
  'usage.UNUSED': 'कधीच वापरली नाहीत',
  'usage.all': 'सर्व फील्ड',
  'usage.client': '{name}: {count}',
  'usage.clients': 'क्लायंट',
  'usage.field': 'फील्ड',
  'usage.lastUsed': 'शेवटचा वापर',
  'usage.moreClients': 'आणि आणखी {count}',
  'usage.operations': 'ऑपरेशन',
  'usage.search': 'फील्ड शोधा',
  'usage.since': 'गेल्या 92 दिवसांतील ऑपरेशन, {day} पासून सर्व गेटवेंवर मोजलेली.',
  'usage.sinceOfOne': 'गेल्या 92 दिवसांतील ऑपरेशन, {day} पासून फक्त याच गेटवेवर मोजलेली.',
  'usage.title': 'एपीआय वापर',
  'usage.tool': '{name} (साधन)',
};
