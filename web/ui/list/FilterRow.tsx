/** Renders the filter fields of a list in their declared order. Typing adds a single history entry, not one for each letter. */
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { earliestDay, isDay } from '../../calendar/read-day.ts';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { afterPress } from '../after-press.ts';
import { Caption } from '../Caption.tsx';
import { DateInput } from '../date/DateInput.tsx';
import { formTexts } from '../form/texts/texts.ts';
import { Input } from '../Input.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { type Filter, type FilterState, type FilterValues, isRangeReversed, maxFilterLength } from './filters.ts';
import { listTexts } from './texts/texts.ts';

interface Props extends FilterState {
  filters: readonly Filter[];
}

export function FilterRow({ filters, values, onValues }: Props) {
  return filters.map((filter) => {
    const value = values[filter.key] ?? '';
    const change = (next: string, options?: { replace: boolean }) => next !== value && onValues({ ...values, [filter.key]: next }, options);
    return <FilterField key={filter.key} filter={filter} value={value} values={values} onChange={change} />;
  });
}

interface FieldProps {
  filter: Filter;
  value: string;
  values: FilterValues;
  onChange: (value: string, options?: { replace: boolean }) => void;
}

function FilterField({ filter, value, values, onChange }: FieldProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'text':
      return <SearchBox label={label} value={value} onSearch={(text) => onChange([...text].slice(0, maxFilterLength).join(''), { replace: value !== '' })} />;
    case 'choice':
      return <ChoiceFilter label={label} value={value} onChange={onChange} choices={filter.choices} />;
    case 'day':
      return (
        <Caption display="flex" alignItems="center" gap="1.5" w={{ base: 'full', md: 'auto' }}>
          <chakra.span aria-hidden minW={{ base: '104px', md: '0' }}>
            {label}
          </chakra.span>
          <chakra.span w={{ md: 'date' }} flex={{ base: '1', md: 'none' }}>
            <DayField label={label} value={value} onChange={onChange} notBefore={values[filter.notBefore ?? '']} />
          </chakra.span>
        </Caption>
      );
    case 'whole':
      return <WholeField label={label} value={value} onChange={onChange} read={filter.read} />;
  }
}

type LabelledFieldProps = Omit<FieldProps, 'filter' | 'values'> & { label: string };

interface DayFieldProps extends LabelledFieldProps {
  /** First day of the range that ends with this day. */
  notBefore: string | undefined;
}

/** Filters by a day. Text that is not a day stays in the field with a message and does not filter. A reversed range does not filter either. */
function DayField({ label, value, onChange, notBefore }: DayFieldProps) {
  const text = useText(formTexts, listTexts);
  const [unreadable, setUnreadable] = useState('');
  const change = (day: string) => {
    const isReadable = day === '' || (isDay(day) && day >= earliestDay);
    setUnreadable(isReadable ? '' : day);
    if (isReadable) onChange(day);
  };
  const isReversed = isRangeReversed({ from: notBefore, until: value });
  const problem = unreadable !== '' ? (isDay(unreadable) ? 'form.date.tooOld' : 'form.date.unreadable') : isReversed ? 'list.daysOrder' : undefined;
  const message = problem && text(problem);
  return <DateInput size="sm" aria-label={label} value={unreadable || value} onChange={change} message={message} aria-invalid={problem !== undefined} />;
}

interface WholeFieldProps extends LabelledFieldProps {
  read: ((typed: string) => string) | undefined;
}

/**
 * Filters by a whole text on Enter or on blur. Keeps its element, and so the focus, while the filter changes.
 * Selects the text on Enter and on focus, so a second scan replaces the first.
 */
function WholeField({ label, value, onChange, read = visibleText }: WholeFieldProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  if (applied !== value) {
    setApplied(value);
    setTyped(value);
  }
  const apply = () => {
    const next = [...read(typed)].slice(0, maxFilterLength).join('');
    setTyped(next);
    onChange(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(apply);
    field.current?.select();
  };
  return (
    <chakra.form role="search" aria-label={label} onSubmit={submit} w={{ base: 'full', md: '180px' }}>
      <Input
        ref={field}
        type="search"
        size="sm"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => afterPress(apply)}
      />
    </chakra.form>
  );
}
