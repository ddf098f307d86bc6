/**
 * Marathi names of the districts of Maharashtra with their talukas, one line per district, each after its name in the API.
 * A taluka whose Marathi spelling differs from that of a district with the same English name is listed with its district: `Nashik/Dindori`.
 */
export const maharashtra = `
Ahilyanagar अहिल्यानगर, Akole अकोले, Jamkhed जामखेड, Karjat कर्जत, Kopargaon कोपरगाव, Nagar नगर, Nevasa नेवासा, Parner पारनेर, Pathardi पाथर्डी, Rahata राहाता, Rahuri राहुरी, Sangamner संगमनेर, Shevgaon शेवगाव, Shrigonda श्रीगोंदा, Shrirampur श्रीरामपूर
Akola अकोला, Akot अकोट, Balapur बाळापूर, Barshitakli बार्शीटाकळी, Murtizapur मूर्तिजापूर, Patur पातूर, Telhara तेल्हारा
Amravati अमरावती, Achalpur अचलपूर, Anjangaon Surji अंजनगाव सुर्जी, Bhatkuli भातकुली, Chandur Railway चांदूर रेल्वे, Chandurbazar चांदूरबाजार, Chikhaldara चिखलदरा, Daryapur दर्यापूर, Dhamangaon Railway धामणगाव रेल्वे, Dharni धारणी, Morshi मोर्शी, Nandgaon Khandeshwar नांदगाव खंडेश्वर, Teosa तिवसा, Warud वरुड
Beed बीड, Ambajogai अंबाजोगाई, Ashti आष्टी, Dharur धारूर, Georai गेवराई, Kaij केज, Majalgaon माजलगाव, Parli परळी, Patoda पाटोदा, Shirur Kasar शिरूर कासार, Wadwani वडवणी
Bhandara भंडारा, Lakhandur लाखांदूर, Lakhani लाखनी, Mohadi मोहाडी, Pauni पवनी, Sakoli साकोली, Tumsar तुमसर
Buldhana बुलढाणा, Chikhli चिखली, Deulgaon Raja देऊळगाव राजा, Jalgaon Jamod जळगाव जामोद, Khamgaon खामगाव, Lonar लोणार, Malkapur मलकापूर, Mehkar मेहकर, Motala मोताळा, Nandura नांदुरा, Sangrampur संग्रामपूर, Shegaon शेगाव, Sindkhed Raja सिंदखेड राजा
Chandrapur चंद्रपूर, Ballarpur बल्लारपूर, Bhadravati भद्रावती, Brahmapuri ब्रह्मपुरी, Chimur चिमूर, Gondpipri गोंडपिपरी, Jiwati जिवती, Korpana कोरपना, Mul मूल, Nagbhid नागभीड, Pombhurna पोंभुर्णा, Rajura राजुरा, Sawali सावली, Sindewahi सिंदेवाही, Warora वरोरा
Chhatrapati Sambhajinagar छत्रपती संभाजीनगर, Gangapur गंगापूर, Kannad कन्नड, Khuldabad खुलताबाद, Paithan पैठण, Phulambri फुलंब्री, Sillod सिल्लोड, Soegaon सोयगाव, Vaijapur वैजापूर
Dharashiv धाराशिव, Bhum भूम, Kalamb कळंब, Lohara लोहारा, Paranda परांडा, Tuljapur तुळजापूर, Umarga उमरगा, Washi वाशी
Dhule धुळे, Sakri साक्री, Shindkheda शिंदखेडा, Shirpur शिरपूर
Gadchiroli गडचिरोली, Aheri अहेरी, Armori आरमोरी, Bhamragad भामरागड, Chamorshi चामोर्शी, Desaiganj देसाईगंज, Dhanora धानोरा, Etapalli एटापल्ली, Korchi कोरची, Kurkheda कुरखेडा, Mulchera मुलचेरा, Sironcha सिरोंचा
Gondia गोंदिया, Amgaon आमगाव, Arjuni Morgaon अर्जुनी मोरगाव, Deori देवरी, Goregaon गोरेगाव, Sadak Arjuni सडक अर्जुनी, Salekasa सालेकसा, Tirora तिरोडा
Hingoli हिंगोली, Aundha Nagnath औंढा नागनाथ, Basmat वसमत, Kalamnuri कळमनुरी, Sengaon सेनगाव
Jalgaon जळगाव, Amalner अमळनेर, Bhadgaon भडगाव, Bhusawal भुसावळ, Bodwad बोदवड, Chalisgaon चाळीसगाव, Chopda चोपडा, Dharangaon धरणगाव, Erandol एरंडोल, Jamner जामनेर, Muktainagar मुक्ताईनगर, Pachora पाचोरा, Parola पारोळा, Raver रावेर, Yawal यावल
Jalna जालना, Ambad अंबड, Badnapur बदनापूर, Bhokardan भोकरदन, Ghansawangi घनसावंगी, Jafrabad जाफराबाद, Mantha मंठा, Partur परतूर
Kolhapur कोल्हापूर, Ajra आजरा, Bhudargad भुदरगड, Chandgad चंदगड, Gadhinglaj गडहिंग्लज, Gaganbawada गगनबावडा, Hatkanangale हातकणंगले, Kagal कागल, Karvir करवीर, Panhala पन्हाळा, Radhanagari राधानगरी, Shahuwadi शाहूवाडी, Shirol शिरोळ
Latur लातूर, Ahmadpur अहमदपूर, Ausa औसा, Chakur चाकूर, Deoni देवणी, Jalkot जळकोट, Nilanga निलंगा, Renapur रेणापूर, Shirur Anantpal शिरूर अनंतपाळ, Udgir उदगीर
Mumbai City मुंबई शहर
Mumbai Suburban मुंबई उपनगर, Andheri अंधेरी, Borivali बोरिवली, Kurla कुर्ला
Nagpur नागपूर, Bhiwapur भिवापूर, Hingna हिंगणा, Kalameshwar कळमेश्वर, Kamptee कामठी, Katol काटोल, Kuhi कुही, Mauda मौदा, Nagpur Rural नागपूर ग्रामीण, Nagpur Urban नागपूर शहर, Narkhed नरखेड, Parseoni पारशिवनी, Ramtek रामटेक, Savner सावनेर, Umred उमरेड
Nanded नांदेड, Ardhapur अर्धापूर, Bhokar भोकर, Biloli बिलोली, Deglur देगलूर, Dharmabad धर्माबाद, Hadgaon हदगाव, Himayatnagar हिमायतनगर, Kandhar कंधार, Kinwat किनवट, Loha लोहा, Mahur माहूर, Mudkhed मुदखेड, Mukhed मुखेड, Naigaon नायगाव, Umri उमरी
Nandurbar नंदुरबार, Akkalkuwa अक्कलकुवा, Akrani अक्राणी, Navapur नवापूर, Shahada शहादा, Taloda तळोदा
Nashik नाशिक, Baglan बागलाण, Chandwad चांदवड, Deola देवळा, Nashik/Dindori दिंडोरी, Igatpuri इगतपुरी, Kalwan कळवण, Malegaon मालेगाव, Nandgaon नांदगाव, Niphad निफाड, Peth पेठ, Sinnar सिन्नर, Surgana सुरगाणा, Trimbakeshwar त्र्यंबकेश्वर, Yeola येवला
Palghar पालघर, Dahanu डहाणू, Jawhar जव्हार, Mokhada मोखाडा, Talasari तलासरी, Vasai वसई, Vikramgad विक्रमगड, Wada वाडा
Parbhani परभणी, Gangakhed गंगाखेड, Jintur जिंतूर, Manwath मानवत, Palam पालम, Pathri पाथरी, Purna पूर्णा, Selu सेलू, Sonpeth सोनपेठ
Pune पुणे, Ambegaon आंबेगाव, Baramati बारामती, Bhor भोर, Daund दौंड, Haveli हवेली, Indapur इंदापूर, Junnar जुन्नर, Khed खेड, Maval मावळ, Mulshi मुळशी, Pune City पुणे शहर, Purandar पुरंदर, Rajgad राजगड, Shirur शिरूर
Raigad रायगड, Alibag अलिबाग, Khalapur खालापूर, Mahad महाड, Mangaon माणगाव, Mhasala म्हसळा, Murud मुरुड, Panvel पनवेल, Pen पेण, Poladpur पोलादपूर, Roha रोहा, Shrivardhan श्रीवर्धन, Sudhagad सुधागड, Tala तळा, Uran उरण
Ratnagiri रत्नागिरी, Chiplun चिपळूण, Dapoli दापोली, Guhagar गुहागर, Lanja लांजा, Mandangad मंडणगड, Rajapur राजापूर, Sangameshwar संगमेश्वर
Sangli सांगली, Atpadi आटपाडी, Jat जत, Kadegaon कडेगाव, Kavathe Mahankal कवठे महांकाळ, Khanapur खानापूर, Miraj मिरज, Palus पलूस, Shirala शिराळा, Tasgaon तासगाव, Walwa वाळवा
Satara सातारा, Jaoli जावळी, Karad कराड, Khandala खंडाळा, Khatav खटाव, Koregaon कोरेगाव, Mahabaleshwar महाबळेश्वर, Man माण, Patan पाटण, Phaltan फलटण, Wai वाई
Sindhudurg सिंधुदुर्ग, Devgad देवगड, Dodamarg दोडामार्ग, Kankavli कणकवली, Kudal कुडाळ, Malvan मालवण, Sawantwadi सावंतवाडी, Vaibhavwadi वैभववाडी, Vengurla वेंगुर्ला
Solapur सोलापूर, Akkalkot अक्कलकोट, Barshi बार्शी, Karmala करमाळा, Madha माढा, Malshiras माळशिरस, Mangalvedha मंगळवेढा, Mohol मोहोळ, North Solapur उत्तर सोलापूर, Pandharpur पंढरपूर, Sangola सांगोला, South Solapur दक्षिण सोलापूर
Thane ठाणे, Ambernath अंबरनाथ, Bhiwandi भिवंडी, Kalyan कल्याण, Murbad मुरबाड, Shahapur शहापूर, Ulhasnagar उल्हासनगर
Wardha वर्धा, Arvi आर्वी, Deoli देवळी, Hinganghat हिंगणघाट, Karanja कारंजा, Samudrapur समुद्रपूर, Seloo सेलू
Washim वाशीम, Mangrulpir मंगरूळपीर, Manora मानोरा, Risod रिसोड
Yavatmal यवतमाळ, Arni आर्णी, Babulgaon बाभूळगाव, Darwha दारव्हा, Digras दिग्रस, Ghatanji घाटंजी, Kelapur केळापूर, Mahagaon महागाव, Maregaon मारेगाव, Ner नेर, Pusad पुसद, Ralegaon राळेगाव, Umarkhed उमरखेड, Wani वणी, Zari Jamni झरी जामणी
`;
