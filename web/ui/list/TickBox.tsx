/** The box that takes a row into what one press does. Its name is spoken and not seen: it stands in the row. */
import { chakra } from '@chakra-ui/react';

interface Props {
  label: string;
  /** 'mixed' for a box of several rows, some of which are ticked. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** Id of the row for the keyboard navigation of a table. */
  row?: string;
}

export function TickBox({ label, checked, onChange, row }: Props) {
  return (
    <chakra.label display="grid" placeItems="center" boxSize="6" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={checked === true}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = checked === 'mixed';
        }}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={label}
        data-row={row}
        boxSize="4"
        accentColor="brand.solid"
        outlineColor="brand.focusRing"
        outlineOffset="2px"
      />
    </chakra.label>
  );
}
