/** The texts of the dealers, in Marathi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'dealers.add': 'डीलर जोडा',
  'dealers.details': 'तपशील',
  'dealers.noMatch': '{what} शी जुळणारा डीलर नाही',
  'dealers.search': 'डीलर शोधा',
  'dealers.title': 'डीलर',
};
