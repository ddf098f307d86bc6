/** The texts of exports. English is bundled with the dialog, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const exportTexts = defineTexts(
  {
    'export.all': 'all rows',
    'export.beyond': 'These filters do not apply to the file: {filters}.',
    'export.days': '{from} to {until}',
    'export.format': 'File type',
    'export.from': 'from {from}',
    'export.notFound': 'Records not found',
    'export.rows': 'The file will contain: {what}.',
    'export.until': 'until {until}',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
