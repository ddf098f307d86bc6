/** The fields that narrow a list, in the order of their statement. What is typed on is one step back, not one for each letter. */
import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { isDay } from '../../calendar/read-day.ts';
import { DateInput } from '../date/DateInput.tsx';
import { Input } from '../Input.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { type Filter, maxFilterLength, type Narrowing } from './filters.ts';

interface Props extends Narrowing {
  filters: readonly Filter[];
}

export function FilterRow({ filters, values, onValues }: Props) {
  return filters.map((filter) => {
    const value = values[filter.key] ?? '';
    const change = (next: string, options?: { replace: boolean }) => next !== value && onValues({ ...values, [filter.key]: next }, options);
    return <FilterField key={filter.key} filter={filter} value={value} onChange={change} />;
  });
}

interface FieldProps {
  filter: Filter;
  value: string;
  onChange: (value: string, options?: { replace: boolean }) => void;
}

function FilterField({ filter, value, onChange }: FieldProps) {
  const { label } = filter;
  switch (filter.kind) {
    case 'text':
      return <SearchBox label={label} value={value} onSearch={(text) => onChange([...text].slice(0, maxFilterLength).join(''), { replace: value !== '' })} />;
    case 'choice':
      return <ChoiceFilter label={label} value={value} onChange={onChange} choices={filter.choices} />;
    case 'day':
      return (
        <chakra.div display="flex" alignItems="center" gap="1.5" textStyle="meta" color="fg.muted">
          <span aria-hidden>{label}</span>
          <chakra.span w="158px">
            <DateInput size="sm" aria-label={label} value={value} onChange={(day) => (day === '' || isDay(day)) && onChange(day)} />
          </chakra.span>
        </chakra.div>
      );
    case 'whole':
      return <WholeField key={value} label={label} value={value} onChange={onChange} />;
  }
}

function WholeField({ label, value, onChange }: Omit<FieldProps, 'filter'> & { label: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('whole');
    onChange(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <chakra.form role="search" aria-label={label} onSubmit={submit} w={{ base: 'full', md: '180px' }}>
      <Input
        name="whole"
        type="search"
        size="sm"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={maxFilterLength}
        defaultValue={value}
        onBlur={({ target }) => onChange(target.value.trim())}
      />
    </chakra.form>
  );
}
