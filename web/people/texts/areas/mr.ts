/** The texts of areas and their picker, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'areas.any.district': 'सर्व जिल्हे',
  'areas.any.state': 'सर्व राज्ये',
  'areas.any.taluka': 'सर्व तालुके',
  'areas.choose.district': 'जिल्हा निवडा',
  'areas.choose.state': 'राज्य निवडा',
  'areas.choose.taluka': 'तालुका निवडा',
  'areas.cleared': 'रिकामे केले: {parts}',
  'areas.district': 'जिल्हा',
  'areas.failed': 'ठिकाणांची यादी लोड होऊ शकली नाही.',
  'areas.state': 'राज्य',
  'areas.taluka': 'तालुका',
};
