/** The route of the login. A person who is signed in, or has just signed in, is redirected to the page they had opened. */
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoginPage } from '../../features/session/LoginPage.tsx';
import { useSession } from '../../session/session.ts';
import { forgotPath, readNext, registerPath, toldToLogin } from '../paths.ts';

export function Login() {
  const state = useSession();
  const [search] = useSearchParams();
  const message = toldToLogin(useLocation().state);
  if (state.status === 'signedIn') return <Navigate to={readNext(search)} replace />;
  return <LoginPage reason={state.status === 'signedOut' ? state.reason : 'none'} message={message} forgotHref={forgotPath} registerHref={registerPath} />;
}
