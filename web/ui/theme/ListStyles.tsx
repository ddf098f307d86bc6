/** Renders the global styles of lists and their content. They load with the first authenticated page, because the login has no list. */
import { Global } from '@emotion/react';
import { memo } from 'react';
import { listCss } from './list.ts';
import { optionsCss } from './options.ts';
import { inBaseLayer, system } from './system.ts';

/** Styles of small elements that repeat on a page, for example in each row of a list. They are plain elements with shared rules, for the reason in list.ts. */
const elementsCss = {
  ':is(.name-link, .row-link)': {
    color: 'fg',
    fontWeight: '600',
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
  '.row-link': { _after: { content: '""', position: 'absolute', inset: '0' } },
  // A chevron that points to the right.
  '.row-opens': {
    display: 'block',
    boxSize: '6px',
    ms: 'auto',
    me: '5px',
    borderTopWidth: '1.25px',
    borderEndWidth: '1.25px',
    borderColor: 'currentColor',
    transform: 'rotate(45deg)',
  },
  '.phone': {
    position: 'relative',
    zIndex: 'raised',
    whiteSpace: 'nowrap',
    color: 'fg.brand',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
  },
  '.thumbnail': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'fg.subtle',
    overflow: 'hidden',
    // A size in pixels, inside a grid. With a percentage or inside a flex box, the browser would lay out the rows again for each loaded picture.
    '& img': { w: 'inherit', h: 'inherit', maxW: 'none', objectFit: 'cover' },
  },
  '.badge': {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '1',
    minH: '22px',
    px: '1.5',
    borderRadius: 'l1',
    textStyle: 'meta',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    '@media (forced-colors: active)': { outline: '1px solid' },
    '& .lucide': { boxSize: '14px' },
  },
  ...Object.fromEntries(
    ['gray', 'green', 'orange', 'red', 'blue'].map((palette) => [`.badge-${palette}`, { bg: `${palette}.subtle`, color: `${palette}.fg` }]),
  ),
  '.badge-outline': { bg: 'transparent', boxShadow: 'inset 0 0 0 1px {colors.gray.border}' },
  '.badges': { display: 'flex', flexWrap: 'wrap', gap: '1' },
} as const;

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
