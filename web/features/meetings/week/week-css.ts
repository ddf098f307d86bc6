/** Styles of a week: a grid of days beside the names, and below 768 pixels an agenda by day. Print uses the grid. */
import { onPhones } from '../../../ui/on-phones.ts';

export const weekCss = {
  w: 'full',
  minW: '840px',
  fontSize: '12px',
  lineHeight: '1.35',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0',
  [onPhones]: { display: 'none' },
  _print: { minW: '0' },
  '& :is(th, td)': { textAlign: 'start', verticalAlign: 'top', px: '1.5', py: '1', borderBottomWidth: '1px', borderInlineEndWidth: '1px' },
  '& :is(thead th:first-of-type, tbody th)': { ps: 'gutter' },
  '& thead th': {
    position: { md: 'sticky', _print: 'static' },
    top: '0',
    zIndex: 'head',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: '400',
    borderBottomColor: 'border.emphasized',
  },
  '& thead strong': { display: 'block', fontSize: '13px', color: 'fg' },
  '& thead [data-today] strong': { color: 'fg.brand', textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& thead small': { float: 'inline-end' },
  '& tbody th': { py: '1.5', fontSize: '13px', fontWeight: '600' },
  '& tbody small': { display: 'block', fontSize: '12px', fontWeight: '400', color: 'fg.muted' },
  '& :is([data-sunday], [data-off])': { bg: 'bg.weekend' },
  '& td': { focusRing: 'inside' },
} as const;

/** A meeting: its icon, time and name. */
export const entryCss = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  px: '1',
  py: '0.5',
  mx: '-1',
  minH: '24px',
  borderRadius: 'l1',
  overflowWrap: 'anywhere',
  focusVisibleRing: 'outside',
  _hover: { textDecoration: 'underline' },
  '& > svg': { boxSize: '14px', flexShrink: '0', mt: '0.5', color: 'fg.muted' },
  '&[data-state=FINISHED]': { color: 'fg.muted' },
  '&[data-state=CANCELLED]': { color: 'fg.muted', textDecoration: 'line-through' },
  '&[data-overlaps]': { bg: 'bg.warning', color: 'fg.warning', '& > svg': { color: 'fg.warning' } },
} as const;
