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
    <chakra.div
      role="group"
      aria-label={label}
      display="flex"
      w={{ base: 'full', md: 'auto' }}
      p="1px"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.muted"
    >
      {choices.map((choice) => (
        <chakra.button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          flex="1"
          minH={{ base: '36px', md: '28px' }}
          px={{ base: '1', md: '3' }}
          borderRadius="5px"
          fontSize={{ base: '13px', md: '14px' }}
          color="fg.muted"
          whiteSpace="nowrap"
          cursor="pointer"
          focusVisibleRing="outside"
          _hover={{ color: 'fg' }}
          _pressed={{ bg: 'bg.panel', color: 'fg', fontWeight: '600', boxShadow: '0 0 0 1px {colors.border.emphasized}' }}
        >
          {choice.label}
        </chakra.button>
      ))}
    </chakra.div>
  );
}
