/** The texts of invoices, in Marathi. */

export const mr = {
  'invoices.allLinked': 'सर्व',
  'invoices.count': { one: '{count} उत्पादन', other: '{count} उत्पादने' },
  'invoices.dealer': 'डीलर',
  'invoices.details': 'बिलाचा तपशील',
  'invoices.id': 'बिल क्रमांक',
  'invoices.invoice': 'बिल',
  'invoices.linked': '{count} जोडलेले',
  'invoices.no': 'नाही',
  'invoices.none': 'लोड होत आहे किंवा माहिती उपलब्ध नाही...',
  'invoices.productId': 'क्रमांक',
  'invoices.products': 'उत्पादने',
  'invoices.qrLinked': 'क्यूआर जोडलेले',
  'invoices.scannedBy': 'कोणी स्कॅन केले',
  'invoices.searchDealer': 'डीलरने शोधा',
  'invoices.searchNumber': 'बिल क्रमांक',
  'invoices.title': 'बिले',
  'invoices.unlinked': 'सर्व जोडलेले नाहीत',
  'invoices.warehouse': 'गोदाम',
  'invoices.yes': 'होय',
};
