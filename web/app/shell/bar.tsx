import { chakra } from '@chakra-ui/react';
import { ChevronDown, User } from 'lucide-react';
import { TruncatedText } from '../../ui/TruncatedText.tsx';

/** Style of all controls in the green top bar. */
export const barControl = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  h: 'control',
  px: '2.5',
  borderRadius: 'l2',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  _hover: { bg: 'bg.barHover' },
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.bar', outlineOffset: '2px' },
} as const;

/** Renders the label of the user menu's button: the greeting, or an icon on a phone. */
export function Welcome({ children }: { children: string }) {
  return (
    <>
      <chakra.span hideFrom="md">
        <User size={20} />
      </chakra.span>
      <chakra.span srOnly={{ base: true, md: false }} maxW="320px" minW="0">
        <TruncatedText lines={1}>{children}</TruncatedText>
      </chakra.span>
      <ChevronDown size={14} />
    </>
  );
}
