/** /changePassword: three fields. The server decides whether they match and are strong enough. */
import { useNavigate } from 'react-router-dom';
import { answerOf } from '../../data/attempt.ts';
import { useChangePasswordMutation } from '../../features/session/account.generated.ts';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { may } from '../../session/permissions.ts';
import { useSession } from '../../session/session.ts';
import type { Person } from '../../session/session-types.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { filledIn, useForm } from '../../ui/form/use-form.ts';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StaffPage } from '../home/StaffPage.tsx';
import { homePath } from '../paths.ts';

/** Renders the form. Only managers have the option list of the staff home beside it. */
export const ChangePassword = ({ person }: { person: Person }) =>
  may.manage(person) ? (
    <StaffPage person={person}>
      <ChangePasswordForm />
    </StaffPage>
  ) : (
    <ChangePasswordForm />
  );

function ChangePasswordForm() {
  const navigate = useNavigate();
  const goHome = () => void navigate(homePath());
  const text = useText(sessionTexts, formTexts);
  const tell = useNotice();
  const state = useSession();
  const username = (state.status === 'signedIn' && state.session.username) || '';
  const { run, busy, outcome } = useChangePasswordMutation();
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    labels: { oldPassword: text('session.oldPassword'), newPassword: text('session.newPassword'), confirmPassword: text('session.confirmPassword') },
    check: (values) => filledIn(values, text('form.required')),
  });
  const title = text('session.changePassword');

  const submit = async () => {
    const result = await run(form.values);
    if (result?.kind !== 'done') return;
    tell({ message: result.message ?? text('session.passwordChanged') });
    form.saved();
    if (form.isShown()) goHome();
  };

  return (
    <Sheet title={title} pageId="changePassword" takesFocus={false}>
      <FormSheet
        short
        form={form}
        {...answerOf(outcome, text, <p>{text('session.lostChange')}</p>)}
        submit={title}
        onSubmit={submit}
        onCancel={goHome}
        busy={busy}
      >
        <FormSection title={text('login.password')}>
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <InputField type="password" field={form.field('oldPassword')} autoComplete="current-password" autoFocus wideOnPhone />
          <InputField type="password" field={form.field('newPassword')} autoComplete="new-password" wideOnPhone />
          <InputField type="password" field={form.field('confirmPassword')} autoComplete="new-password" wideOnPhone />
        </FormSection>
      </FormSheet>
    </Sheet>
  );
}
