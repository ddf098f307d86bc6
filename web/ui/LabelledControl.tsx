/** Renders a control outside of a form, with its label above, and its hint or fault below if there is one. */
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props extends Pick<HTMLChakraProps<'div'>, 'w' | 'flex'> {
  label: string;
  /** True for a muted label. */
  quiet?: boolean;
  hint?: string | undefined;
  /** Fault of the value, shown in place of the hint. */
  fault?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Attributes that tie the control to its label and to the note below. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function LabelledControl({ label, quiet = false, hint, fault, children, ...size }: Props) {
  const id = useId();
  const note = fault ?? hint;
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <chakra.div display="grid" gap="1" {...size}>
      <chakra.label htmlFor={id} {...(quiet ? { textStyle: 'meta', color: 'fg.muted' } : { textStyle: 'label' })}>
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': fault === undefined ? undefined : true, 'aria-describedby': noteId })}
      {note !== undefined && (
        <chakra.span id={noteId} textStyle="meta" color={fault === undefined ? 'fg.muted' : 'fg.error'}>
          {note}
        </chakra.span>
      )}
    </chakra.div>
  );
}
