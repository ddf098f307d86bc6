/** Keys of the overview in an address, besides the days of its period. Separate, because addresses need them before the panel loads. */
export const overviewKeys = ['period', 'besideFrom', 'besideUntil', 'measure', 'as', 'by'] as const;
