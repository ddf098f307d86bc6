/** Keys of the filters in addresses, besides the text and the area. */
export const employeeFilters = ['active', 'order', 'role'] as const;
