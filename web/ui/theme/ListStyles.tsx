/** Renders the global styles of lists and their content. They load with the first authenticated page, because the login has no list. */
import { Global } from '@emotion/react';
import { memo } from 'react';
import { elementsCss } from './elements.ts';
import { listCss } from './list.ts';
import { optionsCss } from './options.ts';
import { inBaseLayer, system } from './system.ts';

/** Styles of a list part in one of its variants. */
const recipeStyle = (recipe: string, variants: Readonly<Record<string, string>>) => system.cva(system.getRecipe(recipe))(variants);

/** Styles of the buttons and inputs in lists: Chakra's recipes as plain classes, because Chakra's components compute their styles on every render. */
const controlsCss = {
  '.button': { ...recipeStyle('button', { size: 'sm', variant: 'outline' }), h: 'control' },
  '.button-solid': { ...recipeStyle('button', { size: 'sm', variant: 'solid' }), h: 'control' },
  '.button-sign': { px: '0', w: 'control' },
  '.input': recipeStyle('input', { size: 'sm', variant: 'outline' }),
  '.choice > .input': {
    appearance: 'none',
    cursor: 'pointer',
    pe: '8',
    textOverflow: 'ellipsis',
    _disabled: { opacity: '1', bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    '& > option': { bg: 'bg', color: 'fg' },
  },
};

/** Keys with `&`, which Chakra needs for nested rules in its configuration. */
const rules = Object.fromEntries(
  Object.entries({ ...controlsCss, ...listCss, ...elementsCss, ...optionsCss }).map(([selector, rule]) => [`&${selector}`, rule]),
);
const styles = inBaseLayer(system.css(rules));

export const ListStyles = memo(function ListStyles() {
  return <Global styles={styles} />;
});
