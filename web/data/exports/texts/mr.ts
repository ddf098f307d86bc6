/** The texts of exports, in Marathi. */

export const mr = {
  'export.all': 'सर्व ओळी',
  'export.beyond': 'हे फिल्टर फाइलला लागू होत नाहीत: {filters}.',
  'export.days': '{from} ते {until}',
  'export.format': 'फाइलचा प्रकार',
  'export.from': '{from} पासून',
  'export.notFound': 'नोंदी सापडल्या नाहीत',
  'export.rows': 'फाइलमध्ये असेल: {what}.',
  'export.until': '{until} पर्यंत',
};
