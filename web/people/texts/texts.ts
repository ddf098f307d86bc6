/** The texts that employees, farmers and dealers share, and of areas. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../i18n/define-texts.ts';
import { en } from './en.ts';

export const peopleTexts = defineTexts(en, { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') });
