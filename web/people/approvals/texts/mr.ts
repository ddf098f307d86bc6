/** The texts of approving many days, in Marathi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const mr: Translated<typeof en> = {
  'approvals.approve': { one: '{count} दिवस मंजूर करा', other: '{count} दिवस मंजूर करा' },
  'approvals.checkOut': 'चेक-आउटची वेळ',
  'approvals.complete': { one: '{count} पूर्ण दिवस मंजुरीसाठी आहे.', other: '{count} पूर्ण दिवस मंजुरीसाठी आहेत.' },
  'approvals.correctMissing': 'चेक-आउट दुरुस्त करता येत नाही: या सेवेत हे उपलब्ध नाही.',
  'approvals.correctOf': 'चेक-आउट दुरुस्त करा: {name}',
  'approvals.done': { one: '{count} दिवस मंजूर झाला.', other: '{count} दिवस मंजूर झाले.' },
  'approvals.earlier': "आधी: {name} यांनी चेक-आउट {time} लिहिले, '{reason}'",
  'approvals.failures': 'मंजूर झाले नाहीत',
  'approvals.fromLastPoint': 'शेवटच्या बिंदूवरून भरले',
  'approvals.none': 'काहीही निवडलेले नाही.',
  'approvals.partly': '{approved} मंजूर, {failed} नाही.',
  'approvals.reason': 'कारण',
  'approvals.reasonKept': 'तुमच्या नावासह आणि वेळेसह ठेवले जाईल.',
  'approvals.reasonMissing': 'कारण लिहा.',
  'approvals.retry': { one: '{count} पुन्हा प्रयत्न करा', other: '{count} पुन्हा प्रयत्न करा' },
  'approvals.retryOne': 'पुन्हा प्रयत्न करा: {name}',
  'approvals.sending': '{total} पैकी {done} मंजूर होत आहेत',
  'approvals.stop': 'थांबवा',
  'approvals.ticked': { one: '{count} पूर्ण दिवस निवडला आहे.', other: '{count} पूर्ण दिवस निवडले आहेत.' },
  'approvals.timeBefore': '{time} च्या चेक-इननंतर',
  'approvals.timeUnreadable': 'वेळ लिहा, जसे 17:48',
  'approvals.toLook': { one: '{count} आधी पाहायचा आहे.', other: '{count} आधी पाहायचे आहेत.' },
  'approvals.withdraw': 'मंजुरी मागे घ्या',
  'approvals.withdrawMissing': 'मंजुरी मागे घेता येत नाही: या सेवेत हे उपलब्ध नाही.',
  'approvals.withdrawOf': 'मंजुरी मागे घ्या: {name}',
};
