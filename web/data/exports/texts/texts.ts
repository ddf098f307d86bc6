/** The texts of exports: English comes with the dialog, the others when asked for. */
import { defineTexts } from '../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const exportTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
