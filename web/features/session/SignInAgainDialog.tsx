/** Renders the password dialog over the page after the session expired. Typed input stays, and refused operations are retried once. */
import { Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useText } from '../../i18n/text-context.ts';
import type { Session } from '../../session/session-types.ts';
import { Modal } from '../../ui/Modal.tsx';
import { LoginForm } from './LoginForm.tsx';
import { sessionTexts } from './texts/texts.ts';

interface Props {
  ended: Session;
  onSignedIn: (session: Session) => void;
  onLogout: () => void;
}

export function SignInAgainDialog({ ended: { username }, onSignedIn, onLogout }: Props) {
  const text = useText(sessionTexts);
  const form = useRef<HTMLDivElement>(null);
  const firstEmpty = () => form.current?.querySelector<HTMLElement>(username === undefined ? 'input' : 'input[type=password]') ?? null;
  return (
    <Modal open title={text('session.ended')} width="400px" initialFocus={firstEmpty}>
      <chakra.p mb="4">{text('session.endedHint')}</chakra.p>
      <div ref={form}>
        <LoginForm onSignedIn={onSignedIn} username={username} />
      </div>
      <Button type="button" variant="ghost" size="lg" w="full" mt="2" onClick={onLogout}>
        {text('action.logout')}
      </Button>
    </Modal>
  );
}
