/** Renders the dialog that sets the type of an employee's day, with a stored reason. */
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isDay } from '../../../calendar/read-day.ts';
import { AttemptDialog } from '../../../data/AttemptDialog.tsx';
import { DayType } from '../../../data/schema.generated.ts';
import { visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { approvalsTexts } from '../../../people/approvals/texts/texts.ts';
import { LabelledControl } from '../../../ui/LabelledControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useSetDayTypeMutation } from './payroll.generated.ts';
import { DayField, TextField } from './TextField.tsx';
import { payrollTexts } from './texts/texts.ts';

export interface DayToType {
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly type?: DayType | null | undefined;
  readonly reason?: string | null | undefined;
}

interface Props {
  day: DayToType;
  /** Employees to choose from. */
  people: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  /** Called after a refusal. Another administrator may have closed the month. */
  onRefused?: () => void;
}

const types = Object.values(DayType);
const isType = (value: string): value is DayType => types.some((type) => type === value);

export function DayTypeDialog({ day, people, onClose, onRefused }: Props) {
  const text = useText(payrollTexts, approvalsTexts);
  const [userId, setUserId] = useState(day.userId);
  const [date, setDate] = useState(day.date);
  const [type, setType] = useState<DayType>(day.type ?? DayType.LEAVE);
  const [reason, setReason] = useState(day.reason ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useSetDayTypeMutation();
  const faults = { date: isDay(date) ? undefined : text('payroll.enterDay'), reason: visibleText(reason) === '' ? text('payroll.enterReason') : undefined };
  const send = async () => {
    setSubmitted(true);
    return faults.date || faults.reason ? undefined : attempt.run({ userId, date, type, reason: visibleText(reason) });
  };
  return (
    <AttemptDialog
      open
      attempt={attempt}
      send={send}
      onClose={onClose}
      onRefused={onRefused}
      question={text('payroll.setDayType')}
      changed={reason !== (day.reason ?? '') || date !== day.date || type !== (day.type ?? DayType.LEAVE) || userId !== day.userId}
    >
      <chakra.div display="grid" gap="3" mt="3">
        <LabelledControl label={text('payroll.employee')}>
          {({ id }) => <Select id={id} value={userId} onChange={setUserId} choices={people.map((person) => ({ value: person.id, label: person.name }))} />}
        </LabelledControl>
        <DayField label={text('payroll.date')} value={date} onChange={setDate} fault={isSubmitted ? faults.date : undefined} />
        <LabelledControl label={text('payroll.dayType')}>
          {({ id }) => (
            <Select
              id={id}
              value={type}
              onChange={(value) => isType(value) && setType(value)}
              choices={types.map((value) => ({ value, label: text(`payroll.type.${value}`) }))}
            />
          )}
        </LabelledControl>
        <TextField label={text('approvals.reason')} value={reason} onChange={setReason} fault={isSubmitted ? faults.reason : undefined} />
      </chakra.div>
    </AttemptDialog>
  );
}
