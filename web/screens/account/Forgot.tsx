/** The route of asking for a link to set a new password; it leads to the login. */
import { useNavigate } from 'react-router-dom';
import { ForgotPage } from '../../features/session/ForgotPage.tsx';
import { loginPath, tellLogin } from '../paths.ts';
import { WithClient } from '../WithClient.tsx';

export function Forgot() {
  const navigate = useNavigate();
  return (
    <WithClient>
      <ForgotPage loginHref={loginPath()} onDone={(message) => void navigate(loginPath(), { state: tellLogin(message) })} />
    </WithClient>
  );
}
