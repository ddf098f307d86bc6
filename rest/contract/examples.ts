/** Examples for the OpenAPI document. A field has the same name and one example in all calls. */
import { type TSchema, Type } from 'typebox';
import { sentence } from './sentences.ts';

export const exampleMessage = sentence('CUSTOMER_REGISTERED', { name: 'Tanaji Chavan' });

const values: Readonly<Record<string, string | number>> = {
  actorName: 'Asha Patil',
  address: 'At post Pimpalgaon, Niphad',
  code: '7KQ2M9X4TB1HVZ3D',
  correctedBy: 'Asha Patil',
  crops: '[{"name":"Onion","value":"2 acres"}]',
  dayCounts: '14,30',
  dealer: 'Sahyadri',
  dealerMobile: '9822012345',
  dealerName: 'Sahyadri Krushi Kendra',
  dealerIds: '17,18',
  dealerdata: '[{"name":"Shop","value":"Sahyadri Krushi Kendra"}]',
  district: 'Nashik',
  email: 'tanaji.chavan@example.in',
  endLat: 20.0063,
  endLng: 73.791,
  expiryInMonths: 24,
  farmerIds: '17,18',
  field: 'phoneNumber',
  firstName: 'Tanaji',
  ids: '17,18',
  language: 'Marathi',
  lastName: 'Chavan',
  lat: 20.0059,
  latinName: 'Tanaji Chavan',
  latitude: 18.5204,
  lng: 73.7897,
  longitude: 73.8567,
  meetingPictures: 'meeting-17.jpg',
  message: exampleMessage.message,
  middleName: 'Ramesh',
  mobile: '9822012345',
  mobileNumber: '9822012345',
  month: 11,
  name: 'Tanaji Chavan',
  olderThan: '17',
  order: 'OLDEST',
  packageSize: '1 kg',
  pageSize: 10,
  phoneNumber: '9822012345',
  pinCode: '422209',
  points: 50,
  productName: 'Humic Gold',
  profilePicture: 'farmer-17.jpg',
  purpose: 'Show the new seed',
  qrCodeId: '7KQ2M9X4TB1HVZ3D',
  qrCodeQuantity: 5,
  quantity: 5,
  reason: 'The phone was out of power',
  role: 'user',
  roles: 'user',
  scanedBy: 'Asha Patil',
  searchText: 'chavan',
  searchType: 'CURRENT_WEEK',
  startLat: 20.0059,
  startLng: 73.7897,
  state: 'Maharashtra',
  street: '12, Main Road',
  tahasil: 'Niphad',
  taluka: 'Niphad',
  time: '09:05',
  transactionType: 'CREDIT',
  username: 'tanaji',
  types: 'FARMER,DEALER',
  variantName: '1 kg',
  village: 'Pimpalgaon',
  warehouse: 'Nashik',
  whatsAppMobile: '9822012345',
  workDuration: '08:30',
  year: 2026,
};

/**
 * Returns an example of a schema with all fields set.
 * @param field name of the field that the schema describes
 */
export function exampleOf(schema: TSchema, field = ''): unknown {
  if ('examples' in schema && Array.isArray(schema.examples)) return schema.examples[0];
  if (Type.IsObject(schema)) return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property, name)]));
  if (Type.IsArray(schema)) return [exampleOf(schema.items, field)];
  if (Type.IsUnion(schema)) return schema.anyOf[0] && exampleOf(schema.anyOf[0], field);
  if (Type.IsLiteral(schema)) return schema.const;
  if (Type.IsEnum(schema)) return schema.enum[0];
  if (Type.IsBoolean(schema)) return true;
  const value = values[field];
  if (Type.IsString(schema)) {
    if ('format' in schema) return schema.format === 'date' ? '2026-11-20' : '2026-11-20T09:30:00+05:30';
    return typeof value === 'string' ? value : field.toLowerCase().endsWith('id') ? '17' : 'text';
  }
  return typeof value === 'number' ? value : 1;
}
