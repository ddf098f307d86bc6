/** The texts of importing from a spreadsheet: English comes with the panel, the others when asked for. */
import { defineTexts } from '../../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const importTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
