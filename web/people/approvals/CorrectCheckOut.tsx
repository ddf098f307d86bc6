/** Renders the form for the missing check-out of a day, with a stored reason. Without the server's extensions, it explains that the call is missing. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addDays } from '../../calendar/india.ts';
import { useDates } from '../../calendar/use-dates.ts';
import { useServerConfig } from '../../data/config.ts';
import { AttemptMessage } from '../../data/OutcomeMessage.tsx';
import { latinDigits, visibleText } from '../../i18n/formats.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { afterPress } from '../../ui/after-press.ts';
import { Caption } from '../../ui/Caption.tsx';
import { readTime } from '../../ui/date/TimeInput.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Unsaved } from '../../ui/form/unsaved.ts';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useCorrectAttendanceMutation } from './approvals.generated.ts';
import { approvalsTexts } from './texts/texts.ts';

export interface DayToCorrect {
  readonly userId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly name: string;
  readonly punchInAt: string;
  /** Time of the last known position, an instant; the initial value of the field. */
  readonly lastPointAt: string | null;
  /** The latest first. */
  readonly corrections: readonly { readonly punchOutAt: string | null; readonly by: string | null; readonly reason: string | null }[];
}

interface Props {
  day: DayToCorrect;
  /** Label of the button; 'Save changes' by default. */
  submit?: string;
  onDone: () => void;
}

export function CorrectCheckOut({ day, submit, onDone }: Props) {
  const { userId, date, name, punchInAt, lastPointAt, corrections } = day;
  const text = useText(approvalsTexts, formTexts);
  const dates = useDates();
  const extensions = useServerConfig()?.extensions;
  const proposal = lastPointAt !== null && lastPointAt > punchInAt ? dates.time(lastPointAt) : '';
  const [time, setTime] = useState(proposal);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const attempt = useCorrectAttendanceMutation();
  if (extensions === undefined) return null;
  if (!extensions) return <Caption as="p">{notAvailable(text, text('approvals.correcting'))}</Caption>;
  const read = readTime(latinDigits(time));
  // A check-out until 05:00 belongs to the day of its check-in.
  const isNight = read !== undefined && read < '05:00' && read <= dates.time(punchInAt);
  const isLate = isNight || (read !== undefined && read > dates.time(punchInAt));
  const problem = read === undefined ? text('approvals.timeUnreadable') : isLate ? undefined : text('approvals.timeBefore', { time: dates.time(punchInAt) });
  const lacksReason = visibleText(reason) === '';
  const timeHint = isNight
    ? text('approvals.nightAfter', { date: dates.date(addDays(date, 1)) })
    : proposal !== '' && time === proposal
      ? text('approvals.fromLastPoint')
      : '';
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem !== undefined || lacksReason) return;
    const outcome = await attempt.run({ userId, date, punchOutAt: `${isNight ? addDays(date, 1) : date}T${read}:00+05:30`, reason: visibleText(reason) });
    if (outcome?.kind === 'done') onDone();
  };
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="2" aria-label={text('approvals.correctOf', { name })}>
      <Unsaved changed={attempt.outcome?.kind !== 'done' && !attempt.busy && (reason !== '' || time !== proposal)} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="start" gap="2">
        <LabelledControl quiet w="130px" label={text('approvals.checkOut')} fault={isSubmitted ? problem : undefined} hint={timeHint}>
          {(control) => (
            <Input
              {...control}
              size="sm"
              inputMode="numeric"
              autoComplete="off"
              required
              value={time}
              onChange={({ target }) => setTime(target.value)}
              onBlur={() => read !== undefined && afterPress(() => setTime(read))}
            />
          )}
        </LabelledControl>
        <LabelledControl
          quiet
          flex="1 1 220px"
          label={text('approvals.reason')}
          fault={isSubmitted && lacksReason ? text('approvals.reasonMissing') : undefined}
          hint={text('approvals.reasonKept')}
        >
          {(control) => <Input {...control} size="sm" maxLength={500} required value={reason} onChange={({ target }) => setReason(target.value)} />}
        </LabelledControl>
        <Button type="submit" mt="5" variant="solid" aria-busy={attempt.busy}>
          {attempt.busy ? <Spinner /> : <Check />}
          <span>{submit ?? text('form.saveChanges')}</span>
        </Button>
      </chakra.div>
      {corrections.map(({ punchOutAt, by, reason: why }) => (
        <Caption as="p" key={`${punchOutAt} ${why}`}>
          {text('approvals.earlier', { time: punchOutAt === null ? '-' : dates.time(punchOutAt), name: by ?? '-', reason: why ?? '-' })}
        </Caption>
      ))}
      <AttemptMessage attempt={attempt} />
    </chakra.form>
  );
}
