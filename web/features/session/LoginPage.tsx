/** /login: the form, what brought one here, and the ways for who has no account or no password. */
import { chakra } from '@chakra-ui/react';
import { useText } from '../../i18n/text-context.ts';
import type { SignedOutReason } from '../../session/session-store.ts';
import { Message } from '../../ui/Message.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

interface Props {
  reason: SignedOutReason;
  /** The server message of the page that led here. */
  message: string | undefined;
  forgotHref: string;
  registerHref: string;
}

export function LoginPage({ reason, message, forgotHref, registerHref }: Props) {
  const text = useText();
  return (
    <SignedOutPage title={text('login.title')} place="login">
      {message !== undefined && <Message kind="success">{message}</Message>}
      {message === undefined && reason === 'elsewhere' && <Message kind="info">{text('login.elsewhere')}</Message>}
      <LoginForm />
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <TextLink to={forgotHref}>{text('login.forgot')}</TextLink>
        <TextLink to={registerHref}>{text('bar.signUp')}</TextLink>
      </chakra.div>
    </SignedOutPage>
  );
}
