/** The login form. What was typed stays when the sign-in is refused or fails, and one press sends one request. */
import { Button, chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServerWords } from '../../data/server-words/use-server-words.ts';
import { useText } from '../../i18n/text-context.ts';
import { session } from '../../session/session.ts';
import type { Session } from '../../session/session-types.ts';
import { BusyMark } from '../../ui/BusyMark.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';

const loadSignIn = () => import('./sign-in.ts');

interface Props {
  /** Who signed in before. */
  username?: string | undefined;
  onSignedIn?: (session: Session) => void;
}

export function LoginForm({ username: known = '', onSignedIn = session.start }: Props) {
  const text = useText();
  const inWords = useServerWords();
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  // After the first paint, while the person types. A failure shows on submit.
  useEffect(() => {
    loadSignIn().catch(() => undefined);
  }, []);

  const submit = async () => {
    if (sending.current) return;
    if (username.trim() === '' || password === '') return setError(text('login.required'));
    sending.current = true;
    setBusy(true);
    try {
      const { signIn } = await loadSignIn();
      const result = await signIn(username.trim(), password);
      if (result.kind === 'signedIn') return onSignedIn(result.session);
      setError(result.kind === 'refused' ? inWords(result.message) : text(result.failure));
    } catch {
      // The script of the sign-in itself could not be fetched.
      setError(text('failure.network'));
    }
    sending.current = false;
    setBusy(false);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      {error !== undefined && <Message kind="error">{error}</Message>}
      <TextField
        label={text('login.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        type="password"
        label={text('login.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="solid" size="lg" w="full" aria-busy={busy}>
        {busy && <BusyMark />}
        {text('login.title')}
      </Button>
    </chakra.form>
  );
}
