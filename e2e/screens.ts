/**
 * Every screen of the product: each route and panel with its role, its address, and the heading that shows that it has loaded.
 * The pictures of `npm run screenshots`, the tests of appearance and docs/screens.md are based on this table.
 */
import { addDays } from '../rest/contract/clock.ts';
import { customerPath } from '../web/screens/customers/customer-path.ts';
import { type DashboardPanel, type DashboardQuery, dashboardPath, qrUserPath } from '../web/screens/dashboard/dashboard-path.ts';
import { type HomePanel, panelPath } from '../web/screens/home/home-path.ts';
import { meetingPath, schedulePath } from '../web/screens/meetings/meeting-path.ts';
import { changePasswordPath, forgotPath, homePath, loginPath, profilePath, registerPath, resetPath } from '../web/screens/paths.ts';
import { userMapPath, type WorkspacePanel, type WorkspaceQuery, workspacePath } from '../web/screens/workspace/workspace-path.ts';
import type { Demo } from './demo.ts';
import { clockStart } from './product.ts';
import type { Role } from './session.ts';

/** Fixed routes of the product, in their order and spelling, then additional ones. */
export const routes = [
  '/login',
  '/register',
  '/forgot',
  '/reset/{id}',
  '/',
  '/changePassword',
  '/addEmployee',
  '/profile',
  '/userprofile',
  '/usermap',
  '/addDealer',
  '/addFarmer',
  '/addFarmerMeeting',
  '/addDealerMeeting',
  '/meetingDetails/{type}/{meetId}',
  '/lats/secure/dashboard',
  '/lats/qrUserDetail/{id}',
  '/farmers/{id}',
  '/dealers/{id}',
] as const;

/** Panels of the routes that have several, by their names in addresses. */
type PanelOf = { '/': HomePanel; '/userprofile': WorkspacePanel; '/lats/secure/dashboard': DashboardPanel };

export interface Screen {
  /** Name of its pictures and of its row in docs/screens.md. */
  readonly name: string;
  readonly route: (typeof routes)[number];
  /** Null when the route has a single panel. */
  readonly panel: PanelOf[keyof PanelOf] | null;
  /** Null when nobody is signed in. */
  readonly role: Role | null;
  readonly title: string | RegExp;
  readonly address: (demo: Demo) => string;
}

/** The previous day, which is a complete day of work. */
const day = addDays(clockStart.slice(0, 10), -1);

const home = (panel: HomePanel, title: string, role: Role = 'admin'): Screen => ({
  name: `home-${panel}`,
  route: '/',
  panel,
  role,
  title,
  address: () => panelPath({ panel }),
});

const workspace = (panel: WorkspacePanel, title: Screen['title'], query: Partial<WorkspaceQuery> = {}, name: string = panel): Screen => ({
  name: `workspace-${name}`,
  route: '/userprofile',
  panel,
  role: 'admin',
  title,
  address: ({ employee }) => workspacePath({ user: employee, panel, ...query }),
});

const dashboard = (panel: DashboardPanel, title: string | RegExp, query: (demo: Demo) => DashboardQuery = () => ({}), name: string = panel): Screen => ({
  name: `qr-${name}`,
  route: '/lats/secure/dashboard',
  panel,
  role: 'admin',
  title,
  address: (demo) => dashboardPath({ panel, ...query(demo) }),
});

/** Returns a screen of a route with a single panel. */
const page = (name: string, route: Screen['route'], title: Screen['title'], address: Screen['address'], role: Role | null = 'admin'): Screen => ({
  name,
  route,
  panel: null,
  role,
  title,
  address,
});

export const screens: readonly Screen[] = [
  page('login', '/login', 'Login', () => loginPath(), null),
  page('register', '/register', 'Sign up', () => registerPath, null),
  page('forgot', '/forgot', 'Forgot password', () => forgotPath, null),
  page('reset', '/reset/{id}', 'Reset password', () => `${resetPath}/a-token-of-a-mail`, null),
  home('employees', 'Employees'),
  home('moderators', 'Moderators'),
  home('overview', 'Overview'),
  { ...home('summary', 'Summary of the day'), address: () => panelPath({ panel: 'summary', date: day }) },
  { ...home('team', 'Team'), address: () => panelPath({ panel: 'team', date: day }) },
  { ...home('team', 'Team'), name: 'home-team-map', address: () => panelPath({ panel: 'team', date: day, surface: 'map' }) },
  { ...home('team', 'Team'), name: 'home-team-week', address: () => panelPath({ panel: 'team', span: 'week', date: day }) },
  { ...home('team', 'Team'), name: 'home-team-month', address: () => panelPath({ panel: 'team', span: 'month', date: day }) },
  { ...home('team', 'Team'), name: 'home-team-payroll', address: () => panelPath({ panel: 'team', span: 'payroll', date: day }) },
  home('meetings', 'Meetings'),
  {
    ...home('meetings', 'Meetings'),
    name: 'home-meetings-week',
    address: () => panelPath({ panel: 'meetings', layout: 'week', week: clockStart.slice(0, 10) }),
  },
  {
    ...home('meetings', 'Visits'),
    name: 'home-meetings-visits',
    address: () => panelPath({ panel: 'meetings', layout: 'visits', filters: { from: day, until: day } }),
  },
  { ...home('planMeetings', 'Plan several'), address: ({ employee }) => panelPath({ panel: 'planMeetings', user: employee }) },
  home('farmers', 'Farmers'),
  home('dealers', 'Dealers'),
  home('addEmployee', 'Add Employee'),
  home('addFarmer', 'Add Farmer'),
  home('addDealer', 'Add Dealer'),
  home('importFarmers', 'Import farmers'),
  home('importDealers', 'Import dealers'),
  home('farmerDuplicates', 'Likely duplicates'),
  home('dealerDuplicates', 'Likely duplicates'),
  home('audit', 'Audit'),
  home('tokens', 'API access'),
  home('webhooks', 'Webhooks'),
  home('usage', 'API usage'),
  page('change-password', '/changePassword', 'Change Password', () => changePasswordPath, 'user'),
  page('add-employee', '/addEmployee', 'Add Employee', () => '/addEmployee', 'moderator'),
  page('profile', '/profile', 'Profile', () => profilePath),
  workspace('attendance', 'Attendance'),
  workspace('attendance', 'Attendance', { period: 'OCTOBER' }, 'attendance-month'),
  workspace('attendance', /^Activity on /, { date: day }, 'attendance-day'),
  workspace('meetings', 'Meetings'),
  workspace('farmers', 'Farmers'),
  workspace('dealers', 'Dealers'),
  workspace('scheduleDealer', 'Schedule Dealer Meeting', {}, 'schedule-dealer'),
  workspace('scheduleFarmer', 'Schedule Farmer Meeting', {}, 'schedule-farmer'),
  workspace('edit', 'Edit Employee'),
  workspace('territory', 'Hand over territory'),
  page('usermap', '/usermap', /^Activity on /, ({ employee }) => userMapPath({ user: employee, date: day })),
  page('usermap-points', '/usermap', /^Activity on /, ({ employee }) => userMapPath({ user: employee, date: day, points: true })),
  page('add-dealer', '/addDealer', 'Add Dealer', () => '/addDealer', 'moderator'),
  page('add-farmer', '/addFarmer', 'Add Farmer', () => '/addFarmer', 'moderator'),
  page('add-farmer-meeting', '/addFarmerMeeting', /^Schedule Farmer Meeting/, () => schedulePath('FARMER')),
  page('add-dealer-meeting', '/addDealerMeeting', /^Schedule Dealer Meeting/, ({ employee }) => schedulePath('DEALER', { user: employee })),
  page('meeting-farmer', '/meetingDetails/{type}/{meetId}', /^Meeting \d+$/, ({ farmerMeeting: id }) => meetingPath({ id, type: 'FARMER' })),
  page('meeting-dealer', '/meetingDetails/{type}/{meetId}', /^Meeting \d+$/, ({ dealerMeeting: id }) => meetingPath({ id, type: 'DEALER' })),
  dashboard('generate', 'Generate QR Code'),
  dashboard('batches', 'QR Code Batches'),
  dashboard('batches', /^Batch /, ({ batch }) => ({ batch }), 'cards'),
  dashboard('batches', 'Print sheet', ({ batch }) => ({ batch, print: true }), 'labels'),
  dashboard('users', 'QR Code Users'),
  dashboard('uses', 'QR Code Use History'),
  dashboard('invoices', 'Invoices'),
  dashboard('invoices', 'Invoice details', ({ invoice }) => ({ invoice }), 'invoice'),
  dashboard('farmers', 'All Farmers'),
  dashboard('dealers', 'All Dealers'),
  page('qr-user', '/lats/qrUserDetail/{id}', 'QR code user', ({ qrUser }) => qrUserPath(qrUser)),
  page('farmer', '/farmers/{id}', /^\S+ .+/, ({ farmer }) => customerPath('FARMER', farmer)),
  { ...page('farmer-edit', '/farmers/{id}', /^Edit .+/, ({ farmer }) => customerPath('FARMER', farmer, { edit: true })), panel: 'edit' },
  page('dealer', '/dealers/{id}', /^\S+ .+/, ({ dealer }) => customerPath('DEALER', dealer)),
  { ...page('dealer-edit', '/dealers/{id}', /^Edit .+/, ({ dealer }) => customerPath('DEALER', dealer, { edit: true })), panel: 'edit' },
];

/** Screens of people without permissions. */
export const refusals: readonly Screen[] = [
  page('no-access', '/', "You don't have access", () => homePath(), 'user'),
  page('not-found', '/', 'Page not found', () => '/nothing', 'user'),
];
