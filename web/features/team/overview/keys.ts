/** Keys of the overview in an address, beside the days of its period. Addresses need them before the panel is loaded. */
export const overviewKeys = ['period', 'besideFrom', 'besideUntil', 'measure', 'as', 'by'] as const;
