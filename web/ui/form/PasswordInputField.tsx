/** A password in a form, whose content can be shown. */
import { useState } from 'react';
import { ShowPassword } from '../ShowPassword.tsx';
import type { FieldProps } from './Field.tsx';
import { InputField } from './InputField.tsx';

interface Props<Name extends string> extends FieldProps<Name> {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

export function PasswordInputField<Name extends string>(props: Props<Name>) {
  const [shown, setShown] = useState(false);
  return <InputField {...props} verbatim type={shown ? 'text' : 'password'} end={<ShowPassword shown={shown} onChange={setShown} />} />;
}
