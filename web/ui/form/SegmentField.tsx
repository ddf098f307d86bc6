/** Renders a choice of one value: radio buttons styled as segments. */
import { chakra } from '@chakra-ui/react';
import { Field, type FieldProps } from './Field.tsx';

interface Props<Value> extends FieldProps<Value> {
  choices: readonly { value: Value; label: string }[];
}

export function SegmentField<Value extends string>({ choices, ...frame }: Props<Value>) {
  const { value: chosen, set } = frame.field;
  return (
    <Field {...frame} group>
      {({ id, name: _, required, ...control }, labelId) => (
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
                onChange={() => set(value)}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              {label}
            </chakra.label>
          ))}
        </chakra.div>
      )}
    </Field>
  );
}
