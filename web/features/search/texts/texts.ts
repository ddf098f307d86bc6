/** The texts of Find anything: English comes with it, the others when asked for. */
import { defineTexts } from '../../../i18n/define-texts.ts';
import { en } from './en.ts';

export const searchTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
