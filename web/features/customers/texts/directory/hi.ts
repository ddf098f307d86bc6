/** The texts of the directories of farmers and dealers on the QR dashboard, in Hindi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'people.allDealers': 'सभी डीलर',
  'people.allFarmers': 'सभी किसान',
  'people.district': 'ज़िला',
  'people.id': 'क्रमांक',
  'people.mobile': 'मोबाइल',
  'people.name': 'नाम',
  'people.registeredIn': '{month} {year} में पंजीकृत',
  'people.state': 'राज्य',
  'people.tahasil': 'तालुका',
  'people.village': 'गाँव',
  'people.whatsApp': 'व्हॉट्सऐप मोबाइल',
};
