/** Renders a native select styled like the inputs, with a custom chevron. */
import { chakra, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

interface Choice {
  value: string;
  label: string;
}

const { withContext } = createRecipeContext({ key: 'input' });

const Field = withContext<HTMLSelectElement, HTMLChakraProps<'select', RecipeProps<'input'>>>('select');

/** Needs a name from `aria-label` or from a label for `id`. Style properties apply to the surrounding frame. */
interface Props extends Omit<HTMLChakraProps<'div'>, 'onChange' | 'aria-describedby'> {
  id?: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  name?: string;
  'aria-describedby'?: string | undefined;
}

export function Select({
  id,
  value,
  onChange,
  choices,
  size = 'md',
  disabled = false,
  required = false,
  invalid = false,
  name,
  'aria-label': label,
  'aria-describedby': description,
  ...frame
}: Props) {
  return (
    <chakra.div position="relative" minW="0" {...frame}>
      <Field
        id={id}
        name={name}
        size={size}
        value={value}
        disabled={disabled}
        required={required}
        aria-label={label}
        aria-describedby={description}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => onChange(target.value)}
        appearance="none"
        cursor="pointer"
        pe="8"
        textOverflow="ellipsis"
        _disabled={{ opacity: '1', bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' }}
        css={{ '& > option': { bg: 'bg', color: 'fg' } }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Field>
      <span className="in-field in-field-sign in-select">
        <ChevronDown />
      </span>
    </chakra.div>
  );
}
