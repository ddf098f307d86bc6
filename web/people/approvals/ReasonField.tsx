/** Renders the field for the text that is stored with a decision: a reason, a note, a question or an answer. */
import { chakra } from '@chakra-ui/react';
import { Input } from '../../ui/Input.tsx';
import { LabelledControl } from '../../ui/LabelledControl.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Error of the value, in place of the hint. */
  fault: string | undefined;
  hint?: string;
}

export function ReasonField({ value, onChange, ...field }: Props) {
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
