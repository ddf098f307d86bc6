/** The texts of importing from a spreadsheet. English is bundled with the panel, the other languages load on demand. */
import { defineTexts } from '../../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const importTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
