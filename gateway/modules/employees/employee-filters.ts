/** Filters of a list of employees, as the call takes them. */
import type { EmployeeFilter } from '../../graphql/types.generated.ts';

/** @returns the texts that people type, and what they choose */
export const employeeFilters = ({ text, active, area, updatedSince }: EmployeeFilter) => ({
  typed: { search: text, state: area?.state, district: area?.district, taluka: area?.taluka },
  chosen: { active: typeof active === 'boolean' ? (`${active}` as const) : null, updatedSince },
});
