/** Creates a token for a tool, and shows it once. */
import { chakra } from '@chakra-ui/react';
import { useDates } from '../../calendar/use-dates.ts';
import { answerOf } from '../../data/attempt.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { roles } from '../../session/permissions.ts';
import { InputField } from '../../ui/form/InputField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { tokensTexts } from './texts/texts.ts';
import { useCreateAccessTokenMutation } from './tokens.generated.ts';

const lengths: readonly number[] = [7, 30, 90, 180, 366];
const longestName = 60;

export function MakeToken({ onClose }: { onClose: () => void }) {
  const text = useText(tokensTexts, peopleTexts, formTexts);
  const dates = useDates();
  const { run, busy, outcome } = useCreateAccessTokenMutation();
  const made = outcome?.kind === 'done' ? outcome.payload : undefined;
  const form = useForm({
    initial: { name: '', role: 'MODERATOR', days: '90' },
    labels: { name: text('tokens.name'), role: text('person.roles'), days: text('tokens.days') },
    check: ({ name }) => ({
      name: visibleText(name) === '' ? text('form.required') : visibleText(name).length > longestName ? text('tokens.nameTooLong') : undefined,
    }),
  });
  const send = async () => {
    const { name, role, days } = form.values;
    const result = await run({ name: visibleText(name), roles: roles.filter((each) => each === role), days: Number(days) });
    if (result?.kind === 'done') form.saved();
  };
  return (
    <Modal open onClose={onClose} title={text('tokens.make')} width="640px" initialFocus={() => document.getElementById(form.field('name').id)}>
      {made?.token ? (
        <>
          <Secret label={text('tokens.once')} value={made.token} />
          <chakra.p textStyle="meta" color="fg.muted" mt="2">
            {text('tokens.howToSend')} {text('tokens.endsAt', { end: dates.dateTime(made.accessToken?.expiresAt ?? '') })}
          </chakra.p>
        </>
      ) : (
        <SmallForm form={form} {...answerOf(outcome, text, <p>{text('tokens.lost')}</p>)} submit={text('tokens.make')} onSubmit={send} busy={busy}>
          <InputField field={form.field('name')} />
          <SelectField field={form.field('role')} choices={roles.map((value) => ({ value, label: text(`role.${value}`) }))} />
          <SelectField field={form.field('days')} choices={lengths.map((count) => ({ value: String(count), label: text('tokens.length', { count }) }))} />
        </SmallForm>
      )}
    </Modal>
  );
}
