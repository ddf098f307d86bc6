/** Renders the checkbox that selects a row for a bulk action. Its name is visually hidden. */
import { chakra } from '@chakra-ui/react';

interface Props {
  label: string;
  /** `mixed` for a checkbox of several rows of which some are selected. */
  checked: boolean | 'mixed';
  /** `isRange` is true when Shift is pressed. */
  onChange: (checked: boolean, isRange: boolean) => void;
  /** Id of the row for the keyboard navigation of a table. */
  row?: string;
}

export function RowCheckbox({ label, checked, onChange, row }: Props) {
  return (
    // Above the link of the row, which covers the whole row.
    <chakra.label position="relative" zIndex="raised" display="grid" placeItems="center" boxSize="6" cursor="pointer">
      <chakra.input
        type="checkbox"
        checked={checked === true}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = checked === 'mixed';
        }}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
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
