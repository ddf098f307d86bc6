/** The texts of the directories of farmers and dealers on the QR dashboard, in Marathi. */
import type { Translated } from '../../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'people.allDealers': 'सर्व डीलर',
  'people.allFarmers': 'सर्व शेतकरी',
  'people.district': 'जिल्हा',
  'people.id': 'क्रमांक',
  'people.mobile': 'मोबाइल',
  'people.name': 'नाव',
  'people.registeredIn': '{month} {year} मध्ये नोंदणी झालेले',
  'people.state': 'राज्य',
  'people.tahasil': 'तालुका',
  'people.village': 'गाव',
  'people.whatsApp': 'व्हॉट्सअ‍ॅप मोबाइल',
};
