/** The texts of the farmers, in Marathi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'farmers.add': 'शेतकरी जोडा',
  'farmers.crops': 'पिके',
  'farmers.noMatch': '{what} शी जुळणारा शेतकरी नाही',
  'farmers.search': 'शेतकरी शोधा',
  'farmers.title': 'शेतकरी',
};
