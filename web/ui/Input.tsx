/** A text input in the theme's `input` recipe. The kit's own brings a field machine that the forms here do without. */
import { createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';

export type InputProps = HTMLChakraProps<'input', RecipeProps<'input'>>;

const { withContext } = createRecipeContext({ key: 'input' });

export const Input = withContext<HTMLInputElement, InputProps>('input');
