/** Renders radio buttons as adjacent segments. */
import { chakra } from '@chakra-ui/react';

interface Props<Value> {
  /** Id of the first radio button, and the name of all. */
  id: string;
  labelId: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: string;
  onChange: (value: Value) => void;
  required?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

export function SegmentRadios<Value extends string>({ id, labelId, choices, value: chosen, onChange, required, ...control }: Props<Value>) {
  return (
    <chakra.div {...control} role="radiogroup" aria-labelledby={labelId} aria-required={required} layerStyle="segments" h="field">
      {choices.map(({ value, label }, at) => (
        <chakra.label
          key={value}
          layerStyle="segment"
          position="relative"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          px={{ base: '0.5', md: '3' }}
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
        >
          <chakra.input
            type="radio"
            id={at === 0 ? id : undefined}
            name={id}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            position="absolute"
            inset="0"
            opacity="0"
            cursor="pointer"
          />
          {label}
        </chakra.label>
      ))}
    </chakra.div>
  );
}
