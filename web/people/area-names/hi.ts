/** Hindi names of states, districts and the talukas of Maharashtra. */
import { districts, maharashtra, readNames } from './districts.ts';

const states = `
Andaman and Nicobar Islands अंडमान और निकोबार द्वीपसमूह, Andhra Pradesh आंध्र प्रदेश, Arunachal Pradesh अरुणाचल प्रदेश, Assam असम, Bihar बिहार, Chandigarh चंडीगढ़
Chhattisgarh छत्तीसगढ़, Dadra and Nagar Haveli and Daman and Diu दादरा और नगर हवेली और दमन और दीव, Delhi दिल्ली, Goa गोवा, Gujarat गुजरात, Haryana हरियाणा
Himachal Pradesh हिमाचल प्रदेश, Jammu and Kashmir जम्मू और कश्मीर, Jharkhand झारखंड, Karnataka कर्नाटक, Kerala केरल, Ladakh लद्दाख, Lakshadweep लक्षद्वीप
Madhya Pradesh मध्य प्रदेश, Maharashtra महाराष्ट्र, Manipur मणिपुर, Meghalaya मेघालय, Mizoram मिज़ोरम, Nagaland नागालैंड, Odisha ओडिशा, Puducherry पुदुचेरी
Punjab पंजाब, Rajasthan राजस्थान, Sikkim सिक्किम, Tamil Nadu तमिलनाडु, Telangana तेलंगाना, Tripura त्रिपुरा, Uttar Pradesh उत्तर प्रदेश, Uttarakhand उत्तराखंड
West Bengal पश्चिम बंगाल
`;

/** Hindi has no ळ, and shortens the -पूर of Marathi. */
export const hi = { ...readNames(states), ...readNames(districts), ...readNames(maharashtra.replaceAll('ळ', 'ल').replaceAll('पूर', 'पुर')) };
