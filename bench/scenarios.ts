/** Measured scenarios: the same request as an operation, and as the REST calls that a client without GraphQL would make. */
import { attendance } from '../rest/contract/attendance.ts';
import { days } from '../rest/contract/days.ts';
import { farmers } from '../rest/contract/farmers.ts';
import { session } from '../rest/contract/session.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string | null;
}

export interface Scenario {
  readonly name: string;
  readonly operation: HttpRequest;
  /** Requests that are sent at once. */
  readonly restCalls: readonly HttpRequest[];
}

const graphql = (query: string, variables: object = {}): HttpRequest => ({ method: 'POST', path: '/graphql', body: JSON.stringify({ query, variables }) });
const post = ({ path }: { readonly path: string }, body: object | null = null): HttpRequest => ({ method: 'POST', path, body: body && JSON.stringify(body) });
const get = ({ path }: { readonly path: string }, query: Readonly<Record<string, string>>): HttpRequest => ({
  method: 'GET',
  path: `${path}?${new URLSearchParams(query)}`,
  body: null,
});

const customer = 'id firstName lastName phoneNumber address { village taluka district } location { latitude longitude } registeredAt';
const one = { userId: '1', date: '2026-11-20' };

/** Scenarios with fields that every peer returns: a list of ten, a day with 200 points, 24 people, 4 meetings and 6 events. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'list',
    operation: graphql(
      `query Farmers($page: Int!) { farmers(page: $page, size: 10) { edges { cursor node { ${customer} } } nodes { id } pageInfo { hasPreviousPage } } }`,
      { page: 0 },
    ),
    restCalls: [get(farmers.getAllFarmersPage, { pageNumber: '0', pageSize: '10' })],
  },
  {
    name: 'day',
    operation: graphql(
      `query Day($userId: ID!, $date: Date!) { dayDashboard(userId: $userId, date: $date) {
        travel { id at location { latitude longitude } comment } farmers { ${customer} } dealers { ${customer} }
        meetings { startLocation { latitude longitude } endLocation { latitude longitude } comment }
        checkEvents { id kind at } } }`,
      one,
    ),
    restCalls: [post(days.getEmployeeDasboardByDate, one), post(days.getUserCheckinCheckoutReport, one)],
  },
  {
    name: 'viewer',
    operation: graphql('query Me { me { id firstName lastName roles } }'),
    restCalls: [post(session.userDetails)],
  },
  {
    name: 'mutation',
    operation: graphql('mutation Approve($input: ApproveAttendanceInput!) { approveAttendance(input: $input) { message userErrors { message } } }', {
      input: one,
    }),
    restCalls: [post(attendance.approveAttendance, one)],
  },
];
