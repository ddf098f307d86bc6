/** Places of the demo data: towns along real roads of Maharashtra, with their crops. Sources of the coordinates: GeoNames (CC BY 4.0) and the map. */

/** Main crops by region. */
export type Region = 'grape' | 'banana' | 'cotton' | 'orange' | 'soybean' | 'pomegranate' | 'sugarcane' | 'coast';

export interface Town {
  readonly name: string;
  readonly taluka: string;
  readonly district: string;
  readonly latitude: number;
  readonly longitude: number;
  /** First four of the six digits of nearby PIN codes. */
  readonly pinPrefix: string;
  readonly region: Region;
}

/** A place near a town, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const table = `
Pune|Pune City|Pune|18.520|73.855|4110|sugarcane
Chakan|Khed|Pune|18.761|73.864|4105|sugarcane
Rajgurunagar|Khed|Pune|18.867|73.900|4105|sugarcane
Manchar|Ambegaon|Pune|19.004|73.943|4105|sugarcane
Narayangaon|Junnar|Pune|19.117|73.976|4105|grape
Alephata|Junnar|Pune|19.182|74.097|4124|grape
Ghargaon|Sangamner|Ahilyanagar|19.336|74.164|4226|grape
Sangamner|Sangamner|Ahilyanagar|19.568|74.212|4226|grape
Sinnar|Sinnar|Nashik|19.845|73.999|4221|grape
Nashik|Nashik|Nashik|19.997|73.791|4220|grape
Wagholi|Haveli|Pune|18.580|73.983|4122|sugarcane
Shikrapur|Shirur|Pune|18.694|74.139|4122|sugarcane
Ranjangaon|Shirur|Pune|18.756|74.242|4122|sugarcane
Shirur|Shirur|Pune|18.827|74.376|4122|sugarcane
Supa|Parner|Ahilyanagar|18.965|74.543|4143|pomegranate
Ahilyanagar|Nagar|Ahilyanagar|19.095|74.738|4140|sugarcane
Rahuri|Rahuri|Ahilyanagar|19.391|74.650|4137|sugarcane
Shirdi|Rahata|Ahilyanagar|19.766|74.477|4231|sugarcane
Kopargaon|Kopargaon|Ahilyanagar|19.882|74.476|4236|sugarcane
Yeola|Yeola|Nashik|20.042|74.489|4234|grape
Manmad|Nandgaon|Nashik|20.253|74.438|4231|grape
Malegaon|Malegaon|Nashik|20.550|74.535|4232|pomegranate
Khed Shivapur|Haveli|Pune|18.338|73.847|4122|sugarcane
Shirwal|Khandala|Satara|18.151|73.978|4128|sugarcane
Satara|Satara|Satara|17.686|73.993|4150|sugarcane
Umbraj|Karad|Satara|17.404|74.097|4151|sugarcane
Karad|Karad|Satara|17.289|74.182|4151|sugarcane
Islampur|Walwa|Sangli|17.044|74.264|4154|sugarcane
Kolhapur|Karvir|Kolhapur|16.696|74.232|4160|sugarcane
Kagal|Kagal|Kolhapur|16.577|74.315|4162|sugarcane
Saswad|Purandar|Pune|18.344|74.031|4123|pomegranate
Jejuri|Purandar|Pune|18.277|74.160|4123|pomegranate
Phaltan|Phaltan|Satara|17.991|74.432|4155|sugarcane
Natepute|Malshiras|Solapur|17.910|74.757|4131|sugarcane
Malshiras|Malshiras|Solapur|17.863|74.910|4131|sugarcane
Pandharpur|Pandharpur|Solapur|17.679|75.331|4133|pomegranate
Daund|Daund|Pune|18.465|74.584|4138|sugarcane
Baramati|Baramati|Pune|18.152|74.578|4131|sugarcane
Kalas|Indapur|Pune|18.172|74.790|4131|sugarcane
Bhigwan|Indapur|Pune|18.301|74.767|4131|sugarcane
Indapur|Indapur|Pune|18.116|75.023|4131|sugarcane
Jalgaon|Jalgaon|Jalgaon|21.003|75.566|4250|banana
Bhusawal|Bhusawal|Jalgaon|21.044|75.785|4252|banana
Varangaon|Bhusawal|Jalgaon|21.018|75.910|4253|banana
Malkapur|Malkapur|Buldhana|20.886|76.199|4431|cotton
Nandura|Nandura|Buldhana|20.834|76.459|4434|cotton
Khamgaon|Khamgaon|Buldhana|20.707|76.568|4443|cotton
Balapur|Balapur|Akola|20.666|76.774|4443|cotton
Akola|Akola|Akola|20.710|76.998|4440|cotton
Murtizapur|Murtizapur|Akola|20.733|77.367|4441|cotton
Amravati|Amravati|Amravati|20.933|77.750|4446|cotton
Patur|Patur|Akola|20.461|76.937|4445|soybean
Washim|Washim|Washim|20.111|77.133|4445|soybean
Hingoli|Hingoli|Hingoli|19.715|77.142|4315|soybean
Kalamnuri|Kalamnuri|Hingoli|19.674|77.311|4317|soybean
Ausa|Ausa|Latur|18.250|76.499|4135|soybean
Latur|Latur|Latur|18.397|76.568|4135|soybean
Chakur|Chakur|Latur|18.513|76.876|4135|soybean
Ahmadpur|Ahmadpur|Latur|18.706|76.937|4135|soybean
Loha|Loha|Nanded|18.957|77.119|4317|soybean
Nanded|Nanded|Nanded|19.160|77.315|4316|soybean
Ozar|Niphad|Nashik|20.095|73.928|4222|grape
Pimpalgaon Baswant|Niphad|Nashik|20.166|73.985|4222|grape
Lasalgaon|Niphad|Nashik|20.143|74.239|4223|grape
Sangli|Miraj|Sangli|16.854|74.564|4164|grape
Tasgaon|Tasgaon|Sangli|17.037|74.602|4163|grape
Vita|Khanapur|Sangli|17.273|74.538|4153|grape
Ratnagiri|Ratnagiri|Ratnagiri|16.990|73.312|4156|coast
Sangameshwar|Sangameshwar|Ratnagiri|17.186|73.553|4156|coast
Sawarde|Chiplun|Ratnagiri|17.394|73.523|4156|coast
Chiplun|Chiplun|Ratnagiri|17.533|73.515|4156|coast
Nagpur|Nagpur Urban|Nagpur|21.146|79.088|4400|orange
Kalameshwar|Kalameshwar|Nagpur|21.233|78.917|4415|orange
Katol|Katol|Nagpur|21.273|78.586|4413|orange
Warud|Warud|Amravati|21.472|78.270|4449|orange
Chhatrapati Sambhajinagar|Chhatrapati Sambhajinagar|Chhatrapati Sambhajinagar|19.877|75.343|4310|cotton
Badnapur|Badnapur|Jalna|19.865|75.727|4312|cotton
Jalna|Jalna|Jalna|19.841|75.886|4312|cotton
Solapur|North Solapur|Solapur|17.660|75.906|4130|pomegranate
Mohol|Mohol|Solapur|17.812|75.646|4132|pomegranate
Mangalvedha|Mangalvedha|Solapur|17.509|75.452|4133|pomegranate
`;

const regions: readonly Region[] = ['grape', 'banana', 'cotton', 'orange', 'soybean', 'pomegranate', 'sugarcane', 'coast'];

function readTown(line: string): Town {
  const [name = '', taluka = '', district = '', latitude, longitude, pinPrefix = '', crop] = line.split('|');
  const region = regions.find((candidate) => candidate === crop);
  if (region === undefined) throw new Error(`No region: ${line}`);
  return { name, taluka, district, latitude: Number(latitude), longitude: Number(longitude), pinPrefix, region };
}

export const towns: readonly Town[] = table.trim().split('\n').map(readTown);

/** @throws Error when the table has no town with this name */
export function town(name: string): Town {
  const found = towns.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`No town: ${name}`);
  return found;
}

/** Roads on which staff travel, as sequences of towns. */
export const roads: readonly (readonly Town[])[] = [
  'Pune, Chakan, Rajgurunagar, Manchar, Narayangaon, Alephata, Ghargaon, Sangamner, Sinnar, Nashik',
  'Pune, Wagholi, Shikrapur, Ranjangaon, Shirur, Supa, Ahilyanagar',
  'Ahilyanagar, Rahuri, Shirdi, Kopargaon, Yeola, Manmad, Malegaon',
  'Pune, Khed Shivapur, Shirwal, Satara, Umbraj, Karad, Islampur, Kolhapur, Kagal',
  'Pune, Saswad, Jejuri, Phaltan, Natepute, Malshiras, Pandharpur',
  'Daund, Baramati, Kalas, Bhigwan, Indapur',
  'Jalgaon, Bhusawal, Varangaon, Malkapur, Nandura, Khamgaon, Balapur, Akola, Murtizapur, Amravati',
  'Akola, Patur, Washim, Hingoli, Kalamnuri',
  'Ausa, Latur, Chakur, Ahmadpur, Loha, Nanded',
  'Nashik, Ozar, Pimpalgaon Baswant, Lasalgaon, Yeola',
  'Sangli, Tasgaon, Vita',
  'Ratnagiri, Sangameshwar, Sawarde, Chiplun',
  'Nagpur, Kalameshwar, Katol, Warud',
  'Chhatrapati Sambhajinagar, Badnapur, Jalna',
  'Solapur, Mohol, Pandharpur, Mangalvedha',
].map((names) => names.split(', ').map(town));

/** Village names that are common throughout the state. */
export const villages = [
  ...['Pimpalgaon', 'Wadgaon', 'Khandala', 'Nimgaon', 'Takli', 'Borgaon', 'Shirasgaon', 'Dahigaon', 'Umbargaon', 'Chinchpur', 'Kolgaon', 'Belapur'],
  ...['Hivare', 'Rajapur', 'Sonegaon', 'Malegaon', 'Jamgaon', 'Deulgaon', 'Karanjgaon', 'Babhulgaon', 'Loni', 'Pathare', 'Savargaon', 'Waghoda'],
  ...['Ambegaon', 'Kasari', 'Mandavgaon', 'Palaskheda', 'Shelgaon', 'Tandulwadi'],
] as const;

/** Crops of a region, the main one first. */
export const crops: Readonly<Record<Region, readonly [string, string, string]>> = {
  grape: ['Grape', 'Onion', 'Tomato'],
  banana: ['Banana', 'Cotton', 'Maize'],
  cotton: ['Cotton', 'Soybean', 'Tur'],
  orange: ['Orange', 'Cotton', 'Soybean'],
  soybean: ['Soybean', 'Tur', 'Gram'],
  pomegranate: ['Pomegranate', 'Jowar', 'Onion'],
  sugarcane: ['Sugarcane', 'Wheat', 'Onion'],
  coast: ['Paddy', 'Mango', 'Cashew'],
};
