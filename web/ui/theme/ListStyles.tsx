/** Renders the global styles of lists and their content. They load with the first authenticated page, because the login has no list. */
import { Global } from '@emotion/react';
import { memo } from 'react';
import { listCss } from './list.ts';
import { inBaseLayer, system } from './system.ts';

/** The label of an icon, shown beside it on hover and on focus. */
const floatingWord = {
  layerStyle: 'floating',
  position: 'absolute',
  insetStart: '100%',
  whiteSpace: 'nowrap',
  zIndex: 'tooltip',
  px: '2',
  py: '1',
  borderRadius: 'l1',
  fontWeight: '500',
  opacity: '0',
  pointerEvents: 'none',
} as const;

const currentOption = { bg: 'bg.selected', color: 'fg.brand' } as const;

/** Styles of a screen's option list, which every panel renders in full. */
const optionsCss = {
  '.with-options': { flex: '1', display: 'flex', flexDirection: { base: 'column', md: 'row' } },
  '.options': {
    hideBelow: 'md',
    position: 'sticky',
    top: '48px',
    zIndex: 'docked',
    alignSelf: 'start',
    w: { md: '56px', xl: '232px' },
    flexShrink: '0',
    p: '2',
    pt: '3',
    _print: { display: 'none' },
  },
  '.options-narrow': { hideFrom: 'md', _print: { display: 'none' } },
  '.options-button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '44px',
    px: '4',
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    fontWeight: '600',
    textAlign: 'start',
    focusVisibleRing: 'inside',
    '& > :last-child': { ms: 'auto' },
  },
  '.options-drawn': { px: '2' },
  '.options-title': { px: '9px', pt: '3.5', pb: '1.5', textStyle: 'meta', fontWeight: '600', color: 'fg.muted' },
  ':first-of-type > .options-title': { pt: '1' },
  '.option': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    minH: '44px',
    px: '9px',
    py: '1',
    mb: '0.5',
    borderRadius: 'l2',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: {
      ...currentOption,
      fontWeight: '600',
      _hover: currentOption,
      _before: { content: '""', position: 'absolute', insetStart: '-8px', insetY: '7px', w: '3px', borderEndRadius: '2px', bg: 'brand.solid' },
    },
    '& > span': { minW: '0', overflowWrap: 'anywhere' },
  },
  // Between 768 and 1199 pixels a title is a line, and an option is an icon.
  '.options .option': { minH: '34px', justifyContent: { mdToXl: 'center' }, '& > span': { mdToXl: floatingWord } },
  '.options .option:is(:hover, :focus-visible) > span': { mdToXl: { opacity: '1', pointerEvents: 'auto' } },
  '.options .options-title': { mdToXl: { h: '1px', p: '0', mx: '2', my: '1.5', bg: 'border', fontSize: '0', color: 'transparent', overflow: 'hidden' } },
} as const;

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
