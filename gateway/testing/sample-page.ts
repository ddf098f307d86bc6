/** Pages as the documented calls ask for them, in either of their two ways, in the query or in the body. */
import type { LoggedRequest } from './fake-rest.ts';

/** The rows of the page that a request asks for. */
export function pageOf<Row>(rows: readonly Row[], { query, body }: LoggedRequest): readonly Row[] {
  const { pageNumber, pageSize, page = pageNumber, size = pageSize } = { ...query, ...Object(body) };
  const from = Number(page) * Number(size);
  return rows.slice(from, from + Number(size));
}
