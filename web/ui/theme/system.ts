/** The Chakra system: style properties and scales, the recipes in use, and the theme. Unused parts are left out, which keeps the first script small. */
import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints, buttonRecipe, cssVarsPrefix, cssVarsRoot, inputRecipe, textStyles, tokens } from '@chakra-ui/react/theme';
import { colors, pair } from './colors.ts';
import { frameCss } from './frame.ts';

// Below 16 pixels, a phone zooms in when the field receives the focus.
const field = { px: '2.5', fontSize: { base: '16px', md: '14px' } } as const;

/** Differences between the stock components and Chakra's own recipes. */
const recipes = {
  button: {
    base: {
      borderRadius: 'l2',
      fontWeight: '500',
      // A colour transition would run on the main thread, frame by frame.
      transitionProperty: 'none',
      _disabled: { opacity: '1', bg: 'bg.muted', color: 'fg.subtle', borderColor: 'border' },
    },
    variants: {
      size: {
        xs: { h: '28px', minW: '28px', px: '2.5', fontSize: '13px', gap: '1.5' },
        sm: { h: '32px', minW: '32px', px: '3', fontSize: '14px', gap: '1.5' },
        md: { h: '36px', minW: '36px', px: '3', fontSize: '14px', gap: '1.5' },
        lg: { h: '40px', minW: '40px', px: '4', fontSize: '14px', gap: '2' },
      },
      variant: {
        solid: { _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg', color: 'fg', borderColor: 'border.emphasized', _hover: { bg: 'bg.subtle', borderColor: 'border.control' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      },
    },
    defaultVariants: { size: 'sm', variant: 'outline' },
  },
  input: {
    variants: {
      size: {
        sm: { ...field, '--input-height': 'sizes.control' },
        md: { ...field, '--input-height': 'sizes.field' },
        lg: { ...field, '--input-height': '40px' },
      },
      variant: {
        outline: { bg: 'bg', borderColor: 'border.control', _invalid: { borderColor: 'border.error', boxShadow: 'inset 0 0 0 1px {colors.border.error}' } },
      },
    },
    defaultVariants: { size: 'md' },
  },
};

/** Replaces Chakra's `hideFrom`, which applies to the screen only. Content that a laptop's layout hides is not printed either. */
const hideFrom = {
  values: 'breakpoints' as const,
  transform: (_: string, { raw }: { raw: string }) => ({
    [`@breakpoint ${raw}`]: { display: 'none' },
    ...(raw === 'md' && { '@media print': { display: 'none' } }),
  }),
};

const printCss = {
  '@page': {
    size: 'A4',
    margin: '14mm',
    // Above the edge that printers leave blank, which is 4.2 mm high.
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', font: '10px sans-serif', verticalAlign: 'top', paddingTop: '1mm' },
  },
  '@page labels': { size: 'A4', margin: '0', '@bottom-right': { content: 'none' } },
  // A table as wide as a month.
  '@page wide': { size: 'A4 landscape', margin: '10mm' },
  '@media print': {
    'html, body, main, thead th, td': { background: 'white !important' },
    'html, main': { color: 'black !important' },
    'main, main > *': { borderColor: 'transparent' },
    // A page that is printed without its frame.
    'main:has(> [data-print-only]) > :not([data-print-only])': { display: 'none !important' },
    // Full paper width, whatever the column widths on the screen.
    'main table': { tableLayout: 'auto !important', width: '100% !important', fontSize: '12px !important' },
    'main th': { width: 'auto !important', whiteSpace: 'normal !important' },
    'main :is(th, td)': { paddingInline: '4px !important' },
    '.badge': { background: 'none !important', padding: '0 !important' },
    'body:has([data-wide])': { page: 'wide' },
    'main [data-wide=true] :is(th, td)': { paddingInline: '1px !important', height: '6mm !important', fontSize: '10px !important' },
    // A text behind a number.
    'main [data-wide=true] * + [data-text]': { paddingInlineStart: '8px !important' },
    // `anywhere` of the screen would break times and numbers in narrow columns.
    'main :is(th, td), main :is(th, td) *': { overflowWrap: 'break-word !important' },
    thead: { display: 'table-header-group' },
    // Chromium repeats a head on each page, but without its buttons.
    '.sort-button': { display: 'none !important' },
    '[data-printed]::after': { content: 'attr(data-printed)' },
    // Totals once, below the last row. As a footer group they would repeat on every page.
    tfoot: { display: 'table-row-group' },
    tr: { breakInside: 'avoid' },
  },
} as const;

/** Names of the layers, from the rows of a page up to tooltips. Every `zIndex` is one of these names. */
const names = [
  // Controls above a link that covers the whole row.
  'raised',
  'head',
  // The crossing of a sticky head and a sticky column.
  'corner',
  // Bars and option lists that stick to an edge of the window.
  'docked',
  'sticky',
  'banner',
  'modal',
  // Calendars and messages of a field, also in a dialog.
  'popover',
  'skipNav',
  'tooltip',
] as const;

const layers = Object.fromEntries(names.map((name, at) => [name, { value: at + 1 }]));

const sans = '"Segoe UI", Roboto, "Noto Sans", system-ui, -apple-system, "Nirmala UI", "Noto Sans Devanagari", "Kohinoor Devanagari", sans-serif';

/** Fonts, text styles and global rules. */
const config = defineConfig({
  globalCss: {
    html: {
      colorPalette: 'brand',
      bg: 'bg.canvas',
      color: 'fg',
      fontSize: '16px',
      lineHeight: '1.5',
      fontVariantNumeric: 'lining-nums tabular-nums',
      scrollPaddingBlock: '48px 60px',
      // Chakra sets these variables on every element, with thirty more for filters and rings, so each element's style has its own table.
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    '*::placeholder': { color: 'fg.muted/80' },
    // Inherited by all elements. As a rule for each element, it would slow down style calculation.
    'html::selection': { bg: 'colorPalette.emphasized/80' },
    body: { textStyle: 'body' },
    // Keeps a focused element clear of the sticky bar and foot (`scrollPaddingBlock` above), and in a row of the sticky head.
    'tbody :is(a, button, input, select)': { scrollMarginBlock: '40px 0' },
    ':lang(hi), :lang(mr)': { lineHeight: '1.6', letterSpacing: '0' },
    '*': { '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' } },
    // Closed overlays disappear without an animation, because the library would keep them until the animation ends.
    '[data-state=closed]': { animation: 'none !important' },
    // In forced colours, the selected element would lose its background, which marks it.
    'nav a[aria-current=page], button[aria-pressed=true], tr[aria-current=true], label:has(> input:checked)': {
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight !important', color: 'HighlightText !important' },
    },
    '.lucide': { flexShrink: '0' },
    ...frameCss,
    ...printCss,
  },
  utilities: { hideFrom },
  theme: {
    tokens: {
      zIndex: layers,
      fonts: { body: { value: sans }, heading: { value: sans }, mono: { value: 'ui-monospace, "Cascadia Mono", Consolas, "Roboto Mono", monospace' } },
    },
    textStyles: {
      display: { value: { fontSize: '26px', lineHeight: '34px', fontWeight: '600' } },
      title: { value: { fontSize: '20px', lineHeight: '28px', fontWeight: '600' } },
      dialogTitle: { value: { fontSize: '16px', lineHeight: '24px', fontWeight: '600' } },
      section: { value: { fontSize: '14px', lineHeight: '20px', fontWeight: '600' } },
      body: { value: { fontSize: '14px', lineHeight: '20px' } },
      label: { value: { fontSize: '13px', lineHeight: '18px', fontWeight: '500' } },
      meta: { value: { fontSize: '12px', lineHeight: '16px' } },
    },
    keyframes: { spin: { '100%': { transform: 'rotate(360deg)' } }, 'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } } },
    layerStyles: {
      disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
      // Layers above the page.
      floating: { value: { bg: 'bg.panel', color: 'fg', boxShadow: 'md' } },
      // A few choices side by side in one frame.
      segments: {
        value: {
          display: 'flex',
          flexWrap: { base: 'wrap', md: 'nowrap' },
          p: '1px',
          borderWidth: '1px',
          borderColor: 'border.emphasized',
          borderRadius: 'l2',
          bg: 'bg.muted',
        },
      },
      segment: {
        value: {
          flex: '1',
          borderRadius: '5px',
          color: 'fg.muted',
          whiteSpace: 'nowrap',
          cursor: 'pointer',
          '&:is([aria-pressed=true], :has(:checked))': { bg: 'bg.panel', color: 'fg', fontWeight: '600', boxShadow: '0 0 0 1px {colors.border.emphasized}' },
        },
      },
    },
    semanticTokens: {
      // Distance between content and the edge of a sheet or a table.
      spacing: { gutter: { value: { base: '16px', md: '20px' } } },
      // Heights of controls: buttons and filters, and form fields. Width of a date field, in which a day fits with wider letter and word spacing too.
      sizes: { control: { value: { base: '40px', md: '32px' } }, field: { value: { base: '40px', md: '36px' } }, date: { value: '212px' } },
      radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '8px' } },
      shadows: {
        xs: { value: 'none' },
        sm: { value: 'none' },
        md: pair('0 0 0 1px rgb(30 31 27 / .12), 0 8px 24px rgb(30 31 27 / .14)', '0 0 0 1px rgb(255 255 255 / .12), 0 12px 32px rgb(0 0 0 / .6)'),
        lg: { value: '{shadows.md}' },
      },
      colors,
    },
    recipes,
  },
});

const { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing } = tokens;

/** Parts of Chakra's theme that are in use. */
const stock = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  theme: {
    breakpoints,
    tokens: { animations, borders, cursor, durations, easings, fontSizes, fontWeights, letterSpacings, lineHeights, radii, sizes, spacing },
    recipes: { button: buttonRecipe, input: inputRecipe },
    textStyles,
  },
});

const unlayered = createSystem(defaultBaseConfig, stock, config, { disableLayers: true });

/** Puts rules into a layer, so the class of an element with its own styles overrides them at any specificity. */
export const inBaseLayer = <Rules>(rules: Rules) => ({ '@layer base': rules });

/**
 * Only rules that exist when the page starts are in a layer. Chakra would also layer the variants of buttons and inputs, and adds each variant on its first
 * render. Chromium lays out the whole page again whenever a rule is added to a layer.
 */
export const system = { ...unlayered, _global: [inBaseLayer(unlayered._global)] };
