/** A filter with few values, all seen at once: buttons in one frame, the chosen one pressed. */
import { chakra } from '@chakra-ui/react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <chakra.div role="group" aria-label={label} layerStyle="segments" w={{ base: 'full', md: 'auto' }}>
      {choices.map((choice) => (
        <chakra.button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          layerStyle="segment"
          minH={{ base: '36px', md: '28px' }}
          px={{ base: '1', md: '3' }}
          fontSize={{ base: '13px', md: '14px' }}
          focusVisibleRing="outside"
          _hover={{ color: 'fg' }}
        >
          {choice.label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
