/** Maps the field of a REST refusal to the field of a mutation's input, because some names differ. */
import { isFields } from '../upstream/verdict.ts';

/** Names in inputs by the name in the REST calls. An input has at most one of them. */
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

/** Returns true when the path exists in the value. Fields of a list's rows match any row, because the index is unknown. */
function leadsInto(value: unknown, [first, ...rest]: readonly string[]): boolean {
  return first === undefined || Array.isArray(value) || (isFields(value) && Object.hasOwn(value, first) && leadsInto(value[first], rest));
}

/**
 * @param field path in the REST call, joined by dots; undefined when the REST API does not name one
 * @returns the path below `input`; null when the input has no such field
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
