/** /reset/{id}: a new password by a link. The token is read once and kept out of the address from then on. */
import { LookFirst } from '../../data/LookFirst.tsx';
import { answerOf } from '../../data/refusal.ts';
import { useText } from '../../i18n/text-context.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Message } from '../../ui/Message.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { filledIn } from './filled-in.ts';
import { useResetPasswordMutation } from './passwords.generated.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { sessionTexts } from './texts/texts.ts';

interface Props {
  /** Undefined when the page was reloaded: the address no longer has it. */
  token: string | undefined;
  forgotHref: string;
  /** Path of the login page, to check whether the password was set. */
  loginHref: string;
  onDone: (message: string) => void;
}

export function ResetPage({ token, forgotHref, loginHref, onDone }: Props) {
  const text = useText(sessionTexts, formTexts);
  const { run, busy, outcome } = useResetPasswordMutation();
  const form = useForm({
    initial: { username: '', password: '', confirmPassword: '' },
    labels: { username: text('login.username'), password: text('session.newPassword'), confirmPassword: text('session.confirmPassword') },
    check: ({ username: _, ...passwords }) => filledIn(passwords, text('form.required')),
  });
  const newLink = <TextLink to={forgotHref}>{text('session.askAgain')}</TextLink>;

  const submit = async () => {
    if (token === undefined) return;
    const { password, confirmPassword } = form.values;
    const result = await run({ token, password, confirmPassword });
    if (result?.kind !== 'done') return;
    form.saved();
    onDone(result.message ?? text('session.passwordSet'));
  };

  return (
    <SignedOutPage title={text('session.reset')} place="reset">
      {token === undefined ? (
        <>
          <Message kind="error">{text('session.noToken')}</Message>
          {newLink}
        </>
      ) : (
        <>
          <SmallForm form={form} {...answerOf(outcome, text, <LookFirst to={loginHref} />)} submit={text('session.setPassword')} onSubmit={submit} busy={busy}>
            {/* Tells password managers whose password is set. The link alone must not reveal the account. */}
            <InputField field={form.field('username')} autoComplete="username" hint={text('session.usernameHint')} verbatim optional />
            <InputField type="password" field={form.field('password')} autoComplete="new-password" autoFocus />
            <InputField type="password" field={form.field('confirmPassword')} autoComplete="new-password" />
          </SmallForm>
          {/* The refusal may be the link's, which has then been used or is too old. */}
          {outcome?.kind === 'refused' && newLink}
        </>
      )}
    </SignedOutPage>
  );
}
