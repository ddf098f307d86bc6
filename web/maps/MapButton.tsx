/** A small button on the map. */
import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

interface Props {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

export function MapButton({ label, icon: Icon, onClick }: Props) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      boxSize={{ base: '36px', md: '30px' }}
      display="grid"
      placeItems="center"
      cursor="pointer"
      borderRadius="l2"
      focusVisibleRing="inside"
      _hover={{ bg: 'bg.muted' }}
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Icon />
    </chakra.button>
  );
}
