/** The texts of invoices, in Hindi. */

export const hi = {
  'invoices.allLinked': 'सभी',
  'invoices.count': { one: '{count} उत्पाद', other: '{count} उत्पाद' },
  'invoices.dealer': 'डीलर',
  'invoices.details': 'बिल का विवरण',
  'invoices.id': 'बिल क्रमांक',
  'invoices.invoice': 'बिल',
  'invoices.linked': '{count} जुड़े',
  'invoices.no': 'नहीं',
  'invoices.none': 'लोड हो रहा है या कोई जानकारी उपलब्ध नहीं है...',
  'invoices.productId': 'क्रमांक',
  'invoices.products': 'उत्पाद',
  'invoices.qrLinked': 'क्यूआर से जुड़ा',
  'invoices.scannedBy': 'किसने स्कैन किया',
  'invoices.searchDealer': 'डीलर से खोजें',
  'invoices.searchNumber': 'बिल नंबर',
  'invoices.title': 'बिल',
  'invoices.unlinked': 'सब जुड़े नहीं',
  'invoices.warehouse': 'गोदाम',
  'invoices.yes': 'हाँ',
};
