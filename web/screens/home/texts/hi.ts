/** The texts of staff home, in Hindi. */

export const hi = {
  'home.addEmployee': 'कर्मचारी जोड़ें',
  'home.audit': 'ऑडिट',
  'home.dealerDuplicates': 'डीलरों के संभावित दोहराव',
  'home.farmerDuplicates': 'किसानों के संभावित दोहराव',
  'home.dealers': 'डीलर',
  'home.farmers': 'किसान',
  'home.importDealers': 'फ़ाइल से डीलर जोड़ें',
  'home.importFarmers': 'फ़ाइल से किसान जोड़ें',
  'home.meetings': 'बैठकें',
  'home.more': 'और',
  'home.options': 'स्टाफ़ मुखपृष्ठ',
  'home.overview': 'सारांश',
  'home.qrDashboard': 'क्यूआर कोड डैशबोर्ड',
  'home.summary': 'दिन का सारांश',
  'home.team': 'टीम',
  'home.tokens': 'एपीआई एक्सेस',
  'home.usage': 'एपीआई उपयोग',
  'home.viewEmployees': 'कर्मचारी देखें',
  'home.viewModerator': 'मॉडरेटर देखें',
  'home.webhooks': 'वेबहुक',
};
