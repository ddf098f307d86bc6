/** The frame around a list or a form: the sheet, its heading, and its foot. Plain elements, as what stands in the list is (list.ts): each page draws all of them. */
export const frameCss = {
  '.words-only': { srOnly: true },
  '.sheet': {
    outline: 'none',
    bg: 'bg',
    borderInlineStartWidth: { md: '1px' },
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    flex: '1',
    // Where no option list stands beside it there is nothing to divide.
    'header ~ &': { borderInlineStartWidth: '0' },
  },
  '.sheet-head': {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    minH: '52px',
    px: 'gutter',
    py: '2',
    _print: { px: '1' },
  },
  '.sheet-title': {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'baseline',
    columnGap: '2.5',
    minW: '0',
    flex: { base: '1 1 150px', md: 'none' },
  },
  '.sheet-note': { color: 'fg.muted', flexBasis: { base: 'full', md: 'auto' }, _empty: { minH: '5' } },
  '.sheet-banner': { mb: '2' },
  '.sheet-actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', ms: { md: 'auto' }, _print: { display: 'none' } },
  // What lies in a field, at its start or its end.
  '.in-field': { position: 'absolute', insetY: '0', display: 'flex', alignItems: 'center', zIndex: '1' },
  '.in-field-sign': { color: 'fg.muted', pointerEvents: 'none' },
  '.in-select': { insetEnd: '2.5', zIndex: 'auto' },
  '.in-field-hint': { textStyle: 'meta', color: 'fg.muted', pointerEvents: 'none' },
  '.foot': { position: 'sticky', bottom: '0', mt: 'auto', order: '9', zIndex: 'docked', _print: { display: 'none' } },
  '.foot-message': { position: 'absolute', insetX: '0', bottom: 'full' },
  '.notice': { px: 'gutter', pb: '2', _empty: { display: 'none' } },
} as const;
