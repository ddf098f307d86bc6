/** The login's password field, whose content can be shown. */
import { useState } from 'react';
import type { InputProps } from './Input.tsx';
import { ShowPassword } from './ShowPassword.tsx';
import { TextField } from './TextField.tsx';

interface Props extends Omit<InputProps, 'type'> {
  label: string;
}

export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={<ShowPassword shown={shown} onChange={setShown} />}
    />
  );
}
