/** Renders the label of the user menu's button: the greeting, or an icon on a phone. */
import { chakra } from '@chakra-ui/react';
import { ChevronDown, User } from 'lucide-react';
import { CutText } from '../../ui/CutText.tsx';

export function Welcome({ children }: { children: string }) {
  return (
    <>
      <chakra.span hideFrom="md">
        <User size={20} />
      </chakra.span>
      <chakra.span srOnly={{ base: true, md: false }} maxW="320px" minW="0">
        <CutText lines={1}>{children}</CutText>
      </chakra.span>
      <ChevronDown size={14} />
    </>
  );
}
