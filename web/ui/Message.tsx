/** A message that stays: word for word what the server said, or what the person should know. With `onClose` it can be closed. */
import { Alert, Button } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '../i18n/text-context.ts';

const icons = { error: CircleAlert, info: Info, success: CircleCheck, warning: TriangleAlert } as const;

interface Props {
  kind: keyof typeof icons;
  children: ReactNode;
  onClose?: () => void;
  /** For a message that takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

export function Message({ kind, children, onClose, ref }: Props) {
  const text = useText();
  const Icon = icons[kind];
  return (
    <Alert.Root ref={ref} tabIndex={-1} outline="none" status={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Alert.Indicator>
        <Icon />
      </Alert.Indicator>
      <Alert.Content overflowWrap="anywhere">{children}</Alert.Content>
      {onClose !== undefined && (
        <Button type="button" variant="ghost" size="xs" px="0" my="-1" me="-1.5" flexShrink="0" aria-label={text('action.close')} onClick={onClose}>
          <X />
        </Button>
      )}
    </Alert.Root>
  );
}
