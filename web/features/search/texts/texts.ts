/** The texts of Find anything. English is bundled with the dialog, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const searchTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
