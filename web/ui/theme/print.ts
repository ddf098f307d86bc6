/** Print styles: A4 with 14 mm margins, black on white, rows not split. Sheets of labels use the whole page. */

/** Replaces Chakra's `hideFrom`, which applies to the screen only. Content that a laptop's layout hides is not printed either. */
export const hideFrom = {
  values: 'breakpoints' as const,
  transform: (_: string, { raw }: { raw: string }) => ({
    [`@breakpoint ${raw}`]: { display: 'none' },
    ...(raw === 'md' && { '@media print': { display: 'none' } }),
  }),
};

export const printCss = {
  '@page': {
    size: 'A4',
    margin: '14mm',
    '@bottom-right': { content: 'counter(page) " / " counter(pages)', font: '10px sans-serif' },
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
