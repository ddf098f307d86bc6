/** Common fields of every person in the REST API and in the GraphQL API. Pure. */
import type { Static } from 'typebox';
import type { BodyOf } from '../../../rest/contract/call.ts';
import type { employees } from '../../../rest/contract/employees.ts';
import type { AddressDetails, Profile, Gender as WireGender } from '../../../rest/contract/fields.ts';
import type { Address, AddressInput, AddressPartsInput, Gender } from '../../graphql/types.generated.ts';
import { lastName, number, oneOf, text } from '../../upstream/decode.ts';
import type { Loose } from '../../upstream/shape.ts';
import { type ImageModel, images } from '../images/image.ts';

export const gender = oneOf<Gender>('gender', { Male: 'MALE', Female: 'FEMALE', Other: 'OTHER' });

const wireGenders: Readonly<Record<Gender, WireGender>> = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' };

export const wireGender = (value: Gender): WireGender => wireGenders[value];

export function address(wire: Loose<Static<typeof AddressDetails>> | null | undefined): Address | null {
  if (!wire) return null;
  return {
    street: text(wire.street),
    village: text(wire.village),
    taluka: text(wire.taluka),
    district: text(wire.district),
    state: text(wire.state),
    pinCode: text(wire.pinCode),
  };
}

export interface ProfileModel {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber: string | null;
  readonly pictures: ImageModel[];
}

export function profile(wire: Loose<Static<typeof Profile>> | null | undefined): ProfileModel {
  return {
    firstName: text(wire?.firstName),
    lastName: lastName(wire?.lastName),
    phoneNumber: text(wire?.phoneNumber),
    pictures: images(wire?.profilePicture),
  };
}

export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns a location, or null when a degree is missing or out of range. */
export function location(wireLatitude: unknown, wireLongitude: unknown): Location | null {
  const latitude = number(wireLatitude);
  const longitude = number(wireLongitude);
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

/** A person in the input of the add forms and the profile form. */
export interface PersonInput {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: Gender;
  readonly phoneNumber: string;
  readonly email: string;
  readonly address: AddressInput;
}

/** Converts a person to the body of the add calls, with every documented key. An absent field becomes empty text. */
export function wirePerson(person: PersonInput): Required<Omit<BodyOf<typeof employees.addUser>, 'role' | 'roles'>> {
  const { firstName, middleName, lastName, dateOfBirth, gender: genderInput, phoneNumber, email } = person;
  return {
    firstName,
    middleName: middleName ?? '',
    lastName,
    dob: dateOfBirth,
    gender: wireGender(genderInput),
    phoneNumber,
    email,
    ...wireAddress(person.address),
  };
}

const wireAddress = ({ street, village, taluka, district, state, pinCode }: AddressInput) => ({
  street,
  village: village ?? '',
  taluka,
  district,
  state,
  pinCode,
});

/** Changed fields of a person. An absent field is unchanged, and null clears it. */
export type PersonChange = { readonly [Field in keyof PersonInput]?: PersonInput[Field] | null | undefined } & {
  readonly addressParts?: AddressPartsInput | null | undefined;
};

/** Converts the changed fields to the body of the update calls. */
export function wirePersonChange({ address, addressParts, dateOfBirth, gender: genderInput, ...names }: PersonChange): BodyOf<typeof employees.updateProfile> {
  const { firstName, middleName, lastName, phoneNumber, email } = names;
  const { street, village, taluka, district, state, pinCode } = { ...(address === null ? noAddress : address), ...addressParts };
  return {
    ...presentFields({
      firstName: changedText(firstName),
      middleName: changedText(middleName),
      lastName: changedText(lastName),
      phoneNumber: changedText(phoneNumber),
      email: changedText(email),
      street: changedText(street),
      village: changedText(village),
      taluka: changedText(taluka),
      district: changedText(district),
      state: changedText(state),
      pinCode: changedText(pinCode),
    }),
    ...(dateOfBirth !== undefined && { dob: dateOfBirth }),
    ...(genderInput !== undefined && { gender: genderInput && wireGender(genderInput) }),
  };
}

const noAddress: { readonly [Part in keyof AddressInput]: null } = { street: null, village: null, taluka: null, district: null, state: null, pinCode: null };

/** Converts a text of a change: empty text clears the field, and undefined leaves it unchanged. */
export const changedText = (value: string | null | undefined) => (value === null ? '' : value);

/** Fields of a call. Null and undefined are left out. */
export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** Fields typed by people. */
export type TextFields = Readonly<Record<string, string | null | undefined>>;

export type Present<Given extends Fields> = { [Key in keyof Given]?: NonNullable<Given[Key]> };

/** Returns the fields that have a value. */
export function presentFields<const Given extends Fields>(fields: Given): Present<Given> {
  const present: Present<Given> = {};
  for (const field in fields) {
    const value = fields[field];
    if (value !== null && value !== undefined) present[field] = value;
  }
  return present;
}
