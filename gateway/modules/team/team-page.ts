/** A page of the team: ten employees. */
import type { QueryOf } from '../../../rest/contract/call.ts';
import { employees } from '../../../rest/contract/employees.ts';
import { pageNumberOf } from '../../graphql/connection.ts';
import type { Context } from '../../graphql/context.ts';
import { roleWord } from '../../graphql/roles.ts';
import type { EmployeeFilter } from '../../graphql/types.generated.ts';
import { fetchPage, nextPageOf } from '../../upstream/page.ts';
import { type EmployeeModel, employee } from '../employees/employee.ts';
import { employeeFilters, filterParameters } from '../people/list-filters.ts';

/** Number of people on a page. One call for the page and two for each of ten people are 21 of the 25 calls of an operation. */
const teamPageSize = 10;

export interface TeamPage {
  readonly members: readonly EmployeeModel[];
  readonly nextPage: number | null;
  readonly totalCount: number | null;
}

type Planning = Pick<
  QueryOf<typeof employees.fetchAllEmployeeByPage>,
  'plannedFrom' | 'plannedDays' | 'customerState' | 'customerDistrict' | 'customerTaluka' | 'plannedOrActive'
>;

/**
 * @param planning selects the employees with such a meeting
 * @throws ApiError BAD_USER_INPUT when a text is too long; NOT_SUPPORTED when the REST API has no filters
 */
export async function teamPage(
  page: number | null | undefined,
  { calls, services }: Context,
  filter?: EmployeeFilter | null,
  planning: Planning = {},
): Promise<TeamPage> {
  const pageNumber = pageNumberOf(page);
  const pageSize = Math.min(teamPageSize, services.maxPageSize);
  const { typed, chosen } = employeeFilters(filter ?? {});
  const request = { query: { pageNumber, pageSize, roles: roleWord('USER'), ...filterParameters(calls, typed, chosen), ...planning } };
  const fetched = await fetchPage(calls, employees.fetchAllEmployeeByPage, request, pageSize);
  return { members: fetched.rows.map(employee), nextPage: nextPageOf(fetched, pageNumber, pageSize), totalCount: fetched.total };
}
