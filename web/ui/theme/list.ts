/**
 * Styles of a list: filters, pager, heads, rows and cells, as a table and, below 768 pixels, as entries. Plain elements share these rules, because a
 * styled component for each cell costs more time than the rest of a page of rows.
 */

/** The head of a column, in a list and in other tables. */
const head = {
  textStyle: 'meta',
  fontWeight: '600',
  textAlign: 'start',
  h: '32px',
  px: '2',
  color: 'fg.muted',
  bg: 'bg.subtle',
  borderBottomWidth: '1px',
  borderColor: 'border.emphasized',
} as const;

export const listCss = {
  '.filters': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', px: 'gutter', pb: '2.5', _print: { display: 'none' } },
  '.list-note': { textStyle: 'meta', color: 'fg.muted' },
  '.search': { position: 'relative', flex: { base: '1 1 160px', md: '1 1 200px' }, minW: '0' },
  '.search > .in-field-sign': { insetStart: '2.5' },
  '.search > .in-field-end': { insetEnd: '1', gap: '1' },
  '.search > .input': { ps: '8', pe: '9', _placeholderShown: { pe: '2.5' }, '&::-webkit-search-cancel-button': { display: 'none' } },
  '.choice': { position: 'relative', minW: '0' },
  '.choice-wide': { flex: { mdDown: '1' } },
  // A phone shows no column heads that could sort.
  '.choice-sort': { hideFrom: 'md', flex: '1 1 40%' },
  '.choice-area': { w: { md: '150px' }, flex: { base: '1 1 40%', md: '0 1 150px' } },
  '.month': { display: 'flex', alignItems: 'center', gap: '2', flex: { base: '1 0 100%', md: 'none' } },
  // On a phone, the rows come first and the areas open on demand.
  '.areas-button': { hideFrom: 'md', order: '1', h: '40px' },
  '.areas': {
    display: { base: 'none', md: 'contents' },
    order: '2',
    flex: '1 1 100%',
    flexWrap: 'wrap',
    gap: '2',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
  },
  // Filters on a line of their own, so the search box keeps its place.
  '.areas.areas-line, .areas.areas-line[data-open]': { md: { display: 'flex', _empty: { display: 'none' } } },
  '.segments': { layerStyle: 'segments', w: { base: 'full', md: 'auto' } },
  '.segments > button': {
    layerStyle: 'segment',
    minH: { base: '36px', md: '28px' },
    px: { base: '1', md: '3' },
    fontSize: { base: '13px', md: '14px' },
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
  '.pager': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'flex-end' },
    gap: { base: '0', md: '2' },
    minH: '44px',
    px: 'gutter',
    py: { base: '0.5', md: '0' },
    bg: 'bg',
    borderTopWidth: '1px',
  },
  '.pager > .button': { px: { base: '2.5', md: '3' } },
  '.pager-remark': { textStyle: 'meta', color: 'fg.muted', flex: { base: '1 0 100%', md: '1' } },
  '.pager-picked': { display: 'flex', gap: '2', flex: { base: '1 0 100%', md: 'none' }, '& > :last-child': { flex: { mdDown: '1' } } },
  '.pager-range': {
    textStyle: 'meta',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    flex: { base: '1 0 100%', md: 'none' },
    textAlign: { base: 'center', md: 'start' },
    px: '2',
  },
  '.pager-page': { px: { base: '1', md: '2' }, fontWeight: '600', whiteSpace: 'nowrap' },
  // Clipped, not scrolled, because the head sticks to the window.
  '.list-clip': { position: 'relative', overflowX: 'clip', flex: '1' },
  ':is(.list-table, .small-table)': {
    textStyle: 'body',
    fontVariantNumeric: 'lining-nums tabular-nums',
    borderCollapse: 'collapse',
    w: 'full',
    textAlign: 'start',
    verticalAlign: 'top',
    '& > tfoot': { fontWeight: '600' },
  },
  // A table within other content, which stays a table below 768 pixels.
  '.small-table': {
    '& thead th': { ...head, whiteSpace: 'nowrap' },
    '& :is(td, [scope=row])': { textAlign: 'start', h: '38px', px: '2', py: '1', borderBottomWidth: '1px', borderColor: 'border' },
    '& [scope=row]': { fontWeight: '600' },
    '& :is(th, td)': { _first: { ps: 'gutter' }, _last: { pe: 'gutter' } },
    // The first `th` of a row, although a `td` is before it.
    '& td + [scope=row]': { ps: '2' },
  },
  '.list-table': {
    display: { mdDown: 'block' },
    tableLayout: { md: 'fixed' },
    '& > thead': { display: { mdDown: 'none' }, position: { md: 'sticky' }, top: '48px', zIndex: 'head', _print: { position: 'static' } },
    '& > tbody': { display: { mdDown: 'block' } },
    '& > tfoot': { display: { mdDown: 'block' } },
  },
  // The team list has many columns, so they are closer together. Style properties of a cell override these rules.
  '.list-table.team-table': {
    // The checkbox cell is wider than the visible checkbox, which aligns with the edge of other tables.
    '& > :is(thead, tbody) > tr > .list-image': { md: { ps: '4' } },
    '& > tfoot td': { borderTop: '3px double {colors.border.control}', fontWeight: '600', px: '1.5' },
    // With wider letter spacing, a state wraps and does not overlap the chevron.
    md: { '& > tbody > tr > td': { px: '1.5' }, '& :is(.list-state, .badge)': { whiteSpace: 'normal' } },
  },
  // Highlights the row under the pointer.
  '.list-pointed > tbody tr:not([aria-current=true])': { _hover: { bg: 'bg.subtle' } },
  // Rows that wait for the next page are dimmed by colour, because opacity would lower the contrast of text.
  '.list-dimmed > tbody': { color: 'fg.subtle', '& *': { color: 'fg.subtle !important' }, '& .thumbnail': { opacity: '0.6' } },
  '.list-head': {
    ...head,
    boxShadow: 'inset 0 1px 0 {colors.border}',
    _first: { ps: 'gutter' },
    _last: { pe: 'gutter' },
    '&:is(.list-image, .list-select)': { pe: '0' },
    '&.list-indent': { ps: '6' },
  },
  '.sort-button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    fontWeight: '600',
    textAlign: 'inherit',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
    '& > svg': { flexShrink: '0', _print: { display: 'none' } },
  },
  '.list-row': {
    // Area that the link of the first cell covers.
    position: 'relative',
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      alignItems: 'start',
      px: '4',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
      '&:has(> :is(.list-image, .list-select))': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      '&:has(> .list-select + .list-image)': { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' },
      // The state has the place of the action.
      '&:has(> .list-state) > .list-action': { gridColumn: '-3 / -1', gridRow: 'auto', order: 1 },
    },
    // A row that was just added.
    '&[aria-current=true]': { bg: 'bg.success' },
  },
  '.list-cell': {
    textAlign: 'start',
    overflowWrap: 'anywhere',
    mdDown: { display: 'block' },
    md: { h: '38px', px: '2', py: '0.5', borderBottomWidth: '1px', borderColor: 'border', _first: { ps: 'gutter' }, _last: { pe: 'gutter' } },
    // Columns are counted from the end, because not every list starts with a picture.
    '&.list-image': { gridRow: '1 / span 3', mdDown: { w: '40px' }, md: { h: '46px', pe: '0' } },
    '&.list-select': { gridRow: '1 / span 3', mdDown: { w: '24px' }, md: { pe: '0' } },
    '&.list-main': { gridColumn: '-3 / -2', mdDown: { order: -1, fontWeight: '600' } },
    // The placeholder is muted, the typed text is not.
    '&.list-sub': { gridColumn: '-3 / -1', mdDown: { fontSize: '13px', color: 'fg.muted' }, '& :is(input, select)': { color: 'fg' } },
    '&.list-drop': { mdDown: { display: 'none' } },
    // A button beside a one-line name may extend below it, and the next line does not wait for the button.
    '&.list-state': { gridColumn: '-2 / -1', gridRow: '1', whiteSpace: 'nowrap', mdDown: { maxH: '22px' } },
    '&.list-action': { gridColumn: '-2 / -1', gridRow: '1 / span 2', whiteSpace: 'nowrap' },
    // The chevron at the end is not a target.
    '&.list-go': { color: 'fg.subtle', mdDown: { display: 'none' }, _print: { display: 'none' } },
  },
  // A day cell is as high as its two lines. Below 768 pixels it shows the name of its column.
  '.list-cell.list-day': {
    overflowWrap: 'normal',
    md: { py: '1' },
    mdDown: { '&[data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted', textStyle: 'meta', fontWeight: '400' } },
  },
  '.list-screen': { _print: { display: 'none' } },
  '.list-cell.list-nowrap': { whiteSpace: 'nowrap' },
  // A phone number that does not fit on its line, for example with wider letter spacing, wraps and does not overlap the next column.
  '.list-cell .phone': { whiteSpace: 'normal' },
  '.list-cell.list-strong': { fontWeight: '600' },
  ':is(.list-head, .list-cell).list-end': { textAlign: 'end' },
  ':is(.list-head, .list-cell).list-wide': { xlDown: { display: 'none' } },
  '.list-main > .badge': { ms: '2' },
  // A secondary line of a table row.
  '.list-second': { textStyle: 'meta', color: 'fg.muted', mdDown: { display: 'none' } },
  '.list-muted': { color: 'fg.muted' },
  // Two lines with a link beside them to the page of the named person.
  '.list-pair': { display: 'flex', alignItems: 'center', columnGap: '1', '& > div': { flex: '1', minW: '0' } },
  '.list-quiet': { textStyle: 'meta', fontWeight: '400', color: 'fg.muted', overflowWrap: 'anywhere' },
  // Above the link of the row, which covers the whole row.
  '.list-person': {
    position: 'relative',
    zIndex: 'raised',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'l1',
    color: 'fg.muted',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg.brand' },
    _print: { display: 'none' },
  },
} as const;
