/** Given names and surnames of Maharashtra, in Latin letters and in Devanagari. */

export interface Name {
  readonly latin: string;
  readonly devanagari: string;
}

function names(text: string): readonly Name[] {
  return text
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => {
      const [latin = '', devanagari = ''] = pair.split(' ');
      return { latin, devanagari };
    });
}

export const menNames = names(`
  Ganesh गणेश, Prakash प्रकाश, Santosh संतोष, Amol अमोल, Nilesh निलेश, Sanjay संजय, Rajendra राजेंद्र, Vijay विजय, Anil अनिल, Sunil सुनील,
  Balasaheb बाळासाहेब, Tukaram तुकाराम, Dnyaneshwar ज्ञानेश्वर, Namdev नामदेव, Eknath एकनाथ, Pandurang पांडुरंग, Vitthal विठ्ठल, Vilas विलास, Shankar शंकर, Maruti मारुती,
  Bhausaheb भाऊसाहेब, Dattatray दत्तात्रय, Shivaji शिवाजी, Sambhaji संभाजी, Tanaji तानाजी, Kisan किसन, Laxman लक्ष्मण, Ramdas रामदास, Suresh सुरेश, Ramesh रमेश,
  Mahesh महेश, Dinesh दिनेश, Rahul राहुल, Sachin सचिन, Sagar सागर, Swapnil स्वप्निल, Vikas विकास, Kiran किरण, Deepak दीपक, Ashok अशोक,
  Bhimrao भीमराव, Gorakh गोरख, Hanumant हनुमंत, Jalindar जालिंदर, Kailas कैलास, Machhindra मच्छिंद्र, Nana नाना, Popat पोपट, Raosaheb रावसाहेब, Sopan सोपान,
  Uttam उत्तम, Vasant वसंत, Yashwant यशवंत, Arjun अर्जुन, Bapu बापू, Chandrakant चंद्रकांत, Digambar दिगंबर, Govind गोविंद, Imran इम्रान, Salim सलीम
`);

export const womenNames = names(`
  Sunita सुनीता, Rohini रोहिणी, Vaishali वैशाली, Manisha मनीषा, Lata लता, Asha आशा, Usha उषा, Mangal मंगल, Shobha शोभा, Kavita कविता,
  Savita सविता, Sangita संगीता, Anita अनिता, Nanda नंदा, Vandana वंदना, Rekha रेखा, Pushpa पुष्पा, Kamal कमल, Indubai इंदुबाई, Laxmi लक्ष्मी,
  Suman सुमन, Kusum कुसुम, Shakuntala शकुंतला, Parvati पार्वती, Yamuna यमुना, Ganga गंगा, Sindhu सिंधू, Jayshree जयश्री, Archana अर्चना, Swati स्वाती,
  Pooja पूजा, Priyanka प्रियांका, Snehal स्नेहल, Ashwini अश्विनी, Deepali दीपाली, Rupali रूपाली, Sarika सारिका, Varsha वर्षा, Jyoti ज्योती, Meena मीना,
  Alka अलका, Bharati भारती, Chhaya छाया, Durga दुर्गा, Gita गीता, Hirabai हिराबाई, Jaya जया, Kalpana कल्पना, Madhuri माधुरी, Nirmala निर्मला,
  Padma पद्मा, Ratna रत्ना, Sheela शीला, Tarabai ताराबाई, Ujwala उज्ज्वला, Vimal विमल, Yogita योगिता, Shabana शबाना, Tejaswini तेजस्विनी, Radha राधा
`);

export const surnames = names(`
  Patil पाटील, Jadhav जाधव, Shinde शिंदे, Pawar पवार, Deshmukh देशमुख, Kale काळे, Bhosale भोसले, More मोरे, Gaikwad गायकवाड, Chavan चव्हाण,
  Salunkhe साळुंखे, Nikam निकम, Boraste बोरस्ते, Aher आहेर, Gavit गावित, Thakare ठाकरे, Rathod राठोड, Shaikh शेख, Kulkarni कुलकर्णी, Wagh वाघ,
  Kadam कदम, Mane माने, Sawant सावंत, Gore गोरे, Kokate कोकाटे, Dhage ढगे, Ghuge घुगे, Munde मुंडे, Jagtap जगताप, Kamble कांबळे,
  Lokhande लोखंडे, Mahajan महाजन, Naik नाईक, Ovhal ओव्हाळ, Phadtare फडतरे, Raut राऊत, Sonawane सोनवणे, Tambe तांबे, Ugale उगले, Vaidya वैद्य,
  Wankhede वानखेडे, Yadav यादव, Zade झाडे, Barde बर्डे, Choudhari चौधरी, Dighe दिघे, Gite गीते, Hande हांडे, Ingle इंगळे, Jagdale जगदाळे,
  Khandare खंदारे, Londhe लोंढे, Mhaske म्हस्के, Nagare नागरे, Pansare पानसरे, Randive रणदिवे, Sapkal सपकाळ, Tayade तायडे, Wayal वायाळ, Bagal बागल
`);

/** Unusual names for testing assumptions: one word, sixty characters, an apostrophe. */
export const unusualNames = [
  { firstName: 'Sopandev', lastName: '', latin: 'sopandev' },
  { firstName: 'Ravindranath Chandrashekharrao', lastName: 'Ghorpade-Suryawanshi Nimbalkar', latin: 'ravindranath.ghorpade' },
  { firstName: "Anthony D'Mello", lastName: "D'Souza", latin: 'anthony.dsouza' },
] as const;
