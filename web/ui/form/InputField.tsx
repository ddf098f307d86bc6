/** Renders a field with one line of text or a password, optionally with a fixed prefix (`+91`). */
import { Button, chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { afterPress } from '../after-press.ts';
import { Input, type InputProps } from '../Input.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { formTexts } from './texts/texts.ts';

export interface InputFieldProps extends FieldProps<string> {
  size?: InputProps['size'];
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'numeric';
  autoComplete?: string | undefined;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** True to turn off capitalisation and spelling, for names that machines read. */
  verbatim?: boolean;
  /** Fixed text before the input. */
  prefix?: string;
  /** Normalises the text when the field loses the focus. */
  tidy?: (text: string) => string;
}

export function InputField(props: InputFieldProps) {
  const { size, type = 'text', inputMode, autoComplete = 'off', placeholder, autoFocus, disabled, verbatim = false, prefix, tidy, ...frame } = props;
  const { value, set, was } = frame.field;
  const text = useText(formTexts);
  const Control = type === 'password' ? PasswordInput : Input;
  return (
    <Field {...(was && { hint: text('form.was', { value: was }) })} {...frame}>
      {(control) => (
        <chakra.span display="flex">
          {prefix !== undefined && (
            <chakra.span
              display="flex"
              alignItems="center"
              px="2.5"
              borderWidth="1px"
              borderEndWidth="0"
              borderColor="border.control"
              borderStartRadius="l2"
              bg="bg.muted"
              color="fg.muted"
            >
              {prefix}
            </chakra.span>
          )}
          <Control
            {...control}
            size={size}
            borderColor={was === undefined ? undefined : 'brand.solid'}
            borderStartRadius={prefix === undefined ? undefined : '0'}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            placeholder={placeholder}
            autoFocus={autoFocus}
            disabled={disabled}
            autoCapitalize={verbatim ? 'none' : undefined}
            spellCheck={verbatim ? false : undefined}
            value={value}
            onChange={({ target }) => set(target.value)}
            onBlur={() => {
              if (tidy !== undefined && tidy(value) !== value) afterPress(() => set(tidy(value)));
            }}
          />
        </chakra.span>
      )}
    </Field>
  );
}

/** Renders a password input with a button at its end that shows the text. */
function PasswordInput(props: InputProps) {
  const text = useText();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <chakra.span display="block" position="relative" flex="1">
      <Input {...props} type={visible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} pe="92px" />
      <Button
        type="button"
        variant="ghost"
        size="xs"
        position="absolute"
        insetEnd="1"
        insetY="0"
        my="auto"
        zIndex="raised"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <Icon />
        {text(visible ? 'login.hidePassword' : 'login.showPassword')}
      </Button>
    </chakra.span>
  );
}
