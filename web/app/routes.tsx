/** Every address of the product, in the order of the specification's table, and who may open it. */
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { canManage } from '../session/roles.ts';
import { session } from '../session/session.ts';
import { personOf } from '../session/session-store.ts';
import type { Person } from '../session/session-types.ts';
import { loadable, type Part } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteError } from './RouteError.tsx';
import { Connected, SignedIn } from './SignedIn.tsx';
import { Shell } from './shell/Shell.tsx';

const Login = loadable(async () => ({ Component: (await import('../screens/account/Login.tsx')).Login }));
const Register = loadable(async () => ({ Component: (await import('../screens/account/Register.tsx')).Register }));
const Forgot = loadable(async () => ({ Component: (await import('../screens/account/Forgot.tsx')).Forgot }));
const Reset = loadable(async () => ({ Component: (await import('../screens/account/Reset.tsx')).Reset }));
const StaffHome = loadable(async () => {
  const { StaffHome: Component, partOf } = await import('../screens/home/StaffHome.tsx');
  return { Component, partOf };
});
const ChangePassword = loadable(async () => ({ Component: (await import('../screens/account/ChangePassword.tsx')).ChangePassword }));
const AddPersonPage = loadable(async () => {
  const { AddPersonPage: Component, partOf } = await import('../screens/home/AddPersonPage.tsx');
  return { Component, partOf };
});
const Profile = loadable(async () => ({ Component: (await import('../screens/account/Profile.tsx')).Profile }));
const Workspace = loadable(async () => {
  const { Workspace: Component, partOf } = await import('../screens/workspace/Workspace.tsx');
  return { Component, partOf };
});
const UserMap = loadable(async () => ({ Component: (await import('../screens/workspace/UserMap.tsx')).UserMap }));
const AddMeeting = loadable(async () => {
  const { AddMeeting: Component, partOf } = await import('../screens/meetings/AddMeeting.tsx');
  return { Component, partOf };
});
const MeetingPage = loadable(async () => ({ Component: (await import('../screens/meetings/MeetingPage.tsx')).MeetingPage }));
const Dashboard = loadable(async () => {
  const { Dashboard: Component, partOf } = await import('../screens/dashboard/Dashboard.tsx');
  return { Component, partOf };
});
const QrUser = loadable(async () => ({ Component: (await import('../screens/dashboard/QrUser.tsx')).QrUser }));

/** The page before stays until everything that the address shows is there. */
const shown = (path: string, parts: readonly Part[], element: ReactNode, needed: () => Promise<boolean> = async () => true): RouteObject => ({
  path,
  element,
  loader: async ({ request }) => {
    const address = new URL(request.url);
    if (await needed()) await Promise.all(parts.map((part) => part.load(address)));
    return null;
  },
  shouldRevalidate: ({ nextUrl }) => parts.some((part) => !part.isLoaded(nextUrl)),
});

/** Who is not signed in is led to the login, and loads nothing of the page. */
const isSignedIn = async (): Promise<boolean> => {
  await session.known();
  return personOf(session.state()) !== undefined;
};

const forPeople = (path: string, page: Part, allow: (person: Person) => boolean, children: (person: Person) => ReactNode): RouteObject =>
  shown(path, [Connected, page], <SignedIn allow={allow}>{children}</SignedIn>, isSignedIn);

const pages: RouteObject[] = [
  shown('/login', [Login], <Login />),
  shown('/register', [Register], <Register />),
  shown('/forgot', [Forgot], <Forgot />),
  // Without its token once the page has read it.
  shown('/reset/:id?', [Reset], <Reset />),
  forPeople('/', StaffHome, canManage, (person) => <StaffHome person={person} />),
  forPeople(
    '/changePassword',
    ChangePassword,
    () => true,
    (person) => <ChangePassword person={person} />,
  ),
  forPeople('/addEmployee', AddPersonPage, canManage, (person) => <AddPersonPage person={person} panel="addEmployee" />),
  forPeople('/profile', Profile, canManage, (person) => <Profile person={person} />),
  forPeople('/userprofile', Workspace, canManage, (person) => <Workspace person={person} />),
  forPeople('/usermap', UserMap, canManage, () => <UserMap />),
  forPeople('/addDealer', AddPersonPage, canManage, (person) => <AddPersonPage person={person} panel="addDealer" />),
  forPeople('/addFarmer', AddPersonPage, canManage, (person) => <AddPersonPage person={person} panel="addFarmer" />),
  forPeople('/addFarmerMeeting', AddMeeting, canManage, (person) => <AddMeeting person={person} type="FARMER" />),
  forPeople('/addDealerMeeting', AddMeeting, canManage, (person) => <AddMeeting person={person} type="DEALER" />),
  forPeople('/meetingDetails/:type/:meetId', MeetingPage, canManage, (person) => <MeetingPage person={person} />),
  forPeople('/lats/secure/dashboard', Dashboard, canManage, (person) => <Dashboard person={person} />),
  forPeople('/lats/qrUserDetail/:id', QrUser, canManage, (person) => <QrUser person={person} />),
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // A fault of the frame itself, so that it is told without the frame.
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, hydrateFallbackElement: <PageSkeleton />, children: pages }],
  },
];
