/** Renders a full-width warning about the content below. */
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function Banner({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="2.5"
      px="gutter"
      py="2"
      bg="bg.warning"
      color="fg"
      borderYWidth="1px"
      borderColor="border.warning"
    >
      <chakra.span color="fg.warning" flexShrink="0">
        <TriangleAlert />
      </chakra.span>
      <span>{children}</span>
    </chakra.div>
  );
}
