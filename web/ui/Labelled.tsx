/** Renders a control with a label above, for controls outside of forms, which have no error messages. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** @param id of the control */
  children: (id: string) => ReactNode;
}

export function Labelled({ label, children }: Props) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {children(id)}
    </chakra.div>
  );
}
