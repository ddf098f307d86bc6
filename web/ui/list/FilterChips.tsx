/** Renders filter buttons with the number of rows for each. One of them is pressed. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

/** Styles of the chosen button. The hover style would otherwise change its background. */
const chosen = { bg: 'bg.selected', borderColor: 'brand.solid' } as const;
export const chosenChip = { ...chosen, _hover: chosen } as const;

interface Props<Filter extends string> {
  label: string;
  value: Filter;
  /** `count` is text because the number may be unknown. */
  choices: readonly { value: Filter; label: string; count: string }[];
  onChange: (filter: Filter) => void;
}

export function FilterChips<Filter extends string>({ label, value, choices, onChange }: Props<Filter>) {
  return (
    <chakra.div
      role="group"
      aria-label={label}
      display="flex"
      flexWrap={{ md: 'wrap' }}
      gap="1.5"
      maxW="full"
      overflowX={{ mdDown: 'auto' }}
      css={{ scrollbarWidth: 'none' }}
    >
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="xs"
          flexShrink="0"
          h={{ base: '36px', md: '30px' }}
          aria-pressed={choice.value === value}
          _pressed={chosenChip}
          onClick={() => onChange(choice.value)}
        >
          {choice.value === value && <Check size={14} />}
          <span>{choice.label}</span> <chakra.span color="fg.muted">{choice.count}</chakra.span>
        </Button>
      ))}
    </chakra.div>
  );
}
