/** The keys of the filters, as addresses have them beside the text. */
export const meetingFilters = ['whose', 'assignee', 'from', 'until'] as const;
