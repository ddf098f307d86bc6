/** Renders a text input with the theme's `input` recipe. Chakra's own input includes a field state machine that these forms do not need. */
import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';

export type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;

const { withContext } = createRecipeContext({ key: 'input' });

export const Input = withContext<HTMLInputElement, InputProps>('input');
