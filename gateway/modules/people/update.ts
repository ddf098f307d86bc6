/** Builds the body of the calls that change a farmer or dealer. */
import type { BodyOf } from '../../../rest/contract/call.ts';
import type { farmers } from '../../../rest/contract/farmers.ts';
import type { NameValueInput, UpdateFarmerInput } from '../../graphql/types.generated.ts';
import { wireNameValue } from './name-values.ts';
import { changedText, presentFields, wirePersonChange } from './person.ts';

/** Common fields of both inputs. */
type Update = Omit<UpdateFarmerInput, 'farmerId' | 'crops'>;

export function wireUpdate(id: string, update: Update, details: readonly NameValueInput[] | null | undefined): BodyOf<typeof farmers.updateFarmer> {
  const { version, whatsAppMobile, pictures, ...person } = update;
  return {
    id,
    version,
    ...wirePersonChange(person),
    ...presentFields({ whatsAppMobile: changedText(whatsAppMobile) }),
    ...(pictures !== undefined && { profilePicture: pictures?.join(',') ?? '' }),
    ...(details !== undefined && { details: details?.map(wireNameValue) ?? [] }),
  };
}
