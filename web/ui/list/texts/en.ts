/** The texts of every list, in English. */
export const en = {
  'list.clearFilters': 'Clear filters',
  'list.empty': 'No Data available',
  'list.failed': 'The list could not be loaded',
  'list.month': 'Month',
  'list.monthAfter': 'Next month',
  'list.monthBefore': 'Previous month',
  'list.new': 'New',
  'list.next': 'Next Page',
  'list.open': 'Open',
  'list.page': 'Page {page}',
  'list.pages': 'Pages',
  'list.previous': 'Previous Page',
  'list.searchClear': 'Clear the search',
  'list.searchHint': 'Type 3 letters or more',
  'list.stale': 'The list could not be loaded. These are the rows from before.',
  'list.year': 'Year',
} as const;
