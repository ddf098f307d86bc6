/** The rules of lists and of what stands in them. They come with the first page of somebody who is signed in: the login has no list. */
import { Global } from '@emotion/react';
import { memo } from 'react';
import { elementsCss } from './elements.ts';
import { listCss } from './list.ts';
import { optionsCss } from './options.ts';
import { inBaseLayer, system } from './system.ts';

/** Styles of a list part in one of its variants. */
const lookOf = (recipe: string, variants: Readonly<Record<string, string>>) => system.cva(system.getRecipe(recipe))(variants);

/** Buttons and inputs that each page of a list draws: as Chakra's, without the component that makes their styles each time. */
const controlsCss = {
  '.button': { ...lookOf('button', { size: 'sm', variant: 'outline' }), h: 'control' },
  '.button-solid': { ...lookOf('button', { size: 'sm', variant: 'solid' }), h: 'control' },
  '.button-sign': { px: '0', w: 'control' },
  '.input': lookOf('input', { size: 'sm', variant: 'outline' }),
  '.choice > .input': {
    appearance: 'none',
    cursor: 'pointer',
    pe: '8',
    textOverflow: 'ellipsis',
    _disabled: { opacity: '1', bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
    '& > option': { bg: 'bg', color: 'fg' },
  },
};

/** With `&`, as Chakra reads the rules of its own configuration. */
const rules = Object.fromEntries(
  Object.entries({ ...controlsCss, ...listCss, ...elementsCss, ...optionsCss }).map(([selector, rule]) => [`&${selector}`, rule]),
);
const styles = inBaseLayer(system.css(rules));

export const ListStyles = memo(function ListStyles() {
  return <Global styles={styles} />;
});
