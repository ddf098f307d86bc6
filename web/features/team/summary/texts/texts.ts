/** The texts of the summary of a day: English comes with the screens that use them, the others when asked for. */
import { defineTexts } from '../../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const summaryTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
