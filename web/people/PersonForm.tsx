/** Renders the form that adds a farmer, a dealer or an employee. Typed input stays until the server has accepted it. */
import { type ReactNode, useState } from 'react';
import { type Attempt, answerOf } from '../data/attempt.ts';
import { CheckFirstLink } from '../data/OutcomeMessage.tsx';
import { useText } from '../i18n/text-context.ts';
import { FormSheet } from '../ui/form/FormSheet.tsx';
import { formTexts } from '../ui/form/texts/texts.ts';
import { type Form, type FormErrors, useForm } from '../ui/form/use-form.ts';
import { type Notice, useNotice } from '../ui/NoticeArea.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { fullName } from './names.ts';
import type { PersonValues } from './person-form.ts';
import { peopleTexts } from './texts/texts.ts';

interface Props<Values extends PersonValues, Input, Answer> {
  title: string;
  /** Key of the page and name of the draft. */
  pageId: string;
  initial: Values;
  labels: Readonly<Record<keyof Values & string, string>>;
  check: (values: Values) => FormErrors<Values>;
  /** Renders the sections of the form. */
  children: (form: Form<Values>) => ReactNode;
  attempt: Attempt<Input, Answer>;
  inputOf: (values: Values) => Input;
  /** True to delay submission for another reason. */
  busy?: boolean;
  /** Returns the secret that is shown once with the message. */
  secret?: (answer: Answer) => Notice['secret'];
  /** Path of the page that shows whether the person was saved. */
  checkPath: string;
  onSaved: (person: Values, answer: Answer) => void;
  onCancel: () => void;
}

export function PersonForm<Values extends PersonValues, Input, Answer>(props: Props<Values, Input, Answer>) {
  const { title, pageId, labels, check, children, attempt, inputOf, busy = false, secret, checkPath, onSaved, onCancel } = props;
  const text = useText(peopleTexts, formTexts);
  const tell = useNotice();
  const [initial] = useState(props.initial);
  const { run, outcome } = attempt;
  const form = useForm<Values>({ initial, labels, draft: pageId, check });

  const submit = async (again: boolean) => {
    const person = form.values;
    const { state, district, taluka } = person;
    const result = await run(inputOf(person));
    if (result?.kind !== 'done') return;
    const link = secret?.(result.payload);
    tell({
      message: result.message ?? text('person.added', { name: fullName({ ...person, middleName: null }) }),
      ...(link === undefined ? {} : { secret: link }),
    });
    form.saved({ ...initial, state, district, taluka });
    if (!form.isShown()) return;
    if (again) document.getElementById(form.field('firstName').id)?.focus();
    else onSaved(person, result.payload);
  };

  return (
    <Sheet title={title} pageId={pageId} takesFocus={false}>
      <FormSheet
        form={form}
        {...answerOf(outcome, text, <CheckFirstLink to={checkPath} />)}
        submit={title}
        submitAgain={text('form.again')}
        onSubmit={submit}
        onCancel={onCancel}
        busy={attempt.busy || busy}
      >
        {children(form)}
      </FormSheet>
    </Sheet>
  );
}
