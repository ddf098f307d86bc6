/** A labelled text field, with an optional button inside its end. */
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Input, type InputProps } from './Input.tsx';

interface Props extends InputProps {
  label: string;
  /** What stands inside the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, end, ...input }: Props) {
  const id = useId();
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div position="relative">
        <Input id={id} size="lg" pe={end === undefined ? undefined : '92px'} {...input} />
        {end !== undefined && (
          <chakra.div position="absolute" insetEnd="1" insetY="0" display="flex" alignItems="center" zIndex="1">
            {end}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
