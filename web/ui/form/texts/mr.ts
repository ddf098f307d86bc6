/** The texts of every form, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'form.again': 'जतन करा आणि आणखी एक जोडा',
  'form.cancel': 'रद्द करा',
  'form.choose': 'निवडा',
  'form.confirmation': 'खात्री करा',
  'form.copied': 'कॉपी झाले',
  'form.copy': 'कॉपी करा',
  'form.correct': '{count} ठिकाणी दुरुस्ती करा.',
  'form.correctOne': '1 ठिकाणी दुरुस्ती करा.',
  'form.done': 'झाले.',
  'form.draft': 'या टॅबमध्ये मसुदा म्हणून ठेवले आहे',
  'form.leave.discard': 'काढून टाका',
  'form.leave.drafted': 'तुम्ही लिहिलेले अजून जतन झालेले नाही. ते या टॅबमध्ये मसुदा म्हणून ठेवू शकता किंवा काढून टाकू शकता.',
  'form.leave.keep': 'जा, मसुदा ठेवा',
  'form.leave.leave': 'जा',
  'form.leave.lost': 'तुम्ही लिहिलेले अजून जतन झालेले नाही. ते नष्ट होईल.',
  'form.leave.stay': 'इथेच रहा',
  'form.leave.title': 'न जतन केलेले बदल',
  'form.optional': 'ऐच्छिक',
  'form.required': 'हे भरा',
  'form.saveChanges': 'बदल जतन करा',
};
