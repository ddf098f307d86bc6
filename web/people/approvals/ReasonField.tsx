/** Renders the field for the text that is stored with a decision: a reason, a note, a question or an answer. */
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Input } from '../../ui/Input.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, in place of the hint. */
  fault: string | undefined;
  hint?: string;
}

export function ReasonField({ label, value, onChange, fault, hint }: Props) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1" mt="3">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Input
        id={id}
        required
        autoFocus
        maxLength={500}
        autoComplete="off"
        value={value}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <chakra.span id={`${id}-hint`} textStyle="meta" color={fault === undefined ? 'fg.muted' : 'fg.error'} _empty={{ display: 'none' }}>
        {fault ?? hint}
      </chakra.span>
    </chakra.div>
  );
}
