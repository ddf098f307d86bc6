/** The keys of the filters, as addresses have them beside the text and the days. */
export const meetingFilters = ['whose', 'assignee', 'days'] as const;
