/** Styles of a screen's option list, which every panel renders in full. Plain elements, for the reason in list.ts. */

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

export const optionsCss = {
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
