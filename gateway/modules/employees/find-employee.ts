/** Finds one employee by id: fetched by id if the REST API supports it, or else searched in the directory (docs/calls.md, `employee`). */
import { employees } from '../../../rest/contract/employees.ts';
import { callerRoles, requireToken } from '../../graphql/access.ts';
import { maxSize } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import { roleWord } from '../../graphql/roles.ts';
import type { Role } from '../../graphql/types.generated.ts';
import { id as idOf } from '../../upstream/decode.ts';
import { fetchPage, maxScannedPages } from '../../upstream/page.ts';
import { type EmployeeModel, employee } from './employee.ts';

/** Maximum number of directory rows that the gateway stores. */
const storedRows = 20_000;

/** Options of the cache of directory pages, each with up to `maxSize` rows. */
export const directoryOptions = { ageMs: 60_000, maxEntries: storedRows / maxSize } as const;

/** @throws ApiError NOT_FOUND; UpstreamFault */
export async function findEmployee(context: Context, id: string): Promise<EmployeeModel> {
  if (!context.calls.extensions) return findInDirectory(context, id);
  const { payload } = await context.calls.send(employees.fetchEmployeeById, { query: { userId: id } });
  return employee(payload);
}

async function findInDirectory(context: Context, id: string): Promise<EmployeeModel> {
  const { digest } = requireToken(context);
  const isAdmin = (await callerRoles(context)).includes('ADMIN');
  const searchedRoles: readonly Role[] = isAdmin ? ['USER', 'MODERATOR', 'ADMIN'] : ['USER'];
  const roles = searchedRoles.map(roleWord).join(',');
  const pageSize = Math.min(maxSize, context.services.maxPageSize);
  // The page is cached for later callers, so it still loads when the first caller disconnects.
  const calls = context.calls.lasting();
  for (let pageNumber = 0; pageNumber < maxScannedPages; pageNumber += 1) {
    const rows = await context.services.directory.get(`${digest} ${roles} ${pageNumber}`, async () => {
      const page = await fetchPage(calls, employees.fetchAllEmployeeByPage, { query: { pageNumber, pageSize, roles } }, pageSize);
      return page.rows;
    });
    const found = rows.find((row) => idOf(row.id) === id);
    if (found) return employee(found);
    if (rows.length < pageSize) break;
  }
  throw new ApiError('NOT_FOUND', `There is no employee ${id}`);
}
