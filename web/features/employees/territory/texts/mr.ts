/** The texts of handing a territory over, in Marathi. */

export const mr = {
  'employees.territory.all': 'सर्व तालुके',
  'employees.territory.choose': 'कोण घेणार ते निवडा.',
  'employees.territory.dealers': 'डीलर',
  'employees.territory.done': { one: '{count} नोंद {name} यांना सोपवली.', other: '{count} नोंदी {name} यांना सोपवल्या.' },
  'employees.territory.farmers': 'शेतकरी',
  'employees.territory.handOver': '{total} सोपवा',
  'employees.territory.meetings': 'खुल्या बैठका',
  'employees.territory.meetingsStay': {
    one: '{count} बैठक तशीच राहील, कारण {name} यांची त्याच ग्राहकासोबत एक बैठक आहे.',
    other: '{count} बैठका तशाच राहतील, कारण {name} यांची त्याच ग्राहकासोबत एक बैठक आहे.',
  },
  'employees.territory.none': '{name} यांच्याकडे शेतकरी, डीलर किंवा खुल्या बैठका नाहीत',
  'employees.territory.progress': '{all} पैकी {done} सोपवल्या',
  'employees.territory.stays': 'भेटी, झालेल्या बैठका आणि हजेरी {name} यांच्याकडे राहतील. प्रत्येक शेतकरी आणि डीलरच्या इतिहासात एक ओळ राहील.',
  'employees.territory.stop': 'थांबवा',
  'employees.territory.summary': { one: '{count} तालुक्याच्या {total} नोंदी', other: '{count} तालुक्यांच्या {total} नोंदी' },
  'employees.territory.ticked': { one: '{count} पैकी {ticked} तालुका निवडला', other: '{count} पैकी {ticked} तालुके निवडले' },
  'employees.territory.to': '{name} घेतील.',
  'employees.territory.total': 'एकूण',
  'employees.territory.unavailable': 'क्षेत्र सोपवण्यासाठी दुसरा सर्व्हर हवा.',
};
