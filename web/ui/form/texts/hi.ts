/** The texts of every form, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'form.again': 'सहेजें और एक और जोड़ें',
  'form.cancel': 'रद्द करें',
  'form.choose': 'चुनें',
  'form.confirmation': 'पुष्टि',
  'form.copied': 'कॉपी हो गया',
  'form.copy': 'कॉपी करें',
  'form.correct': '{count} जगह सुधार करें।',
  'form.correctOne': '1 जगह सुधार करें।',
  'form.done': 'हो गया।',
  'form.draft': 'इस टैब में मसौदे के रूप में रखा है',
  'form.leave.discard': 'हटा दें',
  'form.leave.drafted': 'आपका लिखा अभी सहेजा नहीं गया है। उसे इस टैब में मसौदे के रूप में रख सकते हैं या हटा सकते हैं।',
  'form.leave.keep': 'जाएँ, मसौदा रखें',
  'form.leave.leave': 'जाएँ',
  'form.leave.lost': 'आपका लिखा अभी सहेजा नहीं गया है। वह मिट जाएगा।',
  'form.leave.stay': 'यहीं रहें',
  'form.leave.title': 'बिना सहेजे बदलाव',
  'form.optional': 'वैकल्पिक',
  'form.required': 'इसे भरें',
  'form.saveChanges': 'बदलाव सहेजें',
};
