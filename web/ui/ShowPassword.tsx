/** Shows what stands in a password field, or hides it again. */
import { Button } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useText } from '../i18n/text-context.ts';

interface Props {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

export function ShowPassword({ shown, onChange }: Props) {
  const text = useText();
  const Icon = shown ? EyeOff : Eye;
  return (
    <Button type="button" variant="ghost" size="xs" aria-pressed={shown} onClick={() => onChange(!shown)}>
      <Icon />
      {text(shown ? 'login.hidePassword' : 'login.showPassword')}
    </Button>
  );
}
