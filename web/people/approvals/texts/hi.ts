/** The texts of approving many days, in Hindi. */
import type { Translated } from '../../../i18n/catalogue.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  'approvals.approve': { one: '{count} दिन मंज़ूर करें', other: '{count} दिन मंज़ूर करें' },
  'approvals.checkOut': 'चेक-आउट का समय',
  'approvals.complete': { one: '{count} पूरा दिन मंज़ूरी के लिए है।', other: '{count} पूरे दिन मंज़ूरी के लिए हैं।' },
  'approvals.correctMissing': 'चेक-आउट सुधारा नहीं जा सकता: इस सेवा में यह उपलब्ध नहीं है।',
  'approvals.correctOf': 'चेक-आउट सुधारें: {name}',
  'approvals.done': { one: '{count} दिन मंज़ूर हुआ।', other: '{count} दिन मंज़ूर हुए।' },
  'approvals.earlier': "पहले: {name} ने चेक-आउट {time} लिखा, '{reason}'",
  'approvals.failures': 'मंज़ूर नहीं हुए',
  'approvals.fromLastPoint': 'अंतिम बिंदु से भरा गया',
  'approvals.none': 'कुछ भी चुना नहीं है।',
  'approvals.partly': '{approved} मंज़ूर, {failed} नहीं।',
  'approvals.reason': 'कारण',
  'approvals.reasonKept': 'आपके नाम और समय के साथ रखा जाएगा।',
  'approvals.reasonMissing': 'कारण लिखें।',
  'approvals.retry': { one: '{count} फिर कोशिश करें', other: '{count} फिर कोशिश करें' },
  'approvals.retryOne': 'फिर कोशिश करें: {name}',
  'approvals.sending': '{total} में से {done} मंज़ूर हो रहे हैं',
  'approvals.stop': 'रोकें',
  'approvals.ticked': { one: '{count} पूरा दिन चुना है।', other: '{count} पूरे दिन चुने हैं।' },
  'approvals.timeBefore': '{time} के चेक-इन के बाद',
  'approvals.timeUnreadable': 'समय लिखें, जैसे 17:48',
  'approvals.toLook': { one: '{count} को पहले देखना है।', other: '{count} को पहले देखना है।' },
  'approvals.withdraw': 'मंज़ूरी वापस लें',
  'approvals.withdrawMissing': 'मंज़ूरी वापस नहीं ली जा सकती: इस सेवा में यह उपलब्ध नहीं है।',
  'approvals.withdrawOf': 'मंज़ूरी वापस लें: {name}',
};
