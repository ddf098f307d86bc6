/** The texts of the use of the API, in Hindi. */

export const hi = {
  'usage.DEPRECATED': 'हटाए जाने वाले',
  'usage.UNUSED': 'कभी उपयोग नहीं हुए',
  'usage.all': 'सभी फ़ील्ड',
  'usage.client': '{name}: {count}',
  'usage.clients': 'क्लाइंट',
  'usage.field': 'फ़ील्ड',
  'usage.lastUsed': 'पिछला उपयोग',
  'usage.moreClients': 'और {count} अन्य',
  'usage.operations': 'ऑपरेशन',
  'usage.search': 'फ़ील्ड खोजें',
  'usage.since': 'पिछले 92 दिनों के ऑपरेशन, {day} से सभी गेटवे पर गिने गए।',
  'usage.sinceOfOne': 'पिछले 92 दिनों के ऑपरेशन, {day} से केवल इसी गेटवे पर गिने गए।',
  'usage.title': 'एपीआई उपयोग',
  'usage.tool': '{name} (टूल)',
};
