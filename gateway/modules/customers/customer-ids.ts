/** Ids of types that mix farmers and dealers. The REST API numbers them separately, so its ids alone are not unique within such a type. Pure. */
import { badInput } from '../../graphql/errors.ts';
import type { MeetingType } from '../../graphql/types.generated.ts';

interface CustomerIds<Id extends string | null> {
  /** Id that is unique within the type, such as `FARMER-5`. */
  readonly id: Id;
  readonly farmerId: string | null;
  readonly dealerId: string | null;
}

/** Returns the unique id of a farmer or dealer, and the REST API's id. @param id null when the REST API does not return one */
export function customerIds<Id extends string | null>(type: MeetingType, id: Id): CustomerIds<Id extends string ? string : string | null>;
export function customerIds(type: MeetingType, id: string | null): CustomerIds<string | null> {
  return { id: id === null ? null : prefixed(type, id), farmerId: type === 'FARMER' ? id : null, dealerId: type === 'DEALER' ? id : null };
}

/** Returns an id that is unique over farmers and dealers, or over meetings with either. */
export const prefixed = (type: MeetingType, id: string): string => `${type}-${id}`;

/** Splits an id into its type, which is null without a prefix, and the REST API's id. */
export function splitId(id: string): { readonly type: MeetingType | null; readonly restId: string } {
  const type = (['FARMER', 'DEALER'] as const).find((each) => id.startsWith(`${each}-`));
  return type === undefined ? { type: null, restId: id } : { type, restId: id.slice(type.length + 1) };
}

/**
 * Returns the REST API's id from an argument that identifies a farmer or dealer by either id.
 * @throws ApiError BAD_USER_INPUT for the id of the other type, which would otherwise identify the wrong person
 */
export function restIdOf(type: MeetingType, id: string, argument: string): string {
  const split = splitId(id);
  if (split.type !== null && split.type !== type) throw badInput(argument, `"${argument}" is the id of a ${split.type.toLowerCase()}`);
  return split.restId;
}
