/** What a list is narrowed to beyond the documented call: extensions, which are given to no REST API that does not have them. */
import { ApiError } from '../../graphql/errors.ts';
import type { Calls } from '../../upstream/operation.ts';
import { checkLength } from './area.ts';
import { presentFields } from './person.ts';

type Fields<Field extends string> = Readonly<Record<Field, string | null | undefined>>;

/**
 * The filters that are given, as the call takes them: an empty text narrows nothing.
 * @throws ApiError BAD_USER_INPUT when a text is too long, or the REST API has no filters
 */
export function narrowed<Field extends string>(calls: Pick<Calls, 'extensions'>, fields: Fields<Field>): { [Key in Field]?: string } {
  const present = presentFields(fields);
  for (const field in present) if (checkLength(field, present[field]).trim() === '') delete present[field];
  if (!calls.extensions && Object.keys(present).length > 0) throw new ApiError('BAD_USER_INPUT', 'Lists can be neither filtered nor sorted on this server');
  return present;
}

/** The rows that are wanted. @throws ApiError BAD_USER_INPUT */
export function idList(ids: readonly string[] | null | undefined): string | null {
  if (ids === null || ids === undefined) return null;
  if (ids.length === 0 || ids.length > 100) throw new ApiError('BAD_USER_INPUT', `"ids" must be 1 to 100, not ${ids.length}`);
  return ids.join(',');
}
