/** The texts of Find anything. English is bundled with the dialog, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const searchTexts = defineTexts(
  {
    'search.all': 'All {count}',
    'search.asked': 'Recent searches',
    'search.clear': 'Clear',
    'search.choose': 'Choose',
    'search.count': '{shown} of {count}',
    'search.cut': '{shown} of more than {count}',
    'search.failed': 'The search failed. Try again.',
    'search.invoice': 'Invoice {id}',
    'search.kind.DEALERS': 'Dealers',
    'search.kind.EMPLOYEES': 'Employees',
    'search.kind.FARMERS': 'Farmers',
    'search.kind.INVOICES': 'Invoices',
    'search.kind.MEETINGS': 'Meetings',
    'search.kind.SCREENS': 'Screens',
    'search.likeness.ONE_WORD': 'partial match',
    'search.likeness.SOUNDS_ALIKE': 'sounds alike',
    'search.looking': 'Searching ......',
    'search.meeting': 'Meeting {id} with {name}',
    'search.nextGroup': 'Next group',
    'search.nothing': 'Nothing found for "{text}"',
    'search.open': 'Open',
    'search.openNew': 'New tab',
    'search.otherKinds': 'employees, meetings and invoices',
    'search.results': 'Results',
    'search.scan': 'Scan a QR code',
    'search.start': 'Search by name, village, phone, number or QR code (at least 3 characters).',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
