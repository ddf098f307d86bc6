/** The texts of the use of the API: English comes with the screens that use them, the others when asked for. */
import { defineTexts } from '../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const usageTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
