/** Renders the login form. Typed input stays after a refused or failed sign-in, and a double click sends a single request. */
import { Button, chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { session } from '../../session/session.ts';
import type { Session } from '../../session/session-types.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import type { FormField } from '../../ui/form/use-form.ts';
import { Message } from '../../ui/Message.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';

const look = { size: 'lg', unmarked: true } as const;

const loadSignIn = () => import('./sign-in.ts');

interface Props {
  /** The previous user. */
  username?: string | undefined;
  onSignedIn?: (session: Session) => void;
}

export function LoginForm({ username: initial = '', onSignedIn = session.start }: Props) {
  const text = useText();
  const [username, setUsername] = useState(initial);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const isShown = useIsShown();
  const id = useId();
  const field = (name: string, label: string, value: string, set: (value: string) => void): FormField<string> => ({
    id: `${id}-${name}`,
    name,
    label,
    value,
    set,
  });

  // Preloads after the first paint, while the person types. A failure is shown on submit.
  useEffect(() => {
    loadSignIn().catch(() => undefined);
  }, []);

  const submit = async () => {
    if (sending.current) return;
    if (username.trim() === '' || password === '') return setError(text('login.required'));
    sending.current = true;
    setBusy(true);
    try {
      const { signIn, signOut } = await loadSignIn();
      const result = await signIn(username.trim(), password);
      // The person has left the form, so the session is not wanted any more.
      if (!isShown()) return void (result.kind === 'signedIn' && signOut(result.session.token).catch(() => undefined));
      if (result.kind === 'signedIn') return onSignedIn(result.session);
      setError(result.kind === 'refused' ? result.message : text(result.failure));
    } catch {
      // The script of the sign-in could not be loaded.
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
      <InputField field={field('username', text('login.username'), username, setUsername)} {...look} verbatim autoComplete="username" autoFocus />
      <InputField type="password" field={field('password', text('login.password'), password, setPassword)} {...look} autoComplete="current-password" />
      <Button type="submit" variant="solid" size="lg" w="full" aria-busy={busy}>
        {busy && <Spinner />}
        <span>{text('login.title')}</span>
      </Button>
    </chakra.form>
  );
}
