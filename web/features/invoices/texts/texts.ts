/** The texts of invoices. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const invoicesTexts = defineTexts(
  {
    'invoices.allLinked': 'All',
    'invoices.count': { one: '{count} product', other: '{count} products' },
    'invoices.dealer': 'Dealer',
    'invoices.details': 'Invoice details',
    'invoices.id': 'Invoice Id',
    'invoices.invoice': 'Invoice',
    'invoices.linked': '{count} linked',
    'invoices.no': 'No',
    'invoices.none': 'Loading or no data available...',
    'invoices.productId': 'Id',
    'invoices.products': 'Products',
    'invoices.qrLinked': 'QR Linked',
    'invoices.scannedBy': 'Scanned By',
    'invoices.searchDealer': 'Search by dealer',
    'invoices.searchNumber': 'Invoice number',
    'invoices.title': 'Invoices',
    'invoices.unlinked': 'Not all linked',
    'invoices.warehouse': 'Warehouse',
    'invoices.yes': 'Yes',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
