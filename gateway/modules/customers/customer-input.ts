/** Bodies of the calls that add, change and merge farmers and dealers. */
import type { BodyOf, Call } from '../../../rest/contract/call.ts';
import type { farmers } from '../../../rest/contract/farmers.ts';
import { badInput } from '../../graphql/errors.ts';
import type { AddFarmerInput, NameValueInput, UpdateFarmerInput } from '../../graphql/types.generated.ts';
import { unsupported } from '../../upstream/fault.ts';
import type { Calls } from '../../upstream/operation.ts';
import { changedText, type PersonChange, presentFields, wirePerson, wirePersonChange } from '../people/person.ts';
import { wireNameValue } from './name-values.ts';

/** Common fields of the inputs that add a farmer and a dealer. */
type NewCustomer = Omit<AddFarmerInput, 'crops'>;

/**
 * Builds the body of the calls that add a farmer or dealer.
 * @throws ApiError BAD_USER_INPUT when both fields for pictures are given
 * @throws UpstreamFault NOT_SUPPORTED when an extension is given to a REST API without extensions
 */
export function wireAdd(
  call: Pick<Call, 'name' | 'effect' | 'summary'>,
  { extensions }: Pick<Calls, 'extensions'>,
  { profilePicture, pictures, whatsAppMobile, ...person }: NewCustomer,
  details: readonly NameValueInput[] | null | undefined,
): BodyOf<typeof farmers.addFarmer> {
  if (pictures && profilePicture) throw badInput('pictures', 'Give either "pictures" or "profilePicture", not both');
  const extras = {
    ...presentFields({ whatsAppMobile: whatsAppMobile?.trim() ? whatsAppMobile : null }),
    ...(details && details.length > 0 && { details: details.map(wireNameValue) }),
  };
  if (!extensions && Object.keys(extras).length > 0) throw unsupported(call, 'adding a WhatsApp number, crops and details');
  return { ...wirePerson(person), profilePicture: pictures?.join(',') ?? profilePicture ?? '', ...extras };
}

/** Common fields of the inputs that change a farmer and a dealer. */
type Update = Omit<UpdateFarmerInput, 'farmerId' | 'crops'>;

/** Builds the body of the calls that change a farmer or dealer. */
export function wireUpdate(id: string, update: Update, details: readonly NameValueInput[] | null | undefined): BodyOf<typeof farmers.updateFarmer> {
  const { version, pictures, ...person } = update;
  return { id, version, ...wireChange(person, details), ...(pictures !== undefined && { profilePicture: pictures?.join(',') ?? '' }) };
}

type Change = PersonChange & Pick<Update, 'whatsAppMobile'>;

/** Converts changed fields of a farmer or dealer. */
export const wireChange = ({ whatsAppMobile, ...person }: Change, details: readonly NameValueInput[] | null | undefined) => ({
  ...wirePersonChange(person),
  ...presentFields({ whatsAppMobile: changedText(whatsAppMobile) }),
  ...(details !== undefined && { details: details?.map(wireNameValue) ?? [] }),
});
