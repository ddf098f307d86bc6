/** The texts of areas and their picker, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'areas.any.district': 'सभी ज़िले',
  'areas.any.state': 'सभी राज्य',
  'areas.any.taluka': 'सभी तालुके',
  'areas.choose.district': 'ज़िला चुनें',
  'areas.choose.state': 'राज्य चुनें',
  'areas.choose.taluka': 'तालुका चुनें',
  'areas.cleared': 'खाली किया गया: {parts}',
  'areas.district': 'ज़िला',
  'areas.failed': 'स्थानों की सूची लोड नहीं हो सकी।',
  'areas.state': 'राज्य',
  'areas.taluka': 'तालुका',
};
