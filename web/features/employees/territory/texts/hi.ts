/** The texts of handing a territory over, in Hindi. */

export const hi = {
  'employees.territory.all': 'सभी तालुका',
  'employees.territory.choose': 'चुनें कि कौन लेगा।',
  'employees.territory.dealers': 'डीलर',
  'employees.territory.done': { one: '{count} रिकॉर्ड {name} को सौंपा गया।', other: '{count} रिकॉर्ड {name} को सौंपे गए।' },
  'employees.territory.farmers': 'किसान',
  'employees.territory.handOver': '{total} सौंपें',
  'employees.territory.meetings': 'खुली बैठकें',
  'employees.territory.meetingsStay': {
    one: '{count} बैठक वहीं रहेगी, क्योंकि {name} की उसी ग्राहक के साथ एक बैठक है।',
    other: '{count} बैठकें वहीं रहेंगी, क्योंकि {name} की उसी ग्राहक के साथ एक बैठक है।',
  },
  'employees.territory.none': '{name} के पास कोई किसान, डीलर या खुली बैठक नहीं है',
  'employees.territory.progress': '{all} में से {done} सौंपे गए',
  'employees.territory.stays': 'मुलाक़ातें, बीती बैठकें और उपस्थिति {name} के पास रहेंगी। हर किसान और डीलर के इतिहास में एक पंक्ति रहेगी।',
  'employees.territory.stop': 'रोकें',
  'employees.territory.summary': { one: '{count} तालुका के {total} रिकॉर्ड', other: '{count} तालुकाओं के {total} रिकॉर्ड' },
  'employees.territory.ticked': { one: '{count} में से {ticked} तालुका चुना', other: '{count} में से {ticked} तालुका चुने' },
  'employees.territory.to': '{name} लेंगे।',
  'employees.territory.total': 'कुल',
  'employees.territory.unavailable': 'क्षेत्र सौंपने के लिए दूसरा सर्वर चाहिए।',
};
