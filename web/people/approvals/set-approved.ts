/** Shows a day as approved or not once the server has said yes, without asking for it anew. */
import type { ApolloCache } from '@apollo/client';

/** @param id of the day of attendance */
export function setApproved(cache: ApolloCache, id: string, approved: boolean): void {
  const key = cache.identify({ __typename: 'AttendanceDay', id });
  if (key !== undefined) cache.modify({ id: key, fields: { approved: () => approved } });
}
