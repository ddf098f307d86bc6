/** The form by which a farmer, a dealer or an employee is added. What was typed stays until the server has taken it. */
import { type ReactNode, useState } from 'react';
import type { Attempt } from '../data/attempt.ts';
import { LookFirst } from '../data/LookFirst.tsx';
import { answerOf } from '../data/refusal.ts';
import { joinParts } from '../i18n/formats.ts';
import { useText } from '../i18n/text-context.ts';
import { FormSheet } from '../ui/form/FormSheet.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import { type FormField, useForm } from '../ui/form/use-form.ts';
import { type Notice, useNotice } from '../ui/NoticeArea.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AddressSection } from './AddressSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import { addressLabels, checkAddress, checkName, emptyPerson, nameLabels, type PersonValues } from './person-form.ts';
import { peopleTexts } from './texts/texts.ts';

/** `extra` is the one field in which the three differ. */
export interface PersonFormValues<Extra> extends PersonValues {
  extra: Extra;
}

interface Props<Extra, Input, Answer> {
  title: string;
  /** What counts as one page, and the draft's name. */
  place: string;
  extra: { label: string; initial: Extra; wrong?: (value: Extra) => string | undefined; draw: (field: FormField<Extra>) => ReactNode };
  attempt: Attempt<Input, Answer>;
  inputOf: (values: PersonFormValues<Extra>) => Input;
  /** Shown once with the message. */
  secret?: (answer: Answer) => Notice['secret'];
  /** Where it can be seen whether it was done. */
  lookTo: string;
  onSaved: (person: PersonFormValues<Extra>, answer: Answer) => void;
  onCancel: () => void;
}

export function PersonForm<Extra, Input, Answer>(props: Props<Extra, Input, Answer>) {
  const { title, place, extra, attempt, inputOf, secret, lookTo, onSaved, onCancel } = props;
  const text = useText(peopleTexts, formTexts);
  const tell = useNotice();
  const [initial] = useState<PersonFormValues<Extra>>({ ...emptyPerson, extra: extra.initial });
  const { run, busy, outcome } = attempt;
  const form = useForm<PersonFormValues<Extra>>({
    initial,
    labels: { ...nameLabels(text), extra: extra.label, ...addressLabels(text) },
    draft: place,
    check: (values) => ({ ...checkName(values, text), extra: extra.wrong?.(values.extra), ...checkAddress(values, text) }),
  });

  const submit = async (again: boolean) => {
    const person = form.values;
    const { state, district, taluka } = person;
    const result = await run(inputOf(person));
    if (result?.kind !== 'done') return;
    const link = secret?.(result.payload);
    tell({
      message: result.message ?? text('person.added', { name: joinParts([form.values.firstName, form.values.lastName], ' ') }),
      ...(link === undefined ? {} : { secret: link }),
    });
    form.saved({ ...initial, state, district, taluka });
    if (again) document.getElementById(form.field('firstName').id)?.focus();
    else onSaved(person, result.payload);
  };

  return (
    <Sheet title={title} place={place} takesFocus={false}>
      <FormSheet
        form={form}
        {...answerOf(outcome, text, <LookFirst to={lookTo} />)}
        submit={title}
        submitAgain={text('form.again')}
        onSubmit={submit}
        onCancel={onCancel}
        busy={busy}
      >
        <PersonSection form={form} autoFocus>
          {extra.draw(form.field('extra'))}
        </PersonSection>
        <AddressSection form={form} />
      </FormSheet>
    </Sheet>
  );
}
