/** Renders the dialog with the holidays of a year: add, rename by adding again, and remove. */
import { Button, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isDay } from '../../../calendar/read-day.ts';
import { useDates } from '../../../calendar/use-dates.ts';
import { failureOf } from '../../../data/failure.ts';
import { AttemptMessage } from '../../../data/OutcomeMessage.tsx';
import { visibleText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/text-context.ts';
import { Unsaved } from '../../../ui/form/unsaved.ts';
import { Message } from '../../../ui/Message.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useHolidaysQuery, useSetHolidayMutation } from './payroll.generated.ts';
import { DayField, TextField } from './TextField.tsx';
import { payrollTexts } from './texts/texts.ts';

interface Props {
  year: number;
  onClose: () => void;
}

/** Maximum number of characters of a holiday's name. */
const longestName = 100;

export function HolidaysDialog({ year, onClose }: Props) {
  const text = useText(payrollTexts);
  const dates = useDates();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { data, error, loading } = useHolidaysQuery({ variables: { year }, fetchPolicy: 'cache-and-network' });
  const attempt = useSetHolidayMutation();
  const holidays = data?.holidays ?? [];
  const faults = { date: isDay(date) ? undefined : text('payroll.enterDay'), name: visibleText(name) === '' ? text('payroll.enterName') : undefined };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (faults.date !== undefined || faults.name !== undefined) return;
    const outcome = await attempt.run({ date, name: visibleText(name) });
    if (outcome?.kind !== 'done') return;
    // Later input stays.
    setDate((now) => (now === date ? '' : now));
    setName((now) => (now === name ? '' : now));
    setSubmitted(false);
  };
  return (
    <Modal open onClose={onClose} title={text('payroll.holidaysOf', { year: String(year) })} width="480px">
      <Unsaved changed={date !== '' || name !== ''} />
      {error !== undefined && <Message kind="error">{text(failureOf(error))}</Message>}
      {!loading && error === undefined && holidays.length === 0 && <chakra.p color="fg.muted">{text('payroll.noHolidays', { year: String(year) })}</chakra.p>}
      <chakra.ul listStyleType="none">
        {holidays.map((holiday) => (
          <chakra.li key={holiday.date} display="flex" alignItems="center" gap="2" minH="40px" borderBottomWidth="1px">
            <chakra.span w="132px">{dates.named(holiday.date)}</chakra.span>
            <chakra.span flex="1">{holiday.name}</chakra.span>
            <Button
              variant="ghost"
              px="0"
              boxSize="36px"
              aria-label={text('payroll.removeOf', { name: holiday.name ?? '', date: dates.date(holiday.date) })}
              aria-disabled={attempt.busy}
              onClick={() => void attempt.run({ date: holiday.date, name: null })}
            >
              <X />
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.form noValidate onSubmit={(event) => void onSubmit(event)} display="grid" gap="3" mt="4">
        <DayField label={text('payroll.date')} value={date} onChange={setDate} fault={isSubmitted ? faults.date : undefined} />
        <TextField label={text('payroll.holidayName')} value={name} onChange={setName} fault={isSubmitted ? faults.name : undefined} maxLength={longestName} />
        <Button type="submit" justifySelf="start" aria-busy={attempt.busy}>
          {attempt.busy && <Spinner />}
          <span>{text('payroll.addHoliday')}</span>
        </Button>
        <AttemptMessage attempt={attempt} />
      </chakra.form>
    </Modal>
  );
}
