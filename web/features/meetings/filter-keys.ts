/** Keys of the filters in addresses, besides the text and the days. */
export const meetingFilters = ['whose', 'assignee', 'days'] as const;
