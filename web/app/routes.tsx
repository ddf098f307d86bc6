/** Every address of the product, in the order of docs/screens.md, and the roles with access. */
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { may, type Rule } from '../session/permissions.ts';
import { session } from '../session/session.ts';
import { personOf } from '../session/session-store.ts';
import type { Person } from '../session/session-types.ts';
import { type Chunk, loadable } from '../ui/loadable.tsx';
import { SignedIn, SignedInProviders } from './SignedIn.tsx';

const Login = loadable(async () => ({ Component: (await import('../screens/account/Login.tsx')).Login }));
const Register = loadable(async () => ({ Component: (await import('../screens/account/Register.tsx')).Register }));
const Forgot = loadable(async () => ({ Component: (await import('../screens/account/Forgot.tsx')).Forgot }));
const Reset = loadable(async () => ({ Component: (await import('../screens/account/Reset.tsx')).Reset }));
const StaffHome = loadable(async () => {
  const { StaffHome: Component, chunkOf } = await import('../screens/home/StaffHome.tsx');
  return { Component, chunkOf };
});
const ChangePassword = loadable(async () => ({ Component: (await import('../screens/account/ChangePassword.tsx')).ChangePassword }));
const AddPersonPage = loadable(async () => {
  const { AddPersonPage: Component, chunkOf } = await import('../screens/home/AddPerson.tsx');
  return { Component, chunkOf };
});
const Profile = loadable(async () => ({ Component: (await import('../screens/account/Profile.tsx')).Profile }));
const Workspace = loadable(async () => {
  const { Workspace: Component, chunkOf } = await import('../screens/workspace/Workspace.tsx');
  return { Component, chunkOf };
});
const UserMap = loadable(async () => ({ Component: (await import('../screens/workspace/UserMap.tsx')).UserMap }));
const AddMeeting = loadable(async () => {
  const { AddMeeting: Component, chunkOf } = await import('../screens/meetings/AddMeeting.tsx');
  return { Component, chunkOf };
});
const MeetingPage = loadable(async () => ({ Component: (await import('../screens/meetings/MeetingPage.tsx')).MeetingPage }));
const Customer = loadable(async () => {
  const { Customer: Component, chunkOf } = await import('../screens/customers/Customer.tsx');
  return { Component, chunkOf };
});
const Dashboard = loadable(async () => {
  const { Dashboard: Component, chunkOf } = await import('../screens/dashboard/Dashboard.tsx');
  return { Component, chunkOf };
});
const NotFound = loadable(async () => ({ Component: (await import('../screens/MessagePages.tsx')).NotFound }));
const QrUser = loadable(async () => ({ Component: (await import('../screens/dashboard/QrUser.tsx')).QrUser }));

/** Returns false for a person who is not signed in. They are redirected to the login and load no script of the page. */
const isSignedIn = async (): Promise<boolean> => {
  await session.known();
  return personOf(session.state()) !== undefined;
};

/** Route whose scripts are loaded before the page is shown, so that the previous page stays until then. */
export const pageRoute = (path: string, parts: readonly Chunk[], element: ReactNode, isNeeded: () => Promise<boolean> = async () => true): RouteObject => ({
  path,
  element,
  loader: async ({ request }) => {
    const address = new URL(request.url);
    if (await isNeeded()) await Promise.all(parts.map((part) => part.load(address)));
    return null;
  },
  shouldRevalidate: ({ nextUrl }) => !parts.every((part) => part.isLoaded(nextUrl)),
});

const signedInRoute = (path: string, page: Chunk, allow: Rule, children: (person: Person) => ReactNode): RouteObject =>
  pageRoute(
    path,
    [SignedInProviders, page],
    <SignedIn page={page} allow={allow}>
      {children}
    </SignedIn>,
    isSignedIn,
  );

export const pageRoutes: RouteObject[] = [
  pageRoute('/login', [Login], <Login />),
  pageRoute('/register', [Register], <Register />),
  pageRoute('/forgot', [Forgot], <Forgot />),
  // The page removes its token from the address after reading it.
  pageRoute('/reset/:id?', [Reset], <Reset />),
  signedInRoute('/', StaffHome, may.manage, (person) => <StaffHome person={person} />),
  signedInRoute('/changePassword', ChangePassword, may.changePassword, (person) => <ChangePassword person={person} />),
  signedInRoute('/addEmployee', AddPersonPage, may.manage, (person) => <AddPersonPage person={person} panel="addEmployee" />),
  signedInRoute('/profile', Profile, may.manage, (person) => <Profile person={person} />),
  signedInRoute('/userprofile', Workspace, may.manage, (person) => <Workspace person={person} />),
  signedInRoute('/usermap', UserMap, may.manage, () => <UserMap />),
  signedInRoute('/addDealer', AddPersonPage, may.manage, (person) => <AddPersonPage person={person} panel="addDealer" />),
  signedInRoute('/addFarmer', AddPersonPage, may.manage, (person) => <AddPersonPage person={person} panel="addFarmer" />),
  signedInRoute('/addFarmerMeeting', AddMeeting, may.manage, (person) => <AddMeeting person={person} type="FARMER" />),
  signedInRoute('/addDealerMeeting', AddMeeting, may.manage, (person) => <AddMeeting person={person} type="DEALER" />),
  signedInRoute('/meetingDetails/:type/:meetId', MeetingPage, may.manage, (person) => <MeetingPage person={person} />),
  signedInRoute('/lats/secure/dashboard', Dashboard, may.manage, (person) => <Dashboard person={person} />),
  signedInRoute('/lats/qrUserDetail/:id', QrUser, may.manage, (person) => <QrUser person={person} />),
  signedInRoute('/farmers/:id', Customer, may.manage, (person) => <Customer person={person} type="FARMER" />),
  signedInRoute('/dealers/:id', Customer, may.manage, (person) => <Customer person={person} type="DEALER" />),
  pageRoute('*', [NotFound], <NotFound />),
];
