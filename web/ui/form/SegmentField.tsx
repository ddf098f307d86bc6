/** Renders a choice of one value: radio buttons styled as segments. */
import { chakra } from '@chakra-ui/react';
import { Field, type FieldProps } from './Field.tsx';

interface SegmentRadiosProps<Value> {
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

export function SegmentRadios<Value extends string>({ id, labelId, choices, value: chosen, onChange, required, ...control }: SegmentRadiosProps<Value>) {
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

interface Props<Value> extends FieldProps<Value> {
  choices: readonly { value: Value; label: string }[];
}

/** Renders the choice as a form field. */
export function SegmentField<Value extends string>({ choices, ...frame }: Props<Value>) {
  const { value, set } = frame.field;
  return (
    <Field {...frame} group>
      {({ name: _, ...control }, labelId) => <SegmentRadios {...control} labelId={labelId} choices={choices} value={value} onChange={set} />}
    </Field>
  );
}
