/** Pages in either form of the documented calls, in the query or in the body. */
import type { LoggedRequest } from './fake-rest.ts';

/** Returns the rows of the requested page. */
export function pageOf<Row>(rows: readonly Row[], { query, body }: LoggedRequest): readonly Row[] {
  const { pageNumber, pageSize, page = pageNumber, size = pageSize } = { ...query, ...Object(body) };
  const from = Number(page) * Number(size);
  return rows.slice(from, from + Number(size));
}
