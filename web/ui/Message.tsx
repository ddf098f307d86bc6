/** Renders a message that stays on the page: the server's message verbatim, or a note for the person. `onClose` adds a close button. */
import { Button, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '../i18n/text-context.ts';

const kinds = {
  error: { palette: 'red', icon: CircleAlert },
  info: { palette: 'blue', icon: Info },
  success: { palette: 'green', icon: CircleCheck },
  warning: { palette: 'orange', icon: TriangleAlert },
} as const;

interface Props {
  kind: keyof typeof kinds;
  children: ReactNode;
  onClose?: () => void;
  /** Ref for a message that receives the focus. */
  ref?: Ref<HTMLDivElement>;
}

export function Message({ kind, children, onClose, ref }: Props) {
  const text = useText();
  const { palette, icon: Icon } = kinds[kind];
  return (
    <chakra.div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      colorPalette={palette}
      position="relative"
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      w="full"
      px="3"
      py="2.5"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l2"
      outline="none"
      bg="colorPalette.subtle"
      color="fg"
      textStyle="body"
    >
      <chakra.span display="inline-flex" flexShrink="0" mt="2px" color="colorPalette.fg">
        <Icon />
      </chakra.span>
      <chakra.div display="flex" flexDirection="column" gap="1" flex="1" overflowWrap="anywhere">
        {children}
      </chakra.div>
      {onClose !== undefined && (
        <Button type="button" variant="ghost" size="xs" px="0" my="-1" me="-1.5" flexShrink="0" aria-label={text('action.close')} onClick={onClose}>
          <X />
        </Button>
      )}
    </chakra.div>
  );
}
