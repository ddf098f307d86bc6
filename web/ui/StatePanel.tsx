/** Renders a message in place of rows or of a page: a picture, a strong line, an optional secondary line, and actions. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  picture: ReactNode;
  title: ReactNode;
  detail?: string | undefined;
  actions?: ReactNode;
  /** `alert` for a failure, so screen readers announce it. */
  role?: 'alert' | 'status';
}

export function StatePanel({ picture, title, detail, actions, role }: Props) {
  return (
    <chakra.div role={role} display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="1.5" px="5" py="12" flex="1">
      <chakra.div color="border.control" mb="1.5" css={{ '& > .lucide': { boxSize: '28px' } }}>
        {picture}
      </chakra.div>
      <chakra.div fontWeight="600">{title}</chakra.div>
      {detail !== undefined && <chakra.div color="fg.muted">{detail}</chakra.div>}
      {actions !== undefined && (
        <chakra.div display="flex" gap="2" mt="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}
