/** /register: every field is required, the middle name too; the role is always user, since only admins give others. */
import { LookFirst } from '../../data/LookFirst.tsx';
import { answerOf } from '../../data/refusal.ts';
import { useText } from '../../i18n/text-context.ts';
import { PersonSection } from '../../people/PersonSection.tsx';
import { checkName, emptyName, nameLabels } from '../../people/person-form.ts';
import { tidyEmail, tidyPhone } from '../../people/person-values.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { filledIn } from './filled-in.ts';
import { useSignUpMutation } from './passwords.generated.ts';
import { sessionTexts } from './texts/texts.ts';

const initial = { ...emptyName, username: '', password: '', confirmPassword: '' };
const secrets = ['password', 'confirmPassword'] as const;

interface Props {
  /** Path of the login page, to check whether the registration succeeded. */
  loginHref: string;
  /** Registered; with the server's words. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

export function RegisterPage({ loginHref, onDone, onCancel }: Props) {
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
      return { ...checkName(values, text, true), ...filledIn({ username: username.trim(), password, confirmPassword }, text('form.required')) };
    },
  });

  const submit = async () => {
    const { firstName, middleName, lastName, dateOfBirth, gender, phoneNumber, email, username, password, confirmPassword } = form.values;
    const result = await run({
      firstName: firstName.trim(),
      middleName: middleName.trim(),
      lastName: lastName.trim(),
      mobileNumber: tidyPhone(phoneNumber),
      dateOfBirth,
      gender: gender || 'MALE',
      username: username.trim(),
      email: tidyEmail(email),
      password,
      confirmPassword,
    });
    if (result?.kind !== 'done') return;
    form.saved();
    onDone(result.message ?? text('session.registered'));
  };

  return (
    <Sheet title={text('bar.signUp')} place="register" takesFocus={false}>
      <FormSheet
        form={form}
        {...answerOf(outcome, text, <LookFirst to={loginHref} />)}
        submit={text('bar.signUp')}
        onSubmit={submit}
        onCancel={onCancel}
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
