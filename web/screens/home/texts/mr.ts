/** The texts of staff home, in Marathi. */

export const mr = {
  'home.addEmployee': 'कर्मचारी जोडा',
  'home.audit': 'ऑडिट',
  'home.dealerDuplicates': 'डीलरांच्या संभाव्य दुबार नोंदी',
  'home.farmerDuplicates': 'शेतकऱ्यांच्या संभाव्य दुबार नोंदी',
  'home.dealers': 'डीलर',
  'home.farmers': 'शेतकरी',
  'home.importDealers': 'फाइलमधून डीलर जोडा',
  'home.importFarmers': 'फाइलमधून शेतकरी जोडा',
  'home.meetings': 'बैठका',
  'home.more': 'आणखी',
  'home.options': 'कर्मचारी मुख्यपृष्ठ',
  'home.overview': 'आढावा',
  'home.qrDashboard': 'क्यूआर कोड डॅशबोर्ड',
  'home.summary': 'दिवसाचा सारांश',
  'home.team': 'टीम',
  'home.tokens': 'एपीआय अ‍ॅक्सेस',
  'home.usage': 'एपीआय वापर',
  'home.viewEmployees': 'कर्मचारी पहा',
  'home.viewModerator': 'मॉडरेटर पहा',
  'home.webhooks': 'वेबहुक',
};
