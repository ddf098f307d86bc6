/** Renders a password input with a button at its end that shows the text. */
import { Button, chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { Input, type InputProps } from './Input.tsx';

export function PasswordInput(props: InputProps) {
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
