/** /reset/{id}: sets a new password with the token of a link. */
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { answerOf } from '../../data/attempt.ts';
import { CheckFirstLink } from '../../data/OutcomeMessage.tsx';
import { useResetPasswordMutation } from '../../features/session/account.generated.ts';
import { SignedOutPage } from '../../features/session/SignedOutPage.tsx';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { filledIn, useForm } from '../../ui/form/use-form.ts';
import { Message } from '../../ui/Message.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ClientProvider } from '../ClientProvider.tsx';
import { forgotPath, loginMessage, loginPath, resetPath } from '../paths.ts';

/** Removes the token from the address, so no history and no screenshot contains it. */
export function Reset() {
  const navigate = useNavigate();
  const { id } = useParams();
  const [token, setToken] = useState(id);
  // Another link was opened in the same tab.
  if (id !== undefined && id !== token) setToken(id);
  useEffect(() => {
    if (id !== undefined) void navigate(resetPath, { replace: true });
  }, [id, navigate]);
  return (
    <ClientProvider>
      <ResetForm token={token} />
    </ClientProvider>
  );
}

/** @param token undefined after a reload, because the address no longer contains it */
function ResetForm({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const text = useText(sessionTexts, formTexts);
  const { run, busy, outcome } = useResetPasswordMutation();
  const form = useForm({
    initial: { username: '', password: '', confirmPassword: '' },
    labels: { username: text('login.username'), password: text('session.newPassword'), confirmPassword: text('session.confirmPassword') },
    check: ({ username: _, ...passwords }) => filledIn(passwords, text('form.required')),
  });
  const newLink = <TextLink to={forgotPath}>{text('session.askAgain')}</TextLink>;

  const submit = async () => {
    if (token === undefined) return;
    const { password, confirmPassword } = form.values;
    const result = await run({ token, password, confirmPassword });
    if (result?.kind !== 'done') return;
    form.saved();
    if (form.isShown()) void navigate(loginPath(), { replace: true, state: loginMessage(result.message ?? text('session.passwordSet')) });
  };

  return (
    <SignedOutPage title={text('session.reset')} pageId="reset">
      {token === undefined ? (
        <>
          <Message kind="error">{text('session.noToken')}</Message>
          {newLink}
        </>
      ) : (
        <>
          <SmallForm
            form={form}
            {...answerOf(outcome, text, <CheckFirstLink to={loginPath()} />)}
            submit={text('session.setPassword')}
            onSubmit={submit}
            busy={busy}
          >
            {/* Tells password managers which account the password belongs to. The link alone must not reveal the account. */}
            <InputField field={form.field('username')} autoComplete="username" hint={text('session.usernameHint')} verbatim optional />
            <InputField type="password" field={form.field('password')} autoComplete="new-password" autoFocus />
            <InputField type="password" field={form.field('confirmPassword')} autoComplete="new-password" />
          </SmallForm>
          {/* The link may be the reason for the refusal, because it was used or has expired. */}
          {outcome?.kind === 'refused' && newLink}
        </>
      )}
    </SignedOutPage>
  );
}
