/** The chosen word of each language for the things that the product names. */

export interface Word {
  english: RegExp;
  /** Beginnings of the forms of the word. */
  hindi: RegExp;
  marathi: RegExp;
}

export const nouns: Readonly<Record<string, Word>> = {
  address: { english: /\baddress(es)?\b/i, hindi: /पत[ाे]/, marathi: /पत्त/ },
  attendance: { english: /\battendance\b/i, hindi: /उपस्थिति/, marathi: /हजेरी/ },
  batch: { english: /\bbatch(es)?\b/i, hindi: /बैच/, marathi: /बॅच/ },
  card: { english: /\bcards?\b/i, hindi: /कार्ड/, marathi: /कार्ड/ },
  date: { english: /\bdate\b/i, hindi: /तारीख/, marathi: /तारीख|तारख/ },
  dayToCheck: { english: /^needs checking$/i, hindi: /^जाँच बाकी$/, marathi: /^तपासणी बाकी$/ },
  dealer: { english: /\bdealers?\b/i, hindi: /डीलर/, marathi: /डीलर/ },
  district: { english: /\bdistricts?\b/i, hindi: /ज़िल/, marathi: /जिल्ह/ },
  employee: { english: /\bemployees?\b/i, hindi: /कर्मचारी/, marathi: /कर्मचारी|कर्मचाऱ्या/ },
  farmer: { english: /\bfarmers?\b/i, hindi: /किसान/, marathi: /शेतकरी|शेतकऱ्या/ },
  id: { english: /\bid\b/i, hindi: /क्रमांक/, marathi: /क्रमांक/ },
  invoice: { english: /\binvoices?\b/i, hindi: /बिल/, marathi: /बिल/ },
  map: { english: /\bmap\b/i, hindi: /नक्श/, marathi: /नकाश/ },
  meeting: { english: /\bmeetings?\b/i, hindi: /बैठक/, marathi: /बैठक/ },
  month: { english: /\bmonths?\b/i, hindi: /महीन/, marathi: /महिन/ },
  password: { english: /\bpasswords?\b/i, hindi: /पासवर्ड/, marathi: /पासवर्ड/ },
  print: { english: /\bprint(ed)?\b/i, hindi: /प्रिंट/, marathi: /प्रिंट/ },
  product: { english: /\bproducts?\b/i, hindi: /उत्पाद/, marathi: /उत्पादन/ },
  profile: { english: /\bprofile\b/i, hindi: /प्रोफ़ाइल/, marathi: /प्रोफाइल/ },
  state: { english: /\bstates?\b/i, hindi: /राज्य/, marathi: /राज्य/ },
  status: { english: /\bstatus\b/i, hindi: /स्थिति/, marathi: /स्थिती/ },
  taluka: { english: /\b(talukas?|tahasil)\b/i, hindi: /तालुक/, marathi: /तालुक/ },
  visit: { english: /\bvisits\b/i, hindi: /मुलाक़ात/, marathi: /भेट/ },
  village: { english: /\bvillages?\b/i, hindi: /गाँव/, marathi: /गाव/ },
};

type TextsByKey = Readonly<Record<string, string>>;

/** Returns the translations without the word whose English text has the noun. */
export const withoutWord = (english: TextsByKey, translated: TextsByKey, { noun, word }: { noun: RegExp; word: RegExp }): readonly string[] =>
  Object.entries(english)
    .filter(([key, text]) => noun.test(text.replaceAll(/\{[\w:]+\}/g, '')) && !word.test(translated[key] ?? ''))
    .map(([key]) => `${key}: ${translated[key]}`);
