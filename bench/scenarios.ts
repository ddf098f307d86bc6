/** What is measured: the same question to the gateway, and as REST calls to the proxy. */
import { attendance } from '../rest/contract/attendance.ts';
import { days } from '../rest/contract/days.ts';
import { employees } from '../rest/contract/employees.ts';
import { session } from '../rest/contract/session.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
}

export interface Scenario {
  readonly name: string;
  readonly gateway: HttpRequest;
  /** Sent at once, as a client without the gateway would have to. */
  readonly proxy: readonly HttpRequest[];
}

const graphql = (query: string, variables: object = {}): HttpRequest => ({ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) });
const post = ({ path }: { readonly path: string }, body: object | null = null): HttpRequest => ({ method: 'POST', path, body: body && JSON.stringify(body) });
const get = ({ path }: { readonly path: string }, query: Readonly<Record<string, string>>): HttpRequest => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(query)}`,
  body: null,
});

const person = 'id firstName lastName phoneNumber';
const customer = `${person} pictures { url } address { village taluka district } location { latitude longitude }`;
const one = { userId: '1', date: '2026-11-20' };

export const scenarios: readonly Scenario[] = [
  {
    name: 'viewer',
    gateway: graphql('query Me { me { id firstName lastName roles } }'),
    proxy: [post(session.userDetails)],
  },
  {
    name: 'list',
    gateway: graphql(
      `query Employees($page: Int!) { employees(page: $page, size: 10) { nodes { ${person} email active roles pictures { url } } pageInfo { hasPreviousPage } } }`,
      { page: 0 },
    ),
    proxy: [get(employees.fetchAllEmployeeByPage, { pageNumber: '0', pageSize: '10', roles: 'user' })],
  },
  {
    name: 'day',
    gateway: graphql(
      `query Day($userId: ID!, $date: Date!) { dayDashboard(userId: $userId, date: $date) {
        travel { id at location { latitude longitude } comment } farmers { ${customer} } dealers { ${customer} }
        meetings { startLocation { latitude longitude } endLocation { latitude longitude } comment }
        checkEvents { id kind at } attendance { id date punchInAt punchOutAt approved } summary { straightLineKm pointCount skippedCount } } }`,
      one,
    ),
    proxy: [
      post(days.getEmployeeDasboardByDate, one),
      post(days.getUserCheckinCheckoutReport, one),
      get(attendance.getPunchInPunchOutReport, { userId: '1', searchType: 'CURRENT_WEEK' }),
    ],
  },
  {
    name: 'mutation',
    gateway: graphql('mutation Approve($input: ApproveAttendanceInput!) { approveAttendance(input: $input) { message userErrors { message } } }', {
      input: one,
    }),
    proxy: [post(attendance.approveAttendance, one)],
  },
];
