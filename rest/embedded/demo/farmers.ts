/** The farmers of the demo data. */
import type { farmers } from '../database/tables/customers.ts';
import { registration } from './customers.ts';
import { menNames, type Name, surnames, unusualNames, womenNames } from './names.ts';
import { birthday, near } from './person.ts';
import { portraitName } from './picture-names.ts';
import { phone, type Random, random } from './random.ts';
import { crops, type Place, type Town, towns } from './towns.ts';

export type FarmerRow = typeof farmers.$inferInsert;

/**
 * Farmers who are registered a second time in the same town, each with the first registration and its values in the second: another spelling, the same
 * e-mail address, the same birth date, and a phone number with another digit.
 */
const secondRegistrations: ReadonlyMap<number, { readonly first: number; readonly valuesOf: (first: FarmerRow) => Partial<FarmerRow> }> = new Map([
  [562, { first: 550, valuesOf: ({ lastName, email }) => ({ firstName: 'Santoshrao', lastName, email }) }],
  [569, { first: 536, valuesOf: ({ firstName, lastName, dob, village }) => ({ firstName, lastName: `${lastName} Patil`, dob, village }) }],
  [
    571,
    {
      first: 516,
      valuesOf: ({ firstName, lastName, village, phone: number }) => ({ firstName, lastName, village, phone: `${number.slice(0, -1)}9`, whatsAppPhone: null }),
    },
  ],
  [587, { first: 539, valuesOf: ({ lastName, village }) => ({ firstName: 'Hanumanth', lastName, village }) }],
]);

/** Returns the owner of the n-th farmer's phone number, because some families share one. It is mostly n itself. */
function phoneOwner(n: number): number {
  let owner = n;
  while (owner > 1 && random('farmer', owner, 'family').chance(0.05)) owner -= 1;
  return owner;
}

export function farmerTown(n: number): Town {
  return random('farmer', phoneOwner(n), 'town').pick(towns);
}

/** Returns the place of the n-th farmer's field. */
export function farmerPlace(n: number): Place {
  return near(random('farmer', n, 'place'), farmerTown(n), 1.5, 6);
}

interface FarmerName {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly email: string;
}

/** Returns the names of the n-th farmer, in Devanagari for three of ten. The middle name is the father's or husband's. */
function farmerName(n: number, gender: 'Male' | 'Female'): FarmerName {
  const unusual = n % 200 === 87 ? unusualNames[Math.floor(n / 200) % unusualNames.length] : undefined;
  if (unusual !== undefined) return { ...unusual, middleName: null, email: `${unusual.latin}.${n}@demo.example` };

  const owner = phoneOwner(n);
  const family = random('farmer', owner, 'family name');
  const surname = family.pick(surnames);
  const firstNames = gender === 'Male' ? menNames : womenNames;
  // People with the same phone number have different first names, because name and phone number identify a person.
  const first = firstNames[(family.int(0, firstNames.length - 1) + n - owner) % firstNames.length] ?? surname;
  const draw = random('farmer', n, 'name');
  const parent = draw.chance(0.9) ? draw.pick(menNames) : null;
  const inDevanagari = draw.chance(0.3);
  const inScript = (name: Name) => (inDevanagari ? name.devanagari : name.latin);
  return {
    firstName: inScript(first),
    middleName: parent === null ? null : inScript(parent),
    lastName: inScript(surname),
    email: `${first.latin}.${surname.latin}.${n}@demo.example`.toLowerCase(),
  };
}

/** Returns the main crop of the region and up to two more, with their acres. */
function farmerCrops(draw: Random, town: Town) {
  return crops[town.region].slice(0, draw.int(1, 3)).map((name) => ({ name, value: `${draw.int(3, 18) / 2} acres` }));
}

/** @param n from 1, in the order of registration */
export function farmerRow(anchor: string, n: number): FarmerRow {
  const town = farmerTown(n);
  const draw = random('farmer', n);
  const gender = draw.chance(0.72) ? 'Male' : 'Female';
  const { firstName, middleName, lastName, email } = farmerName(n, gender);
  const number = phone('farmer', phoneOwner(n));
  const second = secondRegistrations.get(n);
  return {
    id: String(n),
    firstName,
    middleName,
    lastName,
    phone: number,
    email,
    gender,
    dob: birthday(draw, 1950, 2004),
    profilePicture: draw.chance(0.65) ? portraitName(gender, draw.int(0, 9999)) : '',
    ...registration(anchor, 'farmer', n, town),
    whatsAppPhone: draw.chance(0.7) ? number : null,
    ...farmerPlace(n),
    crops: farmerCrops(draw, town),
    ...second?.valuesOf(farmerRow(anchor, second.first)),
  };
}
