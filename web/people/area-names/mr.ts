/** Marathi names of states, districts and the talukas of Maharashtra. */
import { districts, maharashtra, readNames } from './districts.ts';

/** Marathi names of the districts outside Maharashtra: most are derived from Hindi by rules, the others are listed. */
const wordEnd = '(?![\\p{Script=Devanagari}])';

/** Replacements from Hindi to Marathi spelling, in this order: long final vowels, no dots below letters, and different words of direction. */
const rules: readonly (readonly [hindi: string, marathi: string])[] = [
  [`गढ\u093c${wordEnd}`, 'गड'],
  ['ज\u093c', 'झ'],
  ['\u093c', ''],
  [`गांव${wordEnd}`, 'गाव'],
  [`पुर${wordEnd}`, 'पूर'],
  [`ि${wordEnd}`, 'ी'],
  [`ु${wordEnd}`, 'ू'],
  [' और ', ' आणि '],
  ['उत्तर पूर्व', 'ईशान्य'],
  ['उत्तर पश्चिम', 'वायव्य'],
  ['दक्षिण पूर्व', 'आग्नेय'],
  ['दक्षिण पश्चिम', 'नैऋत्य'],
  [' (पूर्व|पश्चिम|उत्तर|दक्षिण)ी ', ' $1 '],
];

const byName = `
North and Middle Andaman उत्तर आणि मध्य अंदमान, South Andaman दक्षिण अंदमान
Dr. B. R. Ambedkar Konaseema डॉ. बी. आर. आंबेडकर कोनसीमा, Visakhapatnam विशाखापट्टणम, YSR Kadapa वायएसआर कडप्पा
Dibang Valley दिबांग व्हॅली, Lower Dibang Valley लोअर दिबांग व्हॅली, Lower Siang लोअर सियांग, Lower Subansiri लोअर सुबनसिरी, Upper Siang अप्पर सियांग, Upper Subansiri अप्पर सुबनसिरी
Dibrugarh दिब्रुगड, Goalpara गोलपाडा
Patna पाटणा
Baloda Bazar बलौदा बाजार, Bijapur बिजापूर
Daman दमण
New Delhi नवी दिल्ली
Chhota Udaipur छोटा उदेपूर, Junagadh जुनागड, Mahisagar महीसागर, Panchmahal पंचमहाल, Surat सुरत
Karnal कर्नाल, Nuh नूह, Panchkula पंचकुला, Panipat पानिपत, Sonipat सोनिपत
Lahaul and Spiti लाहौल आणि स्पिती, Una उना
Baramulla बारामुल्ला, Poonch पूंछ, Shopian शोपियान
Koderma कोडर्मा, Sahibganj साहेबगंज, Seraikela Kharsawan सरायकेला खरसावा
Ballari बळ्ळारी, Belagavi बेळगावी, Bengaluru Rural बंगळुरू ग्रामीण, Bengaluru South बंगळुरू दक्षिण, Bengaluru Urban बंगळुरू शहर, Bidar बिदर, Chikkaballapura चिक्कबळ्ळापूर, Chikkamagaluru चिक्कमगळुरू, Mysuru म्हैसूर
Alappuzha आलप्पुळा, Kozhikode कोळिकोड
Burhanpur बऱ्हाणपूर, Dindori डिंडोरी, Gwalior ग्वाल्हेर, Indore इंदूर
Imphal East इंफाळ पूर्व, Imphal West इंफाळ पश्चिम
Aizawl ऐझॉल
Dimapur दिमापूर, Niuland निउलँड
Balasore बालासोर
Karaikal कारैकल
Bathinda भटिंडा, Gurdaspur गुरुदासपूर, Sahibzada Ajit Singh Nagar साहिबजादा अजितसिंह नगर, Shahid Bhagat Singh Nagar शहीद भगतसिंह नगर
Baran बारान, Bhilwara भिलवाडा, Bikaner बिकानेर, Bundi बुंदी, Chittorgarh चित्तोडगड, Churu चुरू, Dungarpur डुंगरपूर, Jhunjhunu झुंझुनू, Sikar सिकर
Coimbatore कोइंबतूर, Dindigul दिंडीगुल, Madurai मदुराई, Nilgiris निलगिरी, Ranipet राणीपेट, Thanjavur तंजावर
Agra आग्रा, Ambedkar Nagar आंबेडकर नगर, Farrukhabad फरुखाबाद, Jhansi झाशी, Lucknow लखनौ, Pilibhit पिलीभीत, Shahjahanpur शाहजहानपूर
Dehradun डेहराडून, Udham Singh Nagar उधमसिंह नगर
Alipurduar अलीपूरद्वार, Hooghly हुगळी, Malda माल्दा, North 24 Parganas उत्तर 24 परगणा, South 24 Parganas दक्षिण 24 परगणा
`;

const byRule = rules.reduce((table, [hindi, marathi]) => table.replaceAll(new RegExp(hindi, 'gu'), marathi), districts);

const districtsInMarathi = { ...readNames(byRule), ...readNames(byName) };

const states = `
Andaman and Nicobar Islands अंदमान आणि निकोबार बेटे, Andhra Pradesh आंध्र प्रदेश, Arunachal Pradesh अरुणाचल प्रदेश, Assam आसाम, Bihar बिहार, Chandigarh चंदीगड
Chhattisgarh छत्तीसगड, Dadra and Nagar Haveli and Daman and Diu दादरा आणि नगर हवेली आणि दमण आणि दीव, Delhi दिल्ली, Goa गोवा, Gujarat गुजरात, Haryana हरियाणा
Himachal Pradesh हिमाचल प्रदेश, Jammu and Kashmir जम्मू आणि काश्मीर, Jharkhand झारखंड, Karnataka कर्नाटक, Kerala केरळ, Ladakh लडाख, Lakshadweep लक्षद्वीप
Madhya Pradesh मध्य प्रदेश, Maharashtra महाराष्ट्र, Manipur मणिपूर, Meghalaya मेघालय, Mizoram मिझोराम, Nagaland नागालँड, Odisha ओडिशा, Puducherry पुदुच्चेरी
Punjab पंजाब, Rajasthan राजस्थान, Sikkim सिक्कीम, Tamil Nadu तामिळनाडू, Telangana तेलंगणा, Tripura त्रिपुरा, Uttar Pradesh उत्तर प्रदेश, Uttarakhand उत्तराखंड
West Bengal पश्चिम बंगाल
`;

export const mr = { ...readNames(states), ...districtsInMarathi, ...readNames(maharashtra) };
