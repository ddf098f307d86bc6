/** A farmer or dealer as the calls that change one take them. */
import type { BodyOf, Call } from '../../../rest/contract/call.ts';
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { NameValueInput, UpdateFarmerInput } from '../../graphql/types.generated.ts';
import { unsupported } from '../../upstream/fault.ts';
import { wireAddress, wireGender } from './person.ts';

/** What both inputs have. */
type Update = Omit<UpdateFarmerInput, 'farmerId' | 'crops'>;

export function wireUpdate(id: string, update: Update, details: readonly NameValueInput[]): BodyOf<typeof farmers.updateFarmer> {
  const { version, firstName, middleName, lastName, dateOfBirth, gender, phoneNumber, email, whatsAppMobile, address, pictures } = update;
  return {
    id,
    version,
    firstName,
    middleName: middleName ?? '',
    lastName,
    ...(dateOfBirth && { dob: dateOfBirth }),
    ...(gender && { gender: wireGender(gender) }),
    phoneNumber,
    email: email ?? '',
    whatsAppMobile: whatsAppMobile ?? '',
    ...wireAddress(address),
    profilePicture: pictures.join(','),
    details: details.map(({ name, value }) => ({ name, value: value ?? '' })),
  };
}

/** An extension. */
export const cannotUpdate = (call: Pick<Call, 'name' | 'effect'>) => unsupported(call, 'Farmers and dealers cannot be changed on this server');
