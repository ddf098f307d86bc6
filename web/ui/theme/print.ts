/** Ink on paper: A4 with 14 mm around, black on white, rows in one piece. Sheets of labels have the page to themselves. */

/** Replaces Chakra's `hideFrom`, which knows the screen only: what a laptop's layout leaves out does not belong on paper either. */
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
    // Full paper width, whatever the columns are on the screen.
    'main table': { tableLayout: 'auto !important', width: '100% !important', fontSize: '12px !important' },
    'main th': { width: 'auto !important', whiteSpace: 'normal !important' },
    'main :is(th, td)': { paddingInline: '4px !important' },
    '.badge': { background: 'none !important', padding: '0 !important' },
    'body:has([data-wide])': { page: 'wide' },
    'main [data-wide=true] :is(th, td)': { paddingInline: '1px !important', height: '6mm !important', fontSize: '10px !important' },
    thead: { display: 'table-header-group' },
    // Totals once, below the last row: as a footer group they would stand on every page.
    tfoot: { display: 'table-row-group' },
    tr: { breakInside: 'avoid' },
  },
} as const;
