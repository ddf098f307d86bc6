/** /register: every field is required, including the middle name. The role is always user, because only admins assign others. */
import { useNavigate } from 'react-router-dom';
import { answerOf } from '../../data/attempt.ts';
import { CheckFirstLink } from '../../data/OutcomeMessage.tsx';
import { useSignUpMutation } from '../../features/session/account.generated.ts';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonSection } from '../../people/PersonSection.tsx';
import { checkName, emptyName, nameLabels } from '../../people/person-form.ts';
import { tidyEmail, tidyPhone } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { filledIn, useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ClientProvider } from '../ClientProvider.tsx';
import { loginMessage, loginPath } from '../paths.ts';

const initial = { ...emptyName, username: '', password: '', confirmPassword: '' };
const secrets = ['password', 'confirmPassword'] as const;

export const Register = () => (
  <ClientProvider>
    <RegisterForm />
  </ClientProvider>
);

function RegisterForm() {
  const navigate = useNavigate();
  const text = useText(sessionTexts, peopleTexts, formTexts);
  const { run, busy, outcome } = useSignUpMutation();
  const form = useForm({
    initial,
    labels: {
      ...nameLabels(text),
      username: text('login.username'),
      password: text('login.password'),
      confirmPassword: text('session.confirmPassword'),
    },
    draft: 'register',
    secrets,
    check: (values) => {
      const { username, password, confirmPassword } = values;
      return { ...checkName(values, text, true), ...filledIn({ username: visibleText(username), password, confirmPassword }, text('form.required')) };
    },
  });

  const submit = async () => {
    const { firstName, middleName, lastName, dateOfBirth, gender, phoneNumber, email, username, password, confirmPassword } = form.values;
    const result = await run({
      firstName: visibleText(firstName),
      middleName: visibleText(middleName),
      lastName: visibleText(lastName),
      mobileNumber: tidyPhone(phoneNumber),
      dateOfBirth,
      gender: gender || 'MALE',
      username: visibleText(username),
      email: tidyEmail(email),
      password,
      confirmPassword,
    });
    if (result?.kind !== 'done') return;
    form.saved();
    if (form.isShown()) void navigate(loginPath(), { state: loginMessage(result.message ?? text('session.registered')) });
  };

  return (
    <Sheet title={text('bar.signUp')} pageId="register" takesFocus={false}>
      <FormSheet
        form={form}
        {...answerOf(outcome, text, <CheckFirstLink to={loginPath()} />)}
        submit={text('bar.signUp')}
        onSubmit={submit}
        onCancel={() => void navigate(loginPath())}
        busy={busy}
      >
        <PersonSection form={form} own middleNameRequired autoFocus />
        <FormSection title={text('session.account')}>
          <InputField field={form.field('username')} verbatim autoComplete="username" wideOnPhone />
          <InputField type="password" field={form.field('password')} autoComplete="new-password" wideOnPhone />
          <InputField type="password" field={form.field('confirmPassword')} autoComplete="new-password" wideOnPhone />
        </FormSection>
      </FormSheet>
    </Sheet>
  );
}
