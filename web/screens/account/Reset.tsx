/** The route of setting a new password: takes the token out of the address, so that no history and no screenshot holds it. */
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ResetPage } from '../../features/session/ResetPage.tsx';
import { forgotPath, loginPath, resetPath, tellLogin } from '../paths.ts';
import { WithClient } from '../WithClient.tsx';

export function Reset() {
  const navigate = useNavigate();
  const { id } = useParams();
  const [token, setToken] = useState(id);
  // Another link, opened in the same tab.
  if (id !== undefined && id !== token) setToken(id);
  useEffect(() => {
    if (id !== undefined) void navigate(resetPath, { replace: true });
  }, [id, navigate]);
  return (
    <WithClient>
      <ResetPage
        token={token}
        forgotHref={forgotPath}
        loginHref={loginPath()}
        onDone={(message) => void navigate(loginPath(), { replace: true, state: tellLogin(message) })}
      />
    </WithClient>
  );
}
