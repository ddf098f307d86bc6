/** A runnable example for each domain, with today's dates. A test validates them against the schema and runs them all. */
import { parse, print } from 'graphql';
import type { Operation } from './operation.ts';

interface Example {
  readonly title: string;
  /** Comment above the operation. */
  readonly note?: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Returns the date in India at an instant, as the schema's `Date`. */
export const dayInIndia = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(at);

/** @param today the date in India, `YYYY-MM-DD` */
export function examplesOf(today: string): readonly (Operation & { readonly title: string })[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return exampleTexts({ today, month, year }).map(({ title, note, query, variables }) => ({
    title,
    query: `${note === undefined ? '' : `# ${note}\n`}${print(parse(query))}\n`,
    variables: variables === undefined ? '' : JSON.stringify(variables, null, 2),
  }));
}

const exampleTexts = ({ today, month, year }: { readonly today: string; readonly month: number; readonly year: number }): readonly Example[] => [
  {
    title: 'Session',
    note: 'Sign in above, or in the back office: every tab here then asks as you.',
    query: 'query Me { me { id firstName lastName roles } clientConfig { extensions } }',
  },
  {
    title: 'Employees',
    note: 'Pages by number (page, size) or by cursor (first, after), never both.',
    query:
      'query Employees($page: Int!) { employees(page: $page, size: 10) { nodes { id firstName lastName phoneNumber active } pageInfo { hasNextPage } totalCount } }',
    variables: { page: 0 },
  },
  {
    title: 'Farmers',
    note: 'Give endCursor as after to walk through all of them.',
    query:
      'query Farmers($after: String) { farmers(first: 20, after: $after) { nodes { id firstName lastName address { village taluka } crops { name value } } pageInfo { hasNextPage endCursor } } }',
    variables: { after: null },
  },
  {
    title: 'Dealers',
    query: 'query Dealers($area: AreaInput) { searchDealers(area: $area, text: "") { nodes { id firstName lastName phoneNumber } cut } }',
    variables: { area: { state: 'Maharashtra', district: 'Pune' } },
  },
  {
    title: 'Areas',
    query: 'query Areas { areas { name districts { name talukas } } }',
  },
  {
    title: 'Meetings',
    query: 'query Meetings($status: MeetingStatus) { meetings(status: $status, page: 0) { nodes { id type status createdAt party { firstName lastName } } } }',
    variables: { status: 'SCHEDULED' },
  },
  {
    title: 'Attendance',
    query: 'query Attendance($userId: ID!) { attendance(userId: $userId, period: CURRENT_WEEK) { date punchInAt punchOutAt workMinutes approved } }',
    variables: { userId: '4' },
  },
  {
    title: 'Days',
    note: 'Only what is selected is asked of the REST API; each section fails alone.',
    query:
      'query Day($userId: ID!, $date: Date!) { dayDashboard(userId: $userId, date: $date) { summary { straightLineKm pointCount skippedCount } meetings { comment } checkEvents { kind at } attendance { workMinutes approved } } }',
    variables: { userId: '4', date: today },
  },
  {
    title: 'Team',
    note: 'Ten people at a time, at most 21 REST calls; go on with nextPage.',
    query:
      'query Team($date: Date!, $page: Int) { teamDay(date: $date, page: $page) { people { employee { id firstName lastName } day { attendance { punchInAt punchOutAt approved } summary { straightLineKm } stops { fromAt minutes } oddities { kind minutes } } } nextPage } }',
    variables: { date: today, page: 0 },
  },
  {
    title: 'QR codes',
    query:
      'query QrBatches($month: Int!, $year: Int!) { qrBatches(month: $month, year: $year, page: 0) { nodes { id productName packageSize quantity points } } }',
    variables: { month, year },
  },
  {
    title: 'Invoices',
    query: 'query Invoices($month: Int!, $year: Int!) { invoices(month: $month, year: $year, page: 0) { nodes { id createdAt dealer { name } } } }',
    variables: { month, year },
  },
  {
    title: 'Activity of a month',
    query: `# Two periods are two fields. A report has up to 366 days.
query Activity($from: Date!, $to: Date!) {
  activityReport(from: $from, to: $to, groupBy: EMPLOYEE) {
    rows {
      label
      visits
      meetingsHeld
    }
    total {
      visits
    }
    previousTotal {
      visits
    }
  }
}
`,
    variables: { from: `${today.slice(0, 8)}01`, to: today },
  },
  {
    title: 'Change something',
    note: 'A refusal stands in userErrors, and nothing was changed. The same clientMutationId within ten minutes is answered again and not done twice.',
    query:
      'mutation ApproveAttendance($input: ApproveAttendanceInput!) { approveAttendance(input: $input) { message userErrors { code message path } clientMutationId } }',
    variables: { input: { userId: '4', date: today, clientMutationId: `approve-4-${today}` } },
  },
  {
    title: 'Export',
    note: 'Open the url on this server: a spreadsheet, for five minutes, without a token.',
    query: 'mutation ExportFarmers($input: ExportFarmersInput!) { exportFarmers(input: $input) { fileName url expiresAt userErrors { message } } }',
    variables: { input: { area: { state: 'Maharashtra', district: 'Pune' } } },
  },
  {
    title: 'Webhooks',
    note: 'Deliveries that failed are repeated for three days. webhookDeliveries lists them.',
    query: 'query Webhooks { webhooks { id url types active disabledReason waitingCount } }',
  },
  {
    title: 'Create a webhook',
    note: 'The secret is shown this once. testWebhook sends a delivery to try it.',
    query:
      'mutation CreateWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url types } userErrors { message path } } }',
    variables: { input: { url: 'https://hooks.example.com/changes', types: ['FARMER', 'MEETING'] } },
  },
  {
    title: 'Changes as they happen',
    note: 'Runs until you stop it. Change something in another tab.',
    query: 'subscription FollowChanges { changes { cursor node { type subjectId fields } } }',
  },
];
