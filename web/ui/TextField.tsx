/** A labelled text or password field of the login. */
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Input, type InputProps } from './Input.tsx';
import { PasswordInput } from './PasswordInput.tsx';

interface Props extends InputProps {
  label: string;
}

export function TextField({ label, ...input }: Props) {
  const id = useId();
  const Control = input.type === 'password' ? PasswordInput : Input;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Control id={id} size="lg" {...input} />
    </chakra.div>
  );
}
