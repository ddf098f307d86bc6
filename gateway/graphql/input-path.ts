/** Which field of a mutation's input a refusal is about: the REST API names some otherwise. */
import { isFields } from '../upstream/verdict.ts';

/** By its name in the REST calls: the names in inputs, of which an input has at most one. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  dob: ['dateOfBirth'],
  phoneNumber: ['mobileNumber'],
  password: ['newPassword'],
  role: ['roles'],
  profilePicture: ['pictures'],
  details: ['crops'],
  id: ['farmerId', 'dealerId'],
  meetingId: ['id'],
  tokenId: ['id'],
  plannedTime: ['plannedAt'],
  punchOutTime: ['punchOutAt'],
  productVarientId: ['productVariantId'],
};

/** Fields of a list's rows are taken as they are: which row it was, nobody says. */
function leadsInto(value: unknown, [first, ...rest]: readonly string[]): boolean {
  return first === undefined || Array.isArray(value) || (isFields(value) && Object.hasOwn(value, first) && leadsInto(value[first], rest));
}

/**
 * @param field as the call names it, dots lead into objects; undefined where the REST API does not say
 * @returns the way from `input` on, null when the input has no such field
 */
export function inputPath(field: string | undefined, input: object): string[] | null {
  if (field === undefined) return null;
  const [head = '', ...rest] = field.split('.');
  const ways = [
    [head, ...rest],
    ...(Object.hasOwn(aliases, head) ? (aliases[head] ?? []) : []).map((alias) => [alias, ...rest]),
    ['address', head],
    ['addressParts', head],
  ];
  const found = ways.find((way) => leadsInto(input, way));
  return found ? ['input', ...found] : null;
}
