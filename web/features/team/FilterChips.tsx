/** What narrows the team's rows: buttons of which one is pressed, each with how many rows it shows. */
import { Button, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useText } from '../../i18n/text-context.ts';
import { teamTexts } from './texts/texts.ts';

interface Props<Filter extends string> {
  value: Filter;
  /** The count is text: it may not be known yet. */
  choices: readonly { value: Filter; label: string; count: string }[];
  onChange: (filter: Filter) => void;
}

export function FilterChips<Filter extends string>({ value, choices, onChange }: Props<Filter>) {
  const text = useText(teamTexts);
  return (
    <chakra.div role="group" aria-label={text('team.filter')} display="flex" flexWrap="wrap" gap="1.5">
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="xs"
          h={{ base: '36px', md: '30px' }}
          aria-pressed={choice.value === value}
          _pressed={{ bg: 'bg.selected', borderColor: 'brand.solid' }}
          onClick={() => onChange(choice.value)}
        >
          {choice.value === value && <Check size={14} />}
          {choice.label}
          <chakra.span color="fg.muted">{choice.count}</chakra.span>
        </Button>
      ))}
    </chakra.div>
  );
}
