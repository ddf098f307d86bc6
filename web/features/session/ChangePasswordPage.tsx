/** /changePassword: three fields; whether they match and are strong enough is the server's to say. */
import { answerOf } from '../../data/refusal.ts';
import { useText } from '../../i18n/text-context.ts';
import { useSession } from '../../session/session.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { filledIn } from './filled-in.ts';
import { useChangePasswordMutation } from './passwords.generated.ts';
import { sessionTexts } from './texts/texts.ts';

export function ChangePasswordPage({ onDone }: { onDone: () => void }) {
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
    onDone();
  };

  return (
    <Sheet title={title} place="changePassword" takesFocus={false}>
      <FormSheet
        short
        form={form}
        {...answerOf(outcome, text, <p>{text('session.lostChange')}</p>)}
        submit={title}
        onSubmit={submit}
        onCancel={onDone}
        busy={busy}
      >
        <FormSection title={text('login.password')}>
          {/* Tells password managers whose password changes. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <InputField type="password" field={form.field('oldPassword')} autoComplete="current-password" autoFocus wideOnPhone />
          <InputField type="password" field={form.field('newPassword')} autoComplete="new-password" wideOnPhone />
          <InputField type="password" field={form.field('confirmPassword')} autoComplete="new-password" wideOnPhone />
        </FormSection>
      </FormSheet>
    </Sheet>
  );
}
