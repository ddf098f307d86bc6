/** Renders the dialog that refuses a day, asks a question about it or enters the answer. */
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { AttemptMessage } from '../../data/OutcomeMessage.tsx';
import { RefusedDayType } from '../../data/schema.generated.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SegmentRadios } from '../../ui/form/SegmentField.tsx';
import { useAnswerDayQuestionMutation, useAskAboutDayMutation, useRefuseDayMutation } from './approvals.generated.ts';
import type { DayToDecide, Deed } from './deeds.ts';
import { ReasonField } from './ReasonField.tsx';
import { approvalsTexts } from './texts/texts.ts';

export type DialogDeed = Exclude<Deed, 'approve'>;

interface Props {
  day: DayToDecide;
  deed: DialogDeed;
  onClose: () => void;
  onDone: () => void;
  finalFocus: () => HTMLElement | null;
}

export function DecisionDialog({ day: { userId, date, employee, attendance }, deed, onClose, onDone, finalFocus }: Props) {
  const text = useText(approvalsTexts);
  const dates = useDates();
  const [statement, setStatement] = useState('');
  const [countsAs, setCountsAs] = useState<RefusedDayType>(RefusedDayType.ABSENT);
  const [isTried, setTried] = useState(false);
  const refusal = useRefuseDayMutation();
  const question = useAskAboutDayMutation();
  const answer = useAnswerDayQuestionMutation();
  const attempt = { refuse: refusal, ask: question, answer }[deed];
  const words = visibleText(statement);
  const onConfirm = async () => {
    setTried(true);
    if (words === '') return;
    const outcome =
      deed === 'refuse'
        ? await refusal.run({ userId, date, reason: words, countsAs })
        : deed === 'ask'
          ? await question.run({ userId, date, question: words })
          : await answer.run({ userId, date, answer: words });
    if (outcome?.kind === 'done') onDone();
  };
  const [open] = attendance.questions;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      finalFocus={finalFocus}
      busy={attempt.busy}
      again={attempt.lost}
      danger={deed === 'refuse'}
      confirm={text(`approvals.${deed}.confirm`)}
      question={text(`approvals.${deed}.question`)}
      detail={`${employee}, ${dates.named(date)}`}
      changed={statement !== '' || countsAs !== RefusedDayType.ABSENT}
      message={<AttemptMessage attempt={attempt} />}
    >
      {deed === 'answer' && open && <chakra.blockquote mt="2">{open.question}</chakra.blockquote>}
      <ReasonField
        label={text(`approvals.${deed}.label`)}
        value={statement}
        onChange={setStatement}
        fault={isTried && words === '' ? text(`approvals.${deed}.missing`) : undefined}
        hint={text(`approvals.${deed}.hint`)}
      />
      {deed === 'refuse' && <CountsAs value={countsAs} onChange={setCountsAs} />}
    </ConfirmDialog>
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
      <chakra.span id={`${id}-hint`} textStyle="meta" color="fg.muted">
        {text('approvals.countsAs.hint')}
      </chakra.span>
    </chakra.div>
  );
}
