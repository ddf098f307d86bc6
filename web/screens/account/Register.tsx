/** The route of signing up; it leads to the login. */
import { useNavigate } from 'react-router-dom';
import { RegisterPage } from '../../features/session/RegisterPage.tsx';
import { loginPath, tellLogin } from '../paths.ts';
import { WithClient } from '../WithClient.tsx';

export function Register() {
  const navigate = useNavigate();
  return (
    <WithClient>
      <RegisterPage
        loginHref={loginPath()}
        onDone={(message) => void navigate(loginPath(), { state: tellLogin(message) })}
        onCancel={() => void navigate(loginPath())}
      />
    </WithClient>
  );
}
