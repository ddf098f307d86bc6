/** Renders the fields for date, time and purpose of a meeting. */
import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { DateInput } from '../../ui/date/DateInput.tsx';
import { TimeInput } from '../../ui/date/TimeInput.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';
import { useDealerDistanceQuery, useFarmerDistanceQuery } from './meetings.generated.ts';
import { isWhole, type PlanValues, withDate } from './plan-values.ts';
import { meetingsTexts } from './texts/texts.ts';

interface FieldsProps {
  value: PlanValues;
  onChange: (value: PlanValues) => void;
  /** True for a meeting with a planned time, which cannot be removed. */
  isTimed?: boolean;
}

export function PlanFields({ value, onChange, isTimed = false }: FieldsProps) {
  const text = useText(meetingsTexts, formTexts);
  const wrong = useId();
  const change = (part: Partial<PlanValues>) => onChange({ ...value, ...part });
  const isValid = isWhole(value, isTimed);
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 132px' }} gap="2.5" mt="3">
      <LabelledControl label={text('form.date.label')}>
        {({ id }) => (
          <DateInput id={id} size="sm" value={value.date} onChange={(date) => onChange(withDate(value, date))} aria-describedby={isValid ? undefined : wrong} />
        )}
      </LabelledControl>
      <LabelledControl label={text('meetings.time')}>
        {({ id }) => <TimeInput id={id} value={value.time} onChange={(time) => change({ time })} aria-describedby={isValid ? undefined : wrong} />}
      </LabelledControl>
      <chakra.div gridColumn="1 / -1">
        <LabelledControl label={text('meetings.purpose')}>
          {({ id }) => <Input id={id} size="sm" maxLength={500} value={value.purpose} onChange={({ target }) => change({ purpose: target.value })} />}
        </LabelledControl>
      </chakra.div>
      <chakra.p id={wrong} role="status" gridColumn="1 / -1" textStyle="meta" color="fg.error" _empty={{ display: 'none' }}>
        {isValid ? '' : text('meetings.dateAndTime')}
      </chakra.p>
    </chakra.div>
  );
}

interface Props {
  type: MeetingType;
  /** Id of the customer. */
  id: string;
  employee: { id: string; name: string };
}

/** Renders a note about a customer who is far from the employee's usual area. An extension. */
export function FarRemark({ type, id, employee }: Props) {
  const text = useText(meetingsTexts);
  const ofFarmer = useFarmerDistanceQuery(type === 'FARMER' ? { variables: { userId: employee.id, farmerId: id } } : skipToken);
  const ofDealer = useDealerDistanceQuery(type === 'DEALER' ? { variables: { userId: employee.id, dealerId: id } } : skipToken);
  const [first] = (ofFarmer.data ?? ofDealer.data)?.visitSuggestions?.nodes ?? [];
  if (!first?.far) return null;
  return (
    <chakra.p role="status" display="flex" gap="1.5" mt="2" color="fg.warning">
      <MapPin size={16} />
      {text('meetings.far', { name: employee.name, km: formatNumber(Math.round(first.kmFromUsualArea ?? 0)) })}
    </chakra.p>
  );
}
