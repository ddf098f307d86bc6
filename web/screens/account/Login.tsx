/** /login: the form, the reason for being signed out, and links for a person without an account or a password. */
import { chakra } from '@chakra-ui/react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/session/LoginForm.tsx';
import { SignedOutPage } from '../../features/session/SignedOutPage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/Message.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { forgotPath, readLoginMessage, readNext, registerPath } from '../paths.ts';

/** Redirects a person who is signed in, or has just signed in, to the page that they had requested. */
export function Login() {
  const text = useText();
  const state = useSession();
  const [search] = useSearchParams();
  const message = readLoginMessage(useLocation().state);
  if (state.status === 'signedIn') return <Navigate to={readNext(search)} replace />;
  return (
    <SignedOutPage title={text('login.title')} pageId="login">
      {message !== undefined && <Message kind="success">{message}</Message>}
      {message === undefined && state.status === 'signedOut' && state.reason === 'elsewhere' && <Message kind="info">{text('login.elsewhere')}</Message>}
      <LoginForm />
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <TextLink to={forgotPath}>{text('login.forgot')}</TextLink>
        <TextLink to={registerPath}>{text('bar.signUp')}</TextLink>
      </chakra.div>
    </SignedOutPage>
  );
}
