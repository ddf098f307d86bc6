/** The keys of the filters, as addresses have them beside the text and the area. */
export const employeeFilters = ['active', 'order', 'role'] as const;
