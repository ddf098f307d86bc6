/** Every address of the product, in the order of the specification's table, and who may open it. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { canManage } from '../session/roles.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { NotFound } from './NotFound.tsx';
import { RouteError } from './RouteError.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Shell } from './shell/Shell.tsx';

const Login = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/Login.tsx'))).Login }));
const Register = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/Register.tsx'))).Register }));
const Forgot = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/Forgot.tsx'))).Forgot }));
const Reset = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/Reset.tsx'))).Reset }));
const StaffHome = lazy(async () => ({ default: (await loadChunk(() => import('../screens/home/StaffHome.tsx'))).StaffHome }));
const ChangePassword = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/ChangePassword.tsx'))).ChangePassword }));
const AddPersonPage = lazy(async () => ({ default: (await loadChunk(() => import('../screens/home/AddPersonPage.tsx'))).AddPersonPage }));
const Profile = lazy(async () => ({ default: (await loadChunk(() => import('../screens/account/Profile.tsx'))).Profile }));
const Workspace = lazy(async () => ({ default: (await loadChunk(() => import('../screens/workspace/Workspace.tsx'))).Workspace }));
const UserMap = lazy(async () => ({ default: (await loadChunk(() => import('../screens/workspace/UserMap.tsx'))).UserMap }));
const AddMeeting = lazy(async () => ({ default: (await loadChunk(() => import('../screens/meetings/AddMeeting.tsx'))).AddMeeting }));
const MeetingPage = lazy(async () => ({ default: (await loadChunk(() => import('../screens/meetings/MeetingPage.tsx'))).MeetingPage }));
const Dashboard = lazy(async () => ({ default: (await loadChunk(() => import('../screens/dashboard/Dashboard.tsx'))).Dashboard }));
const QrUser = lazy(async () => ({ default: (await loadChunk(() => import('../screens/dashboard/QrUser.tsx'))).QrUser }));

const pages: RouteObject[] = [
  { path: '/login', element: <Login /> },
  { path: '/register', element: <Register /> },
  { path: '/forgot', element: <Forgot /> },
  // Without its token once the page has read it.
  { path: '/reset/:id?', element: <Reset /> },
  { path: '/', element: <SignedIn allow={canManage}>{(person) => <StaffHome person={person} />}</SignedIn> },
  { path: '/changePassword', element: <SignedIn allow={() => true}>{(person) => <ChangePassword person={person} />}</SignedIn> },
  { path: '/addEmployee', element: <SignedIn allow={canManage}>{(person) => <AddPersonPage person={person} panel="addEmployee" />}</SignedIn> },
  { path: '/profile', element: <SignedIn allow={canManage}>{(person) => <Profile person={person} />}</SignedIn> },
  { path: '/userprofile', element: <SignedIn allow={canManage}>{(person) => <Workspace person={person} />}</SignedIn> },
  { path: '/usermap', element: <SignedIn allow={canManage}>{() => <UserMap />}</SignedIn> },
  { path: '/addDealer', element: <SignedIn allow={canManage}>{(person) => <AddPersonPage person={person} panel="addDealer" />}</SignedIn> },
  { path: '/addFarmer', element: <SignedIn allow={canManage}>{(person) => <AddPersonPage person={person} panel="addFarmer" />}</SignedIn> },
  { path: '/addFarmerMeeting', element: <SignedIn allow={canManage}>{(person) => <AddMeeting person={person} type="FARMER" />}</SignedIn> },
  { path: '/addDealerMeeting', element: <SignedIn allow={canManage}>{(person) => <AddMeeting person={person} type="DEALER" />}</SignedIn> },
  { path: '/meetingDetails/:type/:meetId', element: <SignedIn allow={canManage}>{(person) => <MeetingPage person={person} />}</SignedIn> },
  { path: '/lats/secure/dashboard', element: <SignedIn allow={canManage}>{(person) => <Dashboard person={person} />}</SignedIn> },
  { path: '/lats/qrUserDetail/:id', element: <SignedIn allow={canManage}>{(person) => <QrUser person={person} />}</SignedIn> },
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    // A fault of the frame itself, so that it is told without the frame.
    errorElement: <RouteError />,
    children: [{ errorElement: <RouteError />, children: pages }],
  },
];
