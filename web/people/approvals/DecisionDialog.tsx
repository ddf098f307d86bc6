/** Renders the dialog that refuses a day, asks a question about it or enters the answer. */
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { AttemptDialog } from '../../data/AttemptDialog.tsx';
import { RefusedDayType } from '../../data/schema.generated.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { SegmentRadios } from '../../ui/form/SegmentField.tsx';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { useAnswerDayQuestionMutation, useAskAboutDayMutation, useRefuseDayMutation } from './approvals.generated.ts';
import type { DayAction, DayToDecide } from './day-actions.ts';
import { approvalsTexts } from './texts/texts.ts';

export type DialogAction = Exclude<DayAction, 'approve'>;

interface Props {
  day: DayToDecide;
  action: DialogAction;
  onClose: () => void;
  onDone: () => void;
  finalFocus: () => HTMLElement | null;
}

export function DecisionDialog({ day: { userId, date, employee, attendance }, action, onClose, onDone, finalFocus }: Props) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const [statement, setStatement] = useState('');
  const [countsAs, setCountsAs] = useState<RefusedDayType>(RefusedDayType.ABSENT);
  const [isSubmitted, setSubmitted] = useState(false);
  const refusal = useRefuseDayMutation();
  const question = useAskAboutDayMutation();
  const answer = useAnswerDayQuestionMutation();
  const attempt = { refuse: refusal, ask: question, answer }[action];
  const words = visibleText(statement);
  const send = async () => {
    setSubmitted(true);
    if (words === '') return undefined;
    if (action === 'refuse') return refusal.run({ userId, date, reason: words, countsAs });
    return action === 'ask' ? question.run({ userId, date, question: words }) : answer.run({ userId, date, answer: words });
  };
  const [open] = attendance.questions;
  return (
    <AttemptDialog
      open
      attempt={attempt}
      send={send}
      onDone={onDone}
      onClose={onClose}
      finalFocus={finalFocus}
      danger={action === 'refuse'}
      confirm={text(`approvals.${action}.confirm`)}
      question={text(`approvals.${action}.question`)}
      detail={`${employee}, ${dates.named(date)}`}
      changed={statement !== '' || countsAs !== RefusedDayType.ABSENT}
    >
      {action === 'answer' && open && <chakra.blockquote mt="2">{open.question}</chakra.blockquote>}
      <ReasonField
        label={text(`approvals.${action}.label`)}
        value={statement}
        onChange={setStatement}
        fault={isSubmitted && words === '' ? text(`approvals.${action}.missing`) : undefined}
        hint={text(`approvals.${action}.hint`)}
      />
      {action === 'refuse' && <CountsAs value={countsAs} onChange={setCountsAs} />}
    </AttemptDialog>
  );
}

/** Chooses the type that a refused day counts as for payroll. */
function CountsAs({ value, onChange }: { value: RefusedDayType; onChange: (value: RefusedDayType) => void }) {
  const text = useText(approvalsTexts);
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" mt="3">
      <chakra.span id={`${id}-label`} textStyle="label">
        {text('approvals.countsAs.label')}
      </chakra.span>
      <SegmentRadios
        id={id}
        labelId={`${id}-label`}
        aria-describedby={`${id}-hint`}
        choices={Object.values(RefusedDayType).map((type) => ({ value: type, label: text(`approvals.countsAs.${type}`) }))}
        value={value}
        onChange={onChange}
      />
      <Caption as="span" id={`${id}-hint`}>
        {text('approvals.countsAs.hint')}
      </Caption>
    </chakra.div>
  );
}

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, in place of the hint. */
  fault: string | undefined;
  hint: string;
}

/** Renders the field for the text that is stored with a decision: a reason, a note, a question or an answer. */
export function ReasonField({ value, onChange, ...field }: ReasonFieldProps) {
  return (
    <chakra.div mt="3">
      <LabelledControl {...field}>
        {(control) => (
          <Input {...control} required autoFocus maxLength={500} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
        )}
      </LabelledControl>
    </chakra.div>
  );
}
