/** Marathi names of states, districts and the talukas of Maharashtra. */
import { maharashtra, readNames } from './districts.ts';
import { districtsInMarathi } from './districts-marathi.ts';

const states = `
Andaman and Nicobar Islands अंदमान आणि निकोबार बेटे, Andhra Pradesh आंध्र प्रदेश, Arunachal Pradesh अरुणाचल प्रदेश, Assam आसाम, Bihar बिहार, Chandigarh चंदीगड
Chhattisgarh छत्तीसगड, Dadra and Nagar Haveli and Daman and Diu दादरा आणि नगर हवेली आणि दमण आणि दीव, Delhi दिल्ली, Goa गोवा, Gujarat गुजरात, Haryana हरियाणा
Himachal Pradesh हिमाचल प्रदेश, Jammu and Kashmir जम्मू आणि काश्मीर, Jharkhand झारखंड, Karnataka कर्नाटक, Kerala केरळ, Ladakh लडाख, Lakshadweep लक्षद्वीप
Madhya Pradesh मध्य प्रदेश, Maharashtra महाराष्ट्र, Manipur मणिपूर, Meghalaya मेघालय, Mizoram मिझोराम, Nagaland नागालँड, Odisha ओडिशा, Puducherry पुदुच्चेरी
Punjab पंजाब, Rajasthan राजस्थान, Sikkim सिक्कीम, Tamil Nadu तामिळनाडू, Telangana तेलंगणा, Tripura त्रिपुरा, Uttar Pradesh उत्तर प्रदेश, Uttarakhand उत्तराखंड
West Bengal पश्चिम बंगाल
`;

export const mr = { ...readNames(states), ...districtsInMarathi, ...readNames(maharashtra) };
