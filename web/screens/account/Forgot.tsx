/** /forgot: requests a link that sets a new password. The response is the same for known and unknown addresses. */
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../data/attempt.ts';
import { useForgotPasswordMutation } from '../../features/session/account.generated.ts';
import { SignedOutPage } from '../../features/session/SignedOutPage.tsx';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { isEmail, tidyEmail } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ClientProvider } from '../ClientProvider.tsx';
import { loginMessage, loginPath } from '../paths.ts';

export const Forgot = () => (
  <ClientProvider>
    <ForgotForm />
  </ClientProvider>
);

function ForgotForm() {
  const navigate = useNavigate();
  const text = useText(sessionTexts, peopleTexts, formTexts);
  const { run, busy, outcome } = useForgotPasswordMutation({ harmless: true });
  const form = useForm({
    initial: { email: '' },
    labels: { email: text('person.email') },
    check: ({ email }) => (isEmail(email) ? {} : { email: text('person.wrong.email') }),
  });

  const submit = async () => {
    const result = await run({ email: tidyEmail(form.values.email) });
    if (result?.kind !== 'done') return;
    form.saved();
    if (form.isShown()) void navigate(loginPath(), { state: loginMessage(result.message ?? text('session.linkSent')) });
  };

  return (
    <SignedOutPage title={text('session.forgot')} pageId="forgot">
      <p>{text('session.forgotHint')}</p>
      <SmallForm form={form} refusal={refusalOf(outcome, text)} submit={text('session.sendLink')} onSubmit={submit} busy={busy}>
        <InputField field={form.field('email')} type="email" verbatim autoFocus autoComplete="email" />
      </SmallForm>
      <TextLink to={loginPath()}>{text('login.title')}</TextLink>
    </SignedOutPage>
  );
}
