/** Renders a checkbox with its label. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  id?: string | undefined;
  disabled?: boolean;
  /** `meta` for a checkbox that belongs to the field above. */
  size?: 'meta' | 'body';
}

export function Checkbox({ checked, onChange, children, id, disabled = false, size = 'body' }: Props) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="6"
      textStyle={size}
      color={size === 'meta' ? 'fg.muted' : 'fg'}
      cursor={disabled ? 'default' : 'pointer'}
    >
      <chakra.input
        type="checkbox"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        boxSize="4"
        flexShrink="0"
        accentColor="brand.solid"
        outlineColor="brand.focusRing"
        outlineOffset="2px"
      />
      <span>{children}</span>
    </chakra.label>
  );
}
