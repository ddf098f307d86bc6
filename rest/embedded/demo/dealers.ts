/** The dealers of the demo data: shops in the towns along the roads. */
import { addDays } from '../../contract/clock.ts';
import type { dealers } from '../database/tables/customers.ts';
import { registration } from './customers.ts';
import { menNames, surnames } from './names.ts';
import { birthday, near } from './person.ts';
import { portraitName, sceneName } from './picture-names.ts';
import { phone, random } from './random.ts';
import { type Place, type Town, towns } from './towns.ts';

export type DealerRow = typeof dealers.$inferInsert;

/** Shops that are registered twice, each with the dealer of the first registration. */
const firstRegistrations: ReadonlyMap<number, number> = new Map([
  [72, 38],
  [78, 31],
]);

/** The shop that is registered again with its phone number, under another name. The others keep the name and have another number. */
const renamed = 72;

/** Goes from town to town, so that no town has two shops while another has none. A shop that is registered again stays where it is. */
export function dealerTown(n: number): Town {
  const first = firstRegistrations.get(n);
  if (first !== undefined) return dealerTown(first);
  const town = towns[(n * 31) % towns.length];
  if (town === undefined) throw new Error('No towns');
  return town;
}

/** Returns the place of the n-th dealer's shop. */
export function dealerPlace(n: number): Place {
  return near(random('dealer', n, 'place'), dealerTown(n), 0.1, 0.7);
}

/** Returns a shop's name, split like a person's, because the documented profile has no other fields. */
export function dealerName(n: number): { firstName: string; lastName: string } {
  const first = firstRegistrations.get(n);
  if (first !== undefined) return n === renamed ? { ...dealerName(first), lastName: 'Agri Mart' } : dealerName(first);
  const draw = random('dealer', n, 'name');
  const surname = draw.pick(surnames).latin;
  const deity = draw.pick(['Ganesh', 'Sai', 'Vitthal', 'Bhairavnath', 'Khandoba', 'Tulja Bhavani', 'Datta', 'Renuka']);
  return draw.pick([
    { firstName: surname, lastName: 'Krishi Seva Kendra' },
    { firstName: surname, lastName: 'Krishi Seva Kendra' },
    { firstName: `Shree ${deity}`, lastName: 'Agro Agencies' },
    { firstName: surname, lastName: 'Fertilizers and Seeds' },
    { firstName: draw.pick(['Kisan', 'Balaji', 'Annapurna', 'Samarth']), lastName: 'Agro Centre' },
  ]);
}

/** @param n from 1, in the order of registration */
export function dealerRow(anchor: string, n: number): DealerRow {
  const draw = random('dealer', n);
  const number = phone('dealer', n === renamed ? (firstRegistrations.get(n) ?? n) : n);
  const name = dealerName(n);
  const picture = draw.pick(['shop', 'shop', 'portrait', 'none']);
  return {
    id: String(n),
    ...name,
    middleName: null,
    phone: number,
    email: `${name.firstName}.${n}@demo.example`.toLowerCase().replaceAll(' ', '.'),
    gender: 'Male',
    dob: birthday(draw, 1958, 1996),
    profilePicture: picture === 'shop' ? sceneName('shop', draw.int(0, 9999)) : picture === 'portrait' ? portraitName('Male', draw.int(0, 9999)) : '',
    ...registration(anchor, 'dealer', n, dealerTown(n)),
    whatsAppPhone: draw.chance(0.85) ? number : null,
    ...dealerPlace(n),
    dealerData: [
      { name: 'Proprietor', value: `${draw.pick(menNames).latin} ${draw.pick(surnames).latin}` },
      { name: 'Shop area', value: `${draw.int(12, 80) * 10} sq ft` },
      { name: 'Licence valid to', value: addDays(anchor, draw.int(-20, 900)) },
    ],
  };
}
